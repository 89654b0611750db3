import { Box, chakra, Flex } from '@chakra-ui/react';
import { AlarmClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAdminCountsQuery, type AdminCountsQuery } from '../../../generated/graphql';
import type { StaffQueue } from '../../../generated/schema';
import { useFormats } from '../../../i18n/format';
import { ErrorState, SkeletonRows } from '../../../ui/feedback/states';
import { sectionPath, type SectionName } from '../section-path';

type Queue = AdminCountsQuery['staffQueues'][number];

const SECTION_OF: Readonly<Record<StaffQueue, SectionName>> = {
  VERIFICATIONS: 'verifications',
  SPACES: 'spaces',
  REVIEWS: 'reviews',
  CLAIMS: 'claims',
  MONEY: 'money',
  DATA_REQUESTS: 'data',
};
const ROOM_OF = {
  VERIFICATIONS: 'verifications',
  SPACES: 'spacesToApprove',
  REVIEWS: 'reviews',
  CLAIMS: 'claims',
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
  return (
    <Box as="section" layerStyle="panel" marginBottom="6" aria-label={t('queue.title')}>
      <Flex alignItems="baseline" justifyContent="space-between" gap="4" padding="16px 20px 12px" flexWrap="wrap">
        <chakra.h2 fontWeight="600">
          {t('queue.title')}
          <chakra.small textStyle="sm" fontWeight="450" color="fg.subtle" marginInlineStart="1.5">
            {t('queue.byUrgency')}
          </chakra.small>
        </chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted">
          {t('queue.heading', { count: open })}
        </chakra.p>
      </Flex>
      <chakra.table
        width="full"
        textStyle="sm"
        borderCollapse="collapse"
        css={{
          '& th, & td': { paddingInline: '10px', textAlign: 'start', whiteSpace: 'nowrap' },
          '& [data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
          '& tbody th, & thead th:first-of-type': { paddingInlineStart: '20px' },
          '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: '20px' },
        }}
      >
        <chakra.thead color="fg.subtle" textStyle="xs">
          <chakra.tr css={{ '& th': { paddingBlock: '6px', fontWeight: '500' } }}>
            <th scope="col">{t('queue.name')}</th>
            <th scope="col" data-number>
              {t('queue.open')}
            </th>
            <chakra.th scope="col" hideBelow="md">
              {t('queue.oldest')}
            </chakra.th>
            <th scope="col">{t('queue.due')}</th>
            <chakra.th scope="col" hideBelow="md">
              {t('queue.target')}
            </chakra.th>
          </chakra.tr>
        </chakra.thead>
        <tbody>
          {data.staffQueues.map((queue) => (
            <QueueRow key={queue.queue} queue={queue} />
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}

function QueueRow({ queue }: { queue: Queue }) {
  const { t } = useTranslation('staff');
  const { number, ago } = useFormats();
  const { targetHours } = queue;
  return (
    <chakra.tr height="12" borderTopWidth="1px" borderColor="hairline" _hover={{ bg: 'hover' }}>
      <chakra.th scope="row" fontWeight="600">
        <Link to={sectionPath(SECTION_OF[queue.queue])}>{t(`rooms.${ROOM_OF[queue.queue]}`)}</Link>
      </chakra.th>
      <chakra.td data-number fontWeight="600">
        {number(queue.openCount)}
      </chakra.td>
      <chakra.td hideBelow="md">{queue.oldestAt ? ago(queue.oldestAt) : '–'}</chakra.td>
      <td>
        <DueText queue={queue} />
      </td>
      <chakra.td hideBelow="md" color="fg.subtle">
        {targetHours < HOURS_IN_DAYS
          ? t('queue.hours', { count: targetHours })
          : t('queue.days', { count: targetHours / 24 })}
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
