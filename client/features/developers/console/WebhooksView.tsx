import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useConsoleWebhooksQuery,
  useDeleteWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  useSendTestEventMutation,
  useUpdateWebhookEndpointMutation,
  type ConsoleWebhook_WebhookEndpointFragment,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { toast } from '../../../ui/feedback/toast';
import { ConsoleSection } from './ConsoleSection';
import { DeliveryLog } from './DeliveryLog';
import { SecretDialog } from './SecretDialog';
import { WebhookDialog } from './WebhookDialog';

type Endpoint = ConsoleWebhook_WebhookEndpointFragment;

const LOG = { refetchQueries: ['WebhookLog'] };

/** The webhooks, and the log of the one that is chosen. */
export function WebhooksView() {
  const { t } = useTranslation('developers');
  const { data, error, refetch } = useConsoleWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  const endpoints = data.webhookEndpoints;
  const shown = endpoints.find(({ id }) => id === chosen) ?? endpoints[0];
  return (
    <>
      <ConsoleSection title={t('webhooks.addresses')} addLabel={t('webhooks.add')} onAdd={() => setAdding(true)}>
        {endpoints.length === 0 ? (
          <EmptyState illustration="unplugged" title={t('webhooks.empty')} text={t('webhooks.emptyText')} />
        ) : (
          <chakra.ul listStyleType="none" paddingInline={{ base: '4', md: '6' }} paddingBottom="2">
            {endpoints.map((endpoint) => (
              <EndpointRow
                key={endpoint.id}
                endpoint={endpoint}
                isShown={endpoint.id === shown?.id}
                onShow={() => setChosen(endpoint.id)}
                onSecret={setSecret}
                onDeleted={() => void refetch()}
              />
            ))}
          </chakra.ul>
        )}
      </ConsoleSection>
      {shown && <DeliveryLog key={shown.id} endpoint={shown} />}
      {isAdding && (
        <WebhookDialog
          onClose={() => setAdding(false)}
          onCreated={(made) => {
            setAdding(false);
            setSecret(made);
            void refetch();
          }}
        />
      )}
      {secret && <SecretDialog secret={secret} kind="webhook" onClose={() => setSecret(null)} />}
    </>
  );
}

interface EndpointRowProps {
  endpoint: Endpoint;
  isShown: boolean;
  onShow: () => void;
  onSecret: (secret: string) => void;
  onDeleted: () => void;
}

function EndpointRow({ endpoint, isShown, onShow, onSecret, onDeleted }: EndpointRowProps) {
  const { t } = useTranslation(['developers', 'common']);
  const formats = useFormats();
  const { textOf } = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const [test, testing] = useSendTestEventMutation(LOG);
  const [rotate, rotating] = useRotateWebhookSecretMutation();
  const [update, updating] = useUpdateWebhookEndpointMutation(LOG);
  const [remove, removing] = useDeleteWebhookEndpointMutation();
  const isActive = endpoint.state === 'ACTIVE';
  const isBusy = [testing, rotating, updating, removing].some(({ loading }) => loading);
  const variables = { webhookEndpointId: endpoint.id };
  const failed = (error: unknown): null => {
    toast({ tone: 'error', title: textOf(error) });
    return null;
  };
  const sendTest = async (): Promise<void> => {
    const done = await test({ variables }).catch(failed);
    if (done) toast({ tone: 'success', title: t('webhooks.testSent') });
  };
  const newSecret = async (): Promise<void> => {
    const done = await rotate({ variables }).catch(failed);
    if (done?.data) onSecret(done.data.rotateWebhookSecret.secret);
  };
  const drop = async (): Promise<void> => {
    const done = await remove({ variables }).catch(failed);
    if (done) onDeleted();
  };
  const size = { size: 'sm', minHeight: { base: '11', md: '9' }, disabled: isBusy } as const;
  return (
    <chakra.li paddingBlock="4" _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="6" rowGap="3">
        <Box minWidth="0" flex="1 1 18rem">
          <chakra.p fontWeight="600" textStyle="small" overflowWrap="anywhere">
            {endpoint.url}
          </chakra.p>
          <chakra.p textStyle="sm" color={isActive ? 'fg.muted' : 'fg.error'}>
            {isActive
              ? t('webhooks.active', { count: endpoint.events.length })
              : t('webhooks.disabled', { at: formats.instant(endpoint.disabledAt ?? '') })}
            {isActive &&
              endpoint.failingSince &&
              ` · ${t('webhooks.failing', { at: formats.instant(endpoint.failingSince) })}`}
          </chakra.p>
        </Box>
        <Flex wrap="wrap" gap="2">
          {!isShown && (
            <Button variant="ghost" {...size} onClick={onShow}>
              {t('webhooks.showLog')}
            </Button>
          )}
          {isActive ? (
            <>
              <Button variant="outline" {...size} onClick={() => void sendTest()}>
                {t('webhooks.test')}
              </Button>
              <Button variant="outline" {...size} onClick={() => void newSecret()}>
                {t('webhooks.newSecret')}
              </Button>
            </>
          ) : (
            <Button
              variant="outline"
              {...size}
              onClick={() => void update({ variables: { input: { ...variables, isActive: true } } }).catch(failed)}
            >
              {t('webhooks.enable')}
            </Button>
          )}
          <Button
            variant="ghost"
            color="fg.error"
            {...size}
            aria-expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            {t('webhooks.delete')}
          </Button>
        </Flex>
      </Flex>
      {isAsking && (
        <Flex wrap="wrap" align="center" gap="3" marginTop="3" role="group" aria-label={t('webhooks.delete')}>
          <chakra.p textStyle="small">{t('webhooks.deleteText')}</chakra.p>
          <Button {...size} onClick={() => void drop()}>
            {t('webhooks.deleteYes')}
          </Button>
          <Button variant="ghost" {...size} onClick={() => setAsking(false)}>
            {t('common:actions.cancel')}
          </Button>
        </Flex>
      )}
    </chakra.li>
  );
}
