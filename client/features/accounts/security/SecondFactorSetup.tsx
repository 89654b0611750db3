import { Box, chakra, HStack, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../apollo/app-error';
import { CodeInput } from '../../../forms/CodeInput';
import { ErrorSummary } from '../../../forms/ErrorSummary';
import { FormField } from '../../../forms/FormField';
import { PasswordInput } from '../../../forms/PasswordInput';
import { useServerForm } from '../../../forms/use-server-form';
import {
  useConfirmSecondFactorMutation,
  useStartSecondFactorMutation,
  type StartSecondFactorMutation,
} from '../../../generated/graphql';
import { CopyButton } from '../../../ui/controls/CopyButton';
import { FocusedHeading } from '../components/FocusedHeading';
import { codeSchema, passwordSchema } from '../sign-up.schema';
import { FormActions } from './FormActions';

const SecretQrCode = lazy(() => import('./SecretQrCode').then((file) => ({ default: file.SecretQrCode })));

type Start = StartSecondFactorMutation['startSecondFactor'];

/* Grouped by four, for reading aloud and typing. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

function PasswordStep({ onStarted, onCancel }: { onStarted: (start: Start) => void; onCancel: () => void }) {
  const { t } = useTranslation('security');
  const [begin] = useStartSecondFactorMutation();
  const { register, onSubmit, messageOf, summary, isSubmitting } = useServerForm({
    schema: passwordSchema,
    defaultValues: { password: '' },
    fields: ['password'],
    send: async (variables) => {
      try {
        const { data } = await begin({ variables });
        if (data) onStarted(data.startSecondFactor);
        return null;
      } catch (error) {
        return toAppError(error);
      }
    },
  });
  return (
    <chakra.form onSubmit={onSubmit} noValidate display="grid" gap="5" maxWidth="408px">
      <ErrorSummary {...summary} />
      <FormField name="password" label={t('password.current')} error={messageOf('password')}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </FormField>
      <FormActions submit={t('factor.next')} isSubmitting={isSubmitting} onCancel={onCancel} />
    </chakra.form>
  );
}

function Secret({ secret, otpauthUrl }: Start) {
  const { t } = useTranslation('security');
  return (
    <Box display="grid" gap="3">
      <FocusedHeading as="p" color="fg.muted">
        {t('factor.scan')}
      </FocusedHeading>
      <Suspense fallback={<Skeleton boxSize="210px" borderRadius="card" />}>
        <SecretQrCode value={otpauthUrl} label={t('factor.qr')} />
      </Suspense>
      <chakra.p color="fg.muted">{t('factor.byHand')}</chakra.p>
      <HStack gap="3" flexWrap="wrap">
        <chakra.code fontFamily="mono" fontSize="16px" letterSpacing="0.04em" overflowWrap="anywhere">
          {inGroups(secret)}
        </chakra.code>
        <CopyButton text={secret} size="sm" minHeight={{ base: '11', md: '9' }}>
          {t('factor.copy')}
        </CopyButton>
      </HStack>
    </Box>
  );
}

interface CodeStepProps {
  start: Start;
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
}

function CodeStep({ start, onConfirmed, onCancel }: CodeStepProps) {
  const { t } = useTranslation('security');
  const [confirm] = useConfirmSecondFactorMutation();
  const { control, setValue, onSubmit, messageOf, summary, isSubmitting } = useServerForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    fields: ['code'],
    send: async (variables) => {
      try {
        const { data } = await confirm({ variables });
        if (data) onConfirmed(data.confirmSecondFactor.recoveryCodes);
        return null;
      } catch (error) {
        return toAppError(error);
      }
    },
  });
  const code = useWatch({ control, name: 'code' });
  return (
    <chakra.form onSubmit={onSubmit} noValidate display="grid" gap="5" maxWidth="408px">
      <ErrorSummary {...summary} />
      <Secret {...start} />
      <FormField name="code" label={t('factor.code')} error={messageOf('code')}>
        <CodeInput
          value={code}
          onChange={(next) => setValue('code', next)}
          isInvalid={messageOf('code') !== undefined}
        />
      </FormField>
      <FormActions submit={t('factor.confirm')} isSubmitting={isSubmitting} onCancel={onCancel} />
    </chakra.form>
  );
}

interface SecondFactorSetupProps {
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Password, then the secret for the app, then the app's first code. */
export function SecondFactorSetup({ onConfirmed, onCancel }: SecondFactorSetupProps) {
  const [start, setStart] = useState<Start | null>(null);
  if (!start) return <PasswordStep onStarted={setStart} onCancel={onCancel} />;
  return <CodeStep start={start} onConfirmed={onConfirmed} onCancel={onCancel} />;
}
