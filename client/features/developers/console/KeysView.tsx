import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDeveloperConsoleQuery,
  useRotateApiKeyMutation,
  type ConsoleKey_ApiKeyFragment,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { toast } from '../../../ui/feedback/toast';
import { ConsoleSection } from './ConsoleSection';
import { UsagePanel } from './UsagePanel';
import { CreateKeyDialog } from './CreateKeyDialog';
import { RevokeKeyDialog } from './RevokeKeyDialog';
import { ScopeTags } from './ScopeTags';
import { SecretDialog } from './SecretDialog';

type ConsoleKey = ConsoleKey_ApiKeyFragment;

/** What the keys called, and the keys. */
export function KeysView() {
  const { t } = useTranslation('developers');
  const { textOf } = useErrorText();
  const { data, error, refetch } = useDeveloperConsoleQuery({ fetchPolicy: 'cache-and-network' });
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [revoking, setRevoking] = useState<ConsoleKey | null>(null);
  const [rotate, { loading: isRotating }] = useRotateApiKeyMutation();
  const replace = async ({ id }: ConsoleKey): Promise<void> => {
    const done = await rotate({ variables: { apiKeyId: id } }).catch((reason: unknown) => {
      toast({ tone: 'error', title: textOf(reason) });
      return null;
    });
    if (!done?.data) return;
    setSecret(done.data.rotateApiKey.secret);
    void refetch();
  };
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  return (
    <>
      <UsagePanel usage={data.apiUsage} />
      <ConsoleSection title={t('keys.title')} addLabel={t('keys.create')} onAdd={() => setCreating(true)}>
        {data.apiKeys.length === 0 ? (
          <EmptyState illustration="unplugged" title={t('keys.empty')} text={t('keys.emptyText')} />
        ) : (
          <chakra.ul listStyleType="none" paddingInline={{ base: '4', md: '6' }} paddingBottom="2">
            {data.apiKeys.map((key) => (
              <KeyRow
                key={key.id}
                apiKey={key}
                isBusy={isRotating}
                onRotate={() => void replace(key)}
                onRevoke={() => setRevoking(key)}
              />
            ))}
          </chakra.ul>
        )}
      </ConsoleSection>
      {isCreating && (
        <CreateKeyDialog
          onClose={() => setCreating(false)}
          onCreated={(made) => {
            setCreating(false);
            setSecret(made);
            void refetch();
          }}
        />
      )}
      {secret && <SecretDialog secret={secret} kind="key" onClose={() => setSecret(null)} />}
      {revoking && (
        <RevokeKeyDialog
          apiKey={revoking}
          onClose={() => setRevoking(null)}
          onRevoked={() => {
            setRevoking(null);
            void refetch();
          }}
        />
      )}
    </>
  );
}

interface KeyRowProps {
  apiKey: ConsoleKey;
  isBusy: boolean;
  onRotate: () => void;
  onRevoke: () => void;
}

function KeyRow({ apiKey, isBusy, onRotate, onRevoke }: KeyRowProps) {
  const { t } = useTranslation('developers');
  const formats = useFormats();
  const { name, shownAs, scopes, lastUsedAt, expiresAt, replacedAt } = apiKey;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="6"
      rowGap="2"
      paddingBlock="3.5"
      _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}
    >
      <Box flex="1 1 14rem" minWidth="0">
        <chakra.p textStyle="small" fontWeight="600">
          {name}{' '}
          {replacedAt && (
            <chakra.span
              textStyle="xs"
              bg="bg.muted"
              borderRadius="8px"
              paddingInline="2"
              paddingBlock="0.5"
              fontWeight="500"
            >
              {t('keys.replaced')}
            </chakra.span>
          )}
        </chakra.p>
        <chakra.p textStyle="xs" fontFamily="mono" color="fg.muted" overflowWrap="anywhere">
          {shownAs}
        </chakra.p>
      </Box>
      <ScopeTags scopes={scopes} />
      <Box flex="0 1 11rem" textStyle="sm" color="fg.muted">
        <p>{lastUsedAt ? t('keys.used', { ago: formats.ago(lastUsedAt) }) : t('keys.unused')}</p>
        <chakra.p color={replacedAt ? 'fg.warning' : undefined}>
          {expiresAt ? t('keys.expires', { at: formats.instant(expiresAt) }) : t('keys.noExpiry')}
        </chakra.p>
      </Box>
      <Flex gap="2">
        <Button
          variant="outline"
          size="sm"
          minHeight={{ base: '11', md: '9' }}
          disabled={isBusy || replacedAt !== null}
          onClick={onRotate}
        >
          {t('keys.rotate')}
          <chakra.span srOnly>{name}</chakra.span>
        </Button>
        <Button variant="ghost" size="sm" minHeight={{ base: '11', md: '9' }} color="fg.error" onClick={onRevoke}>
          {t('keys.revoke')}
          <chakra.span srOnly>{name}</chakra.span>
        </Button>
      </Flex>
    </chakra.li>
  );
}
