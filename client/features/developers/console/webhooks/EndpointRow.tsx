import { Badge, Box, Button, chakra, Flex } from '@chakra-ui/react';
import { CircleCheck, CircleOff, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  useDeleteWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  useSendTestEventMutation,
  useUpdateWebhookEndpointMutation,
  type ConsoleWebhook_WebhookEndpointFragment,
} from '../../../../generated/graphql';
import { useFormats } from '../../../../i18n/format';
import { useErrorText } from '../../../../i18n/use-error-text';
import { toast } from '../../../../ui/feedback/toast';
import { consolePath } from '../console-path';

type Endpoint = ConsoleWebhook_WebhookEndpointFragment;

const LOG = { refetchQueries: ['WebhookLog'] };

interface EndpointRowProps {
  endpoint: Endpoint;
  onSecret: (secret: string) => void;
  onDeleted: () => void;
}

/** One endpoint: its health, and its actions. */
export function EndpointRow({ endpoint, onSecret, onDeleted }: EndpointRowProps) {
  const { t } = useTranslation(['developers', 'common']);
  const { textOf } = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const question = useRef<HTMLButtonElement>(null);
  const keep = (): void => {
    question.current?.focus();
    setAsking(false);
  };
  const [test, testing] = useSendTestEventMutation(LOG);
  const [rotate, rotating] = useRotateWebhookSecretMutation();
  const [update, updating] = useUpdateWebhookEndpointMutation(LOG);
  const [remove, removing] = useDeleteWebhookEndpointMutation(LOG);
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
  const small = { size: 'sm', minHeight: { base: '11', md: '9' }, disabled: isBusy } as const;
  return (
    <chakra.li paddingBlock="4" paddingInline={{ base: '4', md: '6' }} borderTopWidth="1px" borderColor="hairline">
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="6" rowGap="3">
        <Box minWidth="0" flex="1 1 18rem">
          <chakra.p textStyle="small" fontWeight="600" overflowWrap="anywhere">
            {endpoint.url}
          </chakra.p>
          <EndpointState endpoint={endpoint} />
        </Box>
        <Flex wrap="wrap" gap="2">
          <Button asChild variant="ghost" size="sm" minHeight={{ base: '11', md: '9' }}>
            <Link to={consolePath('log', { webhook: endpoint.id })}>{t('webhooks.showLog')}</Link>
          </Button>
          {endpoint.state === 'ACTIVE' && (
            <Button variant="outline" {...small} onClick={() => void sendTest()}>
              {t('webhooks.test')}
            </Button>
          )}
          {/* Also while disabled: enabling sends what waits, which must not be signed with a secret that others may have. */}
          <Button variant="outline" {...small} onClick={() => void newSecret()}>
            {t('webhooks.newSecret')}
          </Button>
          {endpoint.state !== 'ACTIVE' && (
            <Button
              variant="outline"
              {...small}
              onClick={() => void update({ variables: { input: { ...variables, isActive: true } } }).catch(failed)}
            >
              {t('webhooks.enable')}
            </Button>
          )}
          <Button
            variant="ghost"
            color="fg.error"
            {...small}
            ref={question}
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
          <Button {...small} onClick={() => void drop()}>
            {t('webhooks.deleteYes')}
          </Button>
          <Button variant="ghost" {...small} onClick={keep}>
            {t('common:actions.cancel')}
          </Button>
        </Flex>
      )}
    </chakra.li>
  );
}

const LOOKS = {
  active: [CircleCheck, 'green', 'active'],
  silent: [TriangleAlert, 'orange', 'silent'],
  disabled: [CircleOff, 'red', 'disabled'],
} as const;

/** Whether it receives events, and how recent deliveries went. */
function EndpointState({ endpoint }: { endpoint: Endpoint }) {
  const { t } = useTranslation('developers');
  const formats = useFormats();
  const { state, events, failingSince, disabledAt, deliveredPercent, waitingCount } = endpoint;
  const isActive = state === 'ACTIVE';
  const [Icon, palette, word] = LOOKS[!isActive ? 'disabled' : failingSince ? 'silent' : 'active'];
  const since = failingSince ?? (isActive ? null : disabledAt);
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" marginTop="1" textStyle="sm" color="fg.muted">
      <Badge colorPalette={palette}>
        <Icon aria-hidden />
        {t(`webhooks.${word}`)}
      </Badge>
      <span>{t('webhooks.eventCount', { count: events.length })}</span>
      {since && (
        <span>{t(failingSince ? 'webhooks.failing' : 'webhooks.disabledAt', { at: formats.instant(since) })}</span>
      )}
      {isActive && deliveredPercent !== null && (
        <span>{t('webhooks.delivered', { percent: formats.percentFine(deliveredPercent) })}</span>
      )}
      {waitingCount > 0 && <span>{t('webhooks.waiting', { count: waitingCount })}</span>}
    </Flex>
  );
}
