import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRotateApiKeyMutation, type ConsoleKey_ApiKeyFragment } from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { useErrorText } from '../../../../i18n/use-error-text';
import { EmptyState } from '../../../../ui/feedback/states';
import { toast } from '../../../../ui/feedback/toast';
import { ConsoleSection } from '../ConsoleSection';
import { ConsoleTable, type ConsoleColumn } from '../ConsoleTable';
import { KeySecret, type MadeKey } from './KeySecret';
import { RevokeKeyDialog } from './RevokeKeyDialog';
import { ScopeTags } from '../ScopeTags';

type ConsoleKey = ConsoleKey_ApiKeyFragment;

/** The active keys, each with its scopes, last use and expiry. */
export function KeysPanel({ keys, onChanged }: { keys: readonly ConsoleKey[]; onChanged: () => void }) {
  const { t } = useTranslation('developers');
  const { textOf } = useErrorText();
  const [made, setMade] = useState<MadeKey | null>(null);
  const [revoking, setRevoking] = useState<ConsoleKey | null>(null);
  const [rotate, { loading: isRotating }] = useRotateApiKeyMutation();
  const replace = async ({ id }: ConsoleKey): Promise<void> => {
    const done = await rotate({ variables: { apiKeyId: id } }).catch((reason: unknown) => {
      toast({ tone: 'error', title: textOf(reason) });
      return null;
    });
    if (!done?.data) return;
    setMade(done.data.rotateApiKey);
    onChanged();
  };
  const columns = useKeyColumns({ isBusy: isRotating, onRotate: (key) => void replace(key), onRevoke: setRevoking });
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
        <EmptyState illustration="unplugged" title={t('keys.empty')} text={t('keys.emptyText')} />
      ) : (
        <ConsoleTable label={t('keys.title')} columns={columns} rows={keys} keyOf={({ id }) => id} />
      )}
      {made && <KeySecret made={made} onClose={() => setMade(null)} />}
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

interface KeyActs {
  isBusy: boolean;
  onRotate: (key: ConsoleKey) => void;
  onRevoke: (key: ConsoleKey) => void;
}

function useKeyColumns({ isBusy, onRotate, onRevoke }: KeyActs): readonly ConsoleColumn<ConsoleKey>[] {
  const { t } = useTranslation('developers');
  const { ago, instant } = useFormats();
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
          {expiresAt ? (replacedAt ? ago(expiresAt) : instant(expiresAt, { dateStyle: 'medium' })) : t('keys.noExpiry')}
        </chakra.span>
      ),
    },
    {
      key: 'acts',
      label: t('acts'),
      isWide: true,
      cell: (key) => (
        <Flex gap="2" justify="flex-end">
          <Button
            variant="outline"
            {...small}
            disabled={isBusy || key.replacedAt !== null}
            onClick={() => onRotate(key)}
          >
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
