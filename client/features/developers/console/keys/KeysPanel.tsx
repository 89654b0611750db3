import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRotateApiKeyMutation, type ConsoleKey_ApiKeyFragment } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { EmptyState } from '../../../../ui/feedback/states';
import { ConsoleSection } from '../ConsoleSection';
import { ConsoleTable, type ConsoleColumn } from '../ConsoleTable';
import { KeySecret, type MadeKey } from './KeySecret';
import { RotateDialog } from '../RotateDialog';
import { lastDayOf } from './last-day';
import { RevokeKeyDialog } from './RevokeKeyDialog';
import { ScopeTags } from '../ScopeTags';

type ConsoleKey = ConsoleKey_ApiKeyFragment;

interface KeysPanelProps {
  keys: readonly ConsoleKey[];
  canMake: boolean;
  onChanged: () => void;
}

/** The active keys, each with its scopes, last use and expiry. */
export function KeysPanel({ keys, canMake, onChanged }: KeysPanelProps) {
  const { t } = useTranslation('developers');
  const [made, setMade] = useState<MadeKey | null>(null);
  const [revoking, setRevoking] = useState<ConsoleKey | null>(null);
  const [rotating, setRotating] = useState<ConsoleKey | null>(null);
  const columns = useKeyColumns({ onRotate: setRotating, onRevoke: setRevoking });
  return (
    <ConsoleSection
      title={t('keys.title')}
      action={
        <Button asChild variant="plain" size="sm" minHeight={{ base: '11', md: '9' }} paddingInline="0">
          <Link to="/developers/guides/keys">{t('keys.howToKeep')}</Link>
        </Button>
      }
    >
      {keys.length === 0 ? (
        <EmptyState illustration="unplugged" title={t('keys.empty')} text={canMake && t('keys.emptyText')} />
      ) : (
        <ConsoleTable label={t('keys.title')} columns={columns} rows={keys} keyOf={({ id }) => id} />
      )}
      {made && <KeySecret made={made} onClose={() => setMade(null)} />}
      {rotating && (
        <RotateKeyDialog
          apiKey={rotating}
          onClose={() => setRotating(null)}
          onRotated={(key) => {
            setRotating(null);
            setMade(key);
            onChanged();
          }}
        />
      )}
      {revoking && (
        <RevokeKeyDialog
          apiKey={revoking}
          onClose={() => setRevoking(null)}
          onRevoked={() => {
            setRevoking(null);
            onChanged();
          }}
        />
      )}
    </ConsoleSection>
  );
}

interface RotateKeyDialogProps {
  apiKey: ConsoleKey;
  onClose: () => void;
  onRotated: (made: MadeKey) => void;
}

function RotateKeyDialog({ apiKey: { id, name }, onClose, onRotated }: RotateKeyDialogProps) {
  const { t } = useTranslation('developers');
  const [rotate, { loading, error }] = useRotateApiKeyMutation();
  const send = async (password: string): Promise<void> => {
    const done = await rotate({ variables: { input: { apiKeyId: id, password } } }).catch(() => null);
    if (done?.data) onRotated(done.data.rotateApiKey);
  };
  return (
    <RotateDialog
      title={t('keys.rotateTitle', { name })}
      action={t('keys.rotate')}
      isBusy={loading}
      error={error}
      onClose={onClose}
      onConfirm={(password) => void send(password)}
    />
  );
}

interface KeyActs {
  onRotate: (key: ConsoleKey) => void;
  onRevoke: (key: ConsoleKey) => void;
}

function useKeyColumns({ onRotate, onRevoke }: KeyActs): readonly ConsoleColumn<ConsoleKey>[] {
  const { t } = useTranslation('developers');
  const { ago, day } = useFormats();
  const small = { size: 'sm', minHeight: { base: '11', md: '9' } } as const;
  return [
    { key: 'name', label: t('keys.name'), isWide: true, cell: (key) => <KeyName apiKey={key} /> },
    { key: 'scopes', label: t('keys.scopes'), isWide: true, cell: ({ scopes }) => <ScopeTags scopes={scopes} /> },
    {
      key: 'used',
      label: t('keys.lastUse'),
      cell: ({ lastUsedAt }) => (
        <chakra.span color="fg.muted">{lastUsedAt ? ago(lastUsedAt) : t('keys.unused')}</chakra.span>
      ),
    },
    {
      key: 'expires',
      label: t('keys.expiry'),
      cell: ({ expiresAt, replacedAt }) => (
        <chakra.span {...(replacedAt && { color: 'fg.warning', fontWeight: '600' })}>
          {expiresAt ? (replacedAt ? ago(expiresAt) : day(lastDayOf(expiresAt))) : t('keys.noExpiry')}
        </chakra.span>
      ),
    },
    {
      key: 'acts',
      label: t('acts'),
      isWide: true,
      cell: (key) => (
        <Flex gap="2" justify="flex-end">
          <Button variant="outline" {...small} disabled={key.replacedAt !== null} onClick={() => onRotate(key)}>
            {t('keys.rotate')}
            <chakra.span srOnly>{key.name}</chakra.span>
          </Button>
          <Button variant="ghost" {...small} color="fg.error" onClick={() => onRevoke(key)}>
            {t('keys.revoke')}
            <chakra.span srOnly>{key.name}</chakra.span>
          </Button>
        </Flex>
      ),
    },
  ];
}

function KeyName({ apiKey: { name, shownAs, replacedAt, addresses } }: { apiKey: ConsoleKey }) {
  const { t } = useTranslation('developers');
  return (
    <>
      <chakra.p textStyle="small" fontWeight="600">
        {name}{' '}
        {replacedAt && (
          <chakra.span textStyle="xs" bg="bg.muted" borderRadius="8px" paddingInline="2" paddingBlock="0.5">
            {t('keys.replaced')}
          </chakra.span>
        )}
      </chakra.p>
      <chakra.p textStyle="xs" fontFamily="mono" color="fg.muted" whiteSpace="nowrap">
        {shownAs}
      </chakra.p>
      {addresses.length > 0 && (
        <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {t('keys.onlyFrom', { addresses: addresses.join(', ') })}
        </chakra.p>
      )}
    </>
  );
}
