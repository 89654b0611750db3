import { Box, chakra, Flex } from '@chakra-ui/react';
import { AlarmClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAdminCountsQuery, type AdminCountsQuery } from '../../../generated/graphql';
import type { StaffQueue } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { sectionPath } from '../section-path';
import { AgeBar } from './AgeBar';
import { StartButton } from './StartButton';

type Queue = AdminCountsQuery['staffQueues'][number];

/** Where each queue is worked off. */
const PATH_OF: Readonly<Record<StaffQueue, string>> = {
  VERIFICATIONS: sectionPath('verifications'),
  SPACES: sectionPath('spaces'),
  REVIEWS: sectionPath('reviews'),
  CLAIMS: '/admin/claims?waiting=yes',
  TICKETS: sectionPath('support'),
  REPORTS: '/admin/reports?waiting=yes',
  MONEY: sectionPath('money'),
  DATA_REQUESTS: sectionPath('data'),
};
const ROOM_OF = {
  VERIFICATIONS: 'verifications',
  SPACES: 'spacesToApprove',
  REVIEWS: 'reviews',
  CLAIMS: 'claims',
  TICKETS: 'tickets',
  REPORTS: 'reports',
  MONEY: 'money',
  DATA_REQUESTS: 'data',
} as const;
const HOURS_IN_DAYS = 72;

/** The queues the viewer may open by urgency: late, due today, the rest. */
export function QueuesPanel() {
  const { t } = useTranslation('staff');
  const { data, error, refetch } = useAdminCountsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel="h2" /> : <SkeletonRows />;
  const open = data.staffQueues.reduce((sum, { openCount }) => sum + openCount, 0);
  const most = Math.max(1, ...data.staffQueues.map(({ openCount }) => openCount));
  const first = data.staffQueues[0];
  return (
    <Box as="section" layerStyle="panel" position="relative" marginBottom="6" aria-label={t('queue.title')}>
      <Flex alignItems="baseline" justifyContent="space-between" gap="4" padding="16px 20px 12px" flexWrap="wrap">
        <chakra.h2 fontWeight="600">
          {t('queue.title')}
          <chakra.small textStyle="sm" fontWeight="450" color="fg.subtle" marginInlineStart="1.5">
            {t('queue.byUrgency')}
          </chakra.small>
        </chakra.h2>
        <Flex alignItems="center" gap="4" flexWrap="wrap">
          <chakra.p textStyle="sm" color="fg.muted">
            {t('queue.heading', { count: open })}
          </chakra.p>
          {first && first.openCount > 0 && <StartButton to={PATH_OF[first.queue]} />}
        </Flex>
      </Flex>
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
            '& th, & td': { paddingInline: '10px', whiteSpace: 'nowrap' },
            '& tbody th, & thead th:first-of-type': { paddingInlineStart: '20px' },
            '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: '20px' },
          },
        }}
      >
        <chakra.thead role="rowgroup" color="fg.subtle" textStyle="xs" srOnly={{ base: true, md: false }}>
          <chakra.tr role="row" css={{ '& th': { paddingBlock: '6px', fontWeight: '500' } }}>
            <th role="columnheader" scope="col">
              {t('queue.name')}
            </th>
            <th role="columnheader" scope="col" data-number>
              {t('queue.open')}
            </th>
            <chakra.th role="columnheader" scope="col" hideBelow="lg">
              {t('queue.byAge')}
            </chakra.th>
            <th role="columnheader" scope="col">
              {t('queue.oldest')}
            </th>
            <th role="columnheader" scope="col">
              {t('queue.due')}
            </th>
            <chakra.th role="columnheader" scope="col" hideBelow="md">
              {t('queue.target')}
            </chakra.th>
          </chakra.tr>
        </chakra.thead>
        <chakra.tbody role="rowgroup" display={{ base: 'block', md: 'table-row-group' }}>
          {data.staffQueues.map((queue) => (
            <QueueRow key={queue.queue} queue={queue} most={most} />
          ))}
        </chakra.tbody>
      </chakra.table>
    </Box>
  );
}

/** On a phone two lines: name and count, below them how old and how urgent; whatever has no room wraps. */
function QueueRow({ queue, most }: { queue: Queue; most: number }) {
  const { t } = useTranslation('staff');
  const { number, ago } = useFormats();
  const { targetHours } = queue;
  return (
    <chakra.tr
      role="row"
      display={{ base: 'flex', md: 'table-row' }}
      flexWrap="wrap"
      rowGap="1"
      height={{ md: '12' }}
      padding={{ base: '12px 20px', md: '0' }}
      borderTopWidth="1px"
      borderColor="hairline"
      _hover={{ bg: 'hover' }}
    >
      <chakra.th
        role="rowheader"
        scope="row"
        flex="0 0 calc(100% - 4rem)"
        minWidth="0"
        fontWeight="600"
        overflowWrap={{ base: 'anywhere', md: 'normal' }}
      >
        <Link to={PATH_OF[queue.queue]}>{t(`rooms.${ROOM_OF[queue.queue]}`)}</Link>
      </chakra.th>
      <chakra.td role="cell" data-number flex="0 0 4rem" fontWeight="600">
        {number(queue.openCount)}
      </chakra.td>
      <chakra.td role="cell" hideBelow="lg">
        <AgeBar queue={queue} most={most} />
      </chakra.td>
      <chakra.td
        role="cell"
        flex="none"
        maxWidth={{ base: 'full', md: 'none' }}
        marginInlineEnd={{ base: '4', md: '0' }}
      >
        {queue.oldestAt ? (
          <>
            {/* The column's head says it to a screen reader. */}
            <chakra.span hideFrom="md" aria-hidden color="fg.muted">
              {t('queue.oldest')}{' '}
            </chakra.span>
            {ago(queue.oldestAt)}
          </>
        ) : (
          <chakra.span hideBelow="md">–</chakra.span>
        )}
      </chakra.td>
      <chakra.td role="cell" marginInlineStart={{ base: 'auto', md: '0' }}>
        <DueText queue={queue} />
      </chakra.td>
      <chakra.td role="cell" hideBelow="md" color="fg.subtle">
        {targetHours < HOURS_IN_DAYS
          ? t('queue.hours', { count: targetHours })
          : t(queue.isInWorkingDays ? 'queue.workingDays' : 'queue.days', { count: targetHours / 24 })}
      </chakra.td>
    </chakra.tr>
  );
}

/** Red is out of time, amber due today; always with words. */
function DueText({ queue: { openCount, lateCount, todayCount } }: { queue: Queue }) {
  const { t } = useTranslation('staff');
  if (lateCount > 0)
    return (
      <Flex as="span" alignItems="center" gap="1.5" color="fg.error" fontWeight="600">
        <AlarmClock size={15} aria-hidden />
        {t('queue.late', { count: lateCount })}
      </Flex>
    );
  if (todayCount > 0)
    return (
      <chakra.span color="fg.warning" fontWeight="600">
        {t('queue.today', { count: todayCount })}
      </chakra.span>
    );
  return <chakra.span color="fg.muted">{openCount === 0 ? t('queue.none') : t('queue.inTime')}</chakra.span>;
}
