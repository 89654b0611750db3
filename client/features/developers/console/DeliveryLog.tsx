import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useRedeliverWebhookMutation,
  useWebhookLogQuery,
  type ConsoleWebhook_WebhookEndpointFragment,
  type WebhookLogQuery,
} from '../../../generated/graphql';
import { useFormats } from '../../../i18n/format';
import { useErrorText } from '../../../i18n/use-error-text';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { toast } from '../../../ui/feedback/toast';

type Delivery = WebhookLogQuery['webhookDeliveries']['edges'][number]['node'];

const LOOKS = {
  DELIVERED: { icon: CircleCheck, color: 'fg.success' },
  FAILED: { icon: CircleX, color: 'fg.error' },
  WAITING: { icon: Clock, color: 'fg.muted' },
} as const;

const PROBLEMS = ['TIMEOUT', 'ADDRESS_REFUSED', 'NO_CONNECTION'] as const;
const problemOf = (problem: string | null): (typeof PROBLEMS)[number] =>
  PROBLEMS.find((one) => one === problem) ?? 'NO_CONNECTION';

/** What was sent to one webhook, newest first; each opens with its attempts and its body. */
export function DeliveryLog({ endpoint }: { endpoint: ConsoleWebhook_WebhookEndpointFragment }) {
  const { t } = useTranslation('developers');
  const { data, error, refetch, fetchMore } = useWebhookLogQuery({
    variables: { webhookEndpointId: endpoint.id },
    fetchPolicy: 'cache-and-network',
  });
  const log = data?.webhookDeliveries;
  return (
    <Box as="section" layerStyle="panel" aria-labelledby="log-title" padding={{ base: '4', md: '6' }}>
      <Flex align="center" justify="space-between" gap="3">
        <chakra.h2 id="log-title" textStyle="h3">
          {t('log.title')}
        </chakra.h2>
        <Button variant="ghost" size="sm" minHeight={{ base: '11', md: '9' }} onClick={() => void refetch()}>
          {t('log.refresh')}
        </Button>
      </Flex>
      {error && !log && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !log && <SkeletonRows />}
      {log?.totalCount === 0 && (
        <chakra.p color="fg.muted" marginTop="2">
          {t('log.empty')}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" marginTop="2">
        {log?.edges.map(({ node }) => (
          <DeliveryRow key={node.id} delivery={node} />
        ))}
      </chakra.ul>
      {log?.pageInfo.hasNextPage && (
        <Button
          variant="outline"
          marginTop="3"
          onClick={() =>
            void fetchMore({
              variables: { after: log.pageInfo.endCursor },
              updateQuery: (former, { fetchMoreResult: { webhookDeliveries } }) => ({
                webhookDeliveries: {
                  ...webhookDeliveries,
                  edges: [...former.webhookDeliveries.edges, ...webhookDeliveries.edges],
                },
              }),
            })
          }
        >
          {t('log.more')}
        </Button>
      )}
    </Box>
  );
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('developers');
  const formats = useFormats();
  const { textOf } = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [again, { loading }] = useRedeliverWebhookMutation();
  const { icon: Icon, color } = LOOKS[delivery.state];
  const last = delivery.attempts.at(-1);
  const send = async (): Promise<void> => {
    const done = await again({ variables: { webhookDeliveryId: delivery.id } }).catch((error: unknown) => {
      toast({ tone: 'error', title: textOf(error) });
      return null;
    });
    if (done) toast({ tone: 'success', title: t('log.sentAgain') });
  };
  return (
    <chakra.li _notFirst={{ borderTopWidth: '1px', borderColor: 'hairline' }}>
      <chakra.button
        type="button"
        width="full"
        minHeight="11"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="4"
        rowGap="1"
        paddingBlock="3"
        textAlign="start"
        cursor="pointer"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <chakra.span
          color={color}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          flex="0 0 7.5rem"
          textStyle="sm"
          fontWeight="600"
        >
          <Icon size={16} aria-hidden />
          {last?.status ?? t(`log.states.${delivery.state}`)}
        </chakra.span>
        <chakra.span fontFamily="mono" textStyle="sm" flex="1 1 12rem" minWidth="0" overflowWrap="anywhere">
          {delivery.type}
          {delivery.isTest && ` · ${t('log.test')}`}
        </chakra.span>
        <chakra.span textStyle="sm" color="fg.muted">
          {t('log.number', { number: delivery.sequence })} · {formats.instant(delivery.createdAt)}
        </chakra.span>
      </chakra.button>
      {isOpen && (
        <Box paddingBottom="4">
          <chakra.ul listStyleType="none" textStyle="sm" color="fg.muted">
            {delivery.attempts.map(({ at, status, problem, milliseconds }) => (
              <li key={at}>
                {t('log.attempt', {
                  at: formats.instant(at, { dateStyle: 'short', timeStyle: 'medium' }),
                  answer: status ?? t(`log.problems.${problemOf(problem)}`),
                  took: formats.number(milliseconds),
                })}
              </li>
            ))}
            {delivery.nextAttemptAt && <li>{t('log.next', { at: formats.instant(delivery.nextAttemptAt) })}</li>}
          </chakra.ul>
          <chakra.pre
            tabIndex={0}
            marginTop="3"
            padding="4"
            borderRadius="12px"
            bg="bg.muted"
            fontFamily="mono"
            fontSize="xs"
            overflowX="auto"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
          >
            {`webhook-id: ${delivery.messageId}\n\n${delivery.body}`}
          </chakra.pre>
          <Button
            size="sm"
            minHeight={{ base: '11', md: '9' }}
            marginTop="3"
            loading={loading}
            onClick={() => void send()}
          >
            {t('log.again')}
          </Button>
          <chakra.p textStyle="xs" color="fg.muted" marginTop="2">
            {t('log.sameId')}
          </chakra.p>
        </Box>
      )}
    </chakra.li>
  );
}
