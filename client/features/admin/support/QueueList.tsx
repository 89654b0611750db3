import { Button, chakra, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Every } from '../../../forms/every';
import { useTicketQueueQuery, type QueuedTicket_TicketFragment } from '../../../generated/graphql';
import type { TicketQueueScope } from '../../../generated/schema';
import { QuietChoice } from '../../../ui/controls/QuietChoice';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { TicketBadge } from '../../../ui/support/TicketBadge';
import { useRowKeys } from '../list/use-row-keys';
import { Due } from './Due';
import { dottedText } from '../../../ui/display/dotted-text';

/* In the order of work. */
const SCOPES = ['MINE', 'UNASSIGNED', 'ALL', 'DONE'] as const satisfies Every<TicketQueueScope>;

interface QueueListProps {
  scope: TicketQueueScope;
  current: string | null;
  onScope: (scope: TicketQueueScope) => void;
}

/** A part of the queue, by deadline. */
export function QueueList({ scope, current, onScope }: QueueListProps) {
  const { t } = useTranslation('support');
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  const { data, previousData, error, refetch, fetchMore } = useTicketQueueQuery({
    variables: { scope, first: 50 },
    fetchPolicy: 'cache-and-network',
  });
  const queue = data?.ticketQueue;
  const known = queue ?? previousData?.ticketQueue;
  const counts = { MINE: known?.mineCount, UNASSIGNED: known?.unassignedCount, ALL: known?.allCount, DONE: undefined };
  return (
    <>
      <chakra.div padding="4" paddingBottom="3">
        {/* The page's own title right above is the same. */}
        <chakra.h2 srOnly>{t('staff.title')}</chakra.h2>
        <QuietChoice
          label={t('staff.scopes.label')}
          options={SCOPES.map((one) => ({
            value: one,
            label: t(`staff.scopes.${one}`),
            count: counts[one],
          }))}
          value={scope}
          onChange={onScope}
          isCompact
          wrap="nowrap"
          whiteSpace="nowrap"
          overflowX="auto"
          scrollbarWidth="none"
          marginInline="-1.5"
        />
      </chakra.div>
      {!queue &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h3" />
        ) : (
          <chakra.div padding="4">
            <SkeletonRows />
          </chakra.div>
        ))}
      {queue?.edges.length === 0 && (
        <EmptyState illustration="door" title={t('staff.empty')} text={t('staff.emptyText')} />
      )}
      {queue && queue.edges.length > 0 && (
        <chakra.ul ref={list} listStyleType="none" flex="1" minHeight="0" overflowY="auto">
          {queue.edges.map(({ node }) => (
            <Row key={node.id} ticket={node} isCurrent={node.id === current} />
          ))}
          {queue.pageInfo.hasNextPage && (
            <chakra.li padding="3" textAlign="center">
              <Button
                variant="outline"
                size="sm"
                minHeight="11"
                onClick={() =>
                  void fetchMore({
                    variables: { after: queue.pageInfo.endCursor },
                    updateQuery: (before, { fetchMoreResult: { ticketQueue } }) => ({
                      ticketQueue: { ...ticketQueue, edges: [...before.ticketQueue.edges, ...ticketQueue.edges] },
                    }),
                  })
                }
              >
                {t('list.more')}
              </Button>
            </chakra.li>
          )}
        </chakra.ul>
      )}
    </>
  );
}

function Row({ ticket, isCurrent }: { ticket: QueuedTicket_TicketFragment; isCurrent: boolean }) {
  const { t } = useTranslation('support');
  const [params] = useSearchParams();
  const { id, subject, requesterName, category, priority, status, answerDueAt, createdAt } = ticket;
  const query = new URLSearchParams(params);
  query.set('id', id);
  const isUrgent = priority === 'URGENT' && answerDueAt !== null;
  return (
    <chakra.li borderTopWidth="1px" borderColor="hairline">
      <chakra.div
        asChild
        display="block"
        paddingBlock="3"
        paddingInline="4"
        textStyle="sm"
        bg={isCurrent ? 'tint.brand' : undefined}
        boxShadow={isCurrent ? 'inset 3px 0 0 var(--hueco-colors-brand-solid)' : undefined}
        _hover={isCurrent ? undefined : { bg: 'hover' }}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <Link to={`?${query}`} aria-current={isCurrent || undefined} data-row-link>
          <chakra.span display="block" fontWeight="600" truncate>
            {subject}
          </chakra.span>
          <Flex justify="space-between" align="center" gap="2" marginTop="1">
            <chakra.span textStyle="caption" fontWeight="450" color="fg.subtle" truncate>
              {dottedText([requesterName, t(`categories.${category}`), isUrgent && t('staff.urgent')])}
            </chakra.span>
            {answerDueAt ? <Due from={createdAt} until={answerDueAt} /> : <TicketBadge status={status} isForStaff />}
          </Flex>
        </Link>
      </chakra.div>
    </chakra.li>
  );
}
