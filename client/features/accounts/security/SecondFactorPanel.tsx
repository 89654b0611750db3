import { Badge, Box, Button, chakra, HStack } from '@chakra-ui/react';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import {
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  type PasswordAndCodeInput,
  type Security_ViewerFragment,
} from '../../../generated/graphql';
import { FormName } from '../../../forms/FormField';
import { useFocusOnReplacement } from '../../../forms/use-focus-on-replacement';
import { useAuth } from '../../../session/AuthProvider';
import { safeNext } from '../../../session/next-path';
import { toast } from '../../../ui/feedback/toast';
import { Panel } from '../profile/edit/Panel';
import { ProofForm } from './ProofForm';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondFactorSetup } from './SecondFactorSetup';

/** Below this number the page suggests new codes. */
const FEW_CODES = 3;

type Open = 'setup' | 'renew' | 'remove' | null;

interface FactorProps {
  viewer: Security_ViewerFragment;
  onOpen: (open: Open) => void;
}

function FactorOff({ viewer, onOpen }: FactorProps) {
  const { t } = useTranslation('security');
  return (
    <>
      {viewer.mustAddSecondFactor && (
        <HStack
          role="status"
          gap="3"
          alignItems="flex-start"
          padding="4"
          marginBottom="4"
          borderRadius="lg"
          bg="bg.warning"
        >
          <Box color="fg.warning" flexShrink="0" marginTop="0.5">
            <ShieldAlert size={20} aria-hidden />
          </Box>
          <chakra.p>{t('factor.needed')}</chakra.p>
        </HStack>
      )}
      <Button variant={viewer.mustAddSecondFactor ? 'solid' : 'outline'} onClick={() => onOpen('setup')}>
        {t('factor.turnOn')}
      </Button>
    </>
  );
}

function FactorOn({ viewer, onOpen }: FactorProps) {
  const { t } = useTranslation('security');
  const { user } = useAuth();
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  const areFew = viewer.recoveryCodesLeft <= FEW_CODES;
  return (
    <Box display="grid" gap="4">
      <chakra.p color={areFew ? 'fg.warning' : undefined}>
        {t('codes.left', { count: viewer.recoveryCodesLeft })}
      </chakra.p>
      <HStack gap="2" flexWrap="wrap">
        {next && (
          <Button asChild>
            <Link to={next}>{t('factor.goOn')}</Link>
          </Button>
        )}
        <Button variant="outline" onClick={() => onOpen('renew')}>
          {t('codes.renew')}
        </Button>
        {!user?.isStaff && (
          <Button variant="surface" colorPalette="red" onClick={() => onOpen('remove')}>
            {t('factor.turnOff')}
          </Button>
        )}
      </HStack>
      {user?.isStaff && (
        <chakra.p textStyle="small" color="fg.muted">
          {t('factor.staffKeepsIt')}
        </chakra.p>
      )}
    </Box>
  );
}

interface ChangeProps {
  onCancel: () => void;
}

function RenewCodes({ onRenewed, onCancel }: ChangeProps & { onRenewed: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('security');
  const [renew] = useRenewRecoveryCodesMutation();
  const onProven = async (input: PasswordAndCodeInput) => {
    const { data } = await renew({ variables: { input } });
    if (data) onRenewed(data.renewRecoveryCodes.recoveryCodes);
  };
  return <ProofForm text={t('codes.renewText')} submit={t('codes.renew')} onProven={onProven} onCancel={onCancel} />;
}

function RemoveFactor({ onRemoved, onCancel }: ChangeProps & { onRemoved: () => void }) {
  const { t } = useTranslation('security');
  const [remove] = useRemoveSecondFactorMutation();
  const onProven = async (input: PasswordAndCodeInput) => {
    await remove({ variables: { input } });
    toast({ title: t('factor.removed'), tone: 'success' });
    onRemoved();
  };
  return (
    <ProofForm
      isDangerous
      text={t('factor.removeText')}
      submit={t('factor.turnOff')}
      onProven={onProven}
      onCancel={onCancel}
    />
  );
}

function useSecondFactor(onChanged: () => void) {
  const { secondFactorConfirmed, reloadViewer } = useAuth();
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setOpen(null);
  const show = (made: readonly string[]) => {
    setCodes(made);
    close();
    onChanged();
  };
  return {
    open,
    setOpen,
    close,
    codes,
    show,
    clearCodes: () => setCodes(null),
    onConfirmed: (made: readonly string[]) => {
      show(made);
      void secondFactorConfirmed();
    },
    onRemoved: () => {
      close();
      onChanged();
      void reloadViewer();
    },
  };
}

/** Two-step sign-in: set up, recovery codes, and removal. */
export function SecondFactorPanel({ viewer, onChanged }: { viewer: Security_ViewerFragment; onChanged: () => void }) {
  const { t } = useTranslation('security');
  const { open, setOpen, close, codes, show, clearCodes, onConfirmed, onRemoved } = useSecondFactor(onChanged);
  const State = viewer.hasSecondFactor ? FactorOn : FactorOff;
  const turn = useFocusOnReplacement<HTMLDivElement>(codes ?? open);
  return (
    <Panel
      title={t('factor.title')}
      text={t('factor.text')}
      badge={
        viewer.hasSecondFactor && (
          <Badge colorPalette="green">
            <ShieldCheck aria-hidden />
            {t('factor.on')}
          </Badge>
        )
      }
    >
      <FormName value="factor">
        <div ref={turn}>
          {codes ? (
            <RecoveryCodes codes={codes} onDone={clearCodes} />
          ) : open === 'setup' ? (
            <SecondFactorSetup onConfirmed={onConfirmed} onCancel={close} />
          ) : open === 'renew' ? (
            <RenewCodes onRenewed={show} onCancel={close} />
          ) : open === 'remove' ? (
            <RemoveFactor onRemoved={onRemoved} onCancel={close} />
          ) : (
            <State viewer={viewer} onOpen={setOpen} />
          )}
        </div>
      </FormName>
    </Panel>
  );
}
