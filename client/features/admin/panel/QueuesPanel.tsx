import { Box, chakra, Flex } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminCountsQuery } from '../../../generated/graphql';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { useRowKeys } from '../list/use-row-keys';
import { AGES } from './AgeBar';
import { QueueRow } from './QueueRow';

interface QueuesPanelProps {
  data?: AdminCountsQuery | undefined;
  error?: Error | undefined;
  refetch: () => Promise<unknown>;
  action?: ReactNode;
}

/** The queues the viewer may open by urgency: overdue, due today, the rest. */
export function QueuesPanel({ data, error, refetch, action }: QueuesPanelProps) {
  const { t } = useTranslation('staff');
  const rows = useRef<HTMLTableSectionElement>(null);
  useRowKeys(rows);
  const queues = data?.staffQueues;
  const most = Math.max(1, ...(queues ?? []).map(({ openCount }) => openCount));
  return (
    <Box as="section" layerStyle="panel" minWidth="0" position="relative" aria-label={t('queue.title')}>
      <Flex alignItems="baseline" justifyContent="space-between" columnGap="4" padding="16px 20px 12px" flexWrap="wrap">
        <chakra.h2 fontWeight="600">
          {t('queue.title')}
          <chakra.small textStyle="sm" fontWeight="450" color="fg.subtle" marginInlineStart="1.5">
            {t('queue.byUrgency')}
          </chakra.small>
        </chakra.h2>
        <Legend />
      </Flex>
      {queues ? (
        <chakra.table
          role="table"
          display={{ base: 'block', md: 'table' }}
          width="full"
          textStyle="sm"
          borderCollapse="collapse"
          css={{
            '& th, & td': { textAlign: 'start' },
            '& [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
            md: {
              '& th, & td': { paddingInline: '8px', whiteSpace: 'nowrap' },
              '& tbody th, & thead th:first-of-type': { paddingInlineStart: '20px' },
              '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: '20px' },
            },
          }}
        >
          <Head />
          <chakra.tbody ref={rows} role="rowgroup" display={{ base: 'block', md: 'table-row-group' }}>
            {queues.map((queue) => (
              <QueueRow key={queue.queue} queue={queue} most={most} />
            ))}
          </chakra.tbody>
        </chakra.table>
      ) : (
        <Box padding="0 20px 16px">
          {error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h3" /> : <SkeletonRows />}
        </Box>
      )}
      {action && (
        <Box padding="12px 20px 20px" maxWidth={{ md: '328px' }}>
          {action}
        </Box>
      )}
    </Box>
  );
}

/** The legend of the bars. */
function Legend() {
  const { t } = useTranslation('staff');
  return (
    <Flex columnGap="3.5" rowGap="1" flexWrap="wrap" textStyle="xs" color="fg.muted" hideBelow="md">
      {AGES.toReversed().map(([age, color]) => (
        <Flex as="span" key={age} alignItems="center" gap="1.5">
          <Box width="2.5" height="2" borderRadius="xs" bg={color} />
          {t(`queue.age.${age}`)}
        </Flex>
      ))}
    </Flex>
  );
}

function Head() {
  const { t } = useTranslation('staff');
  const name = (key: 'name' | 'open' | 'byAge' | 'oldest' | 'due' | 'target' | 'own', isNumber = false) => (
    <th role="columnheader" scope="col" {...(isNumber && { 'data-number': true })}>
      {t(`queue.${key}`)}
    </th>
  );
  return (
    <chakra.thead role="rowgroup" color="fg.subtle" textStyle="xs" srOnly={{ base: true, md: false }}>
      <chakra.tr role="row" css={{ '& th': { paddingBlock: '6px', fontWeight: '500' } }}>
        {name('name')}
        {name('open', true)}
        {name('byAge')}
        {name('oldest')}
        {name('due')}
        {name('target')}
        {name('own', true)}
      </chakra.tr>
    </chakra.thead>
  );
}
