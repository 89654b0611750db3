import { chakra, Flex } from '@chakra-ui/react';
import { AlarmClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { staffPageOfQueue } from '../../../ui/staff/staff-pages';
import { MINUTE_MS } from '../../../ui/time/durations';
import { useNow } from '../../../ui/time/use-now';
import { AgeBar } from './AgeBar';
import type { Queue } from './use-queues';
import { useTimeText } from './use-time-text';

const HOURS_IN_DAYS = 72;

/** On a phone three lines: name and count, an age bar, the oldest case and the urgency; overflow wraps. */
export function QueueRow({ queue, most }: { queue: Queue; most: number }) {
  const { t } = useTranslation('staff');
  const { number } = useFormats();
  const timeText = useTimeText();
  const now = useNow(MINUTE_MS);
  const { openCount, ownCount, oldestAt, targetHours, isInWorkingDays } = queue;
  const page = staffPageOfQueue(queue.queue);
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
      css={{ '&:focus-within': { background: 'hover' } }}
      data-row-key={queue.queue}
    >
      <chakra.th
        role="rowheader"
        scope="row"
        flex="0 0 calc(100% - 4rem)"
        minWidth="0"
        fontWeight="600"
        overflowWrap={{ base: 'anywhere', md: 'normal' }}
      >
        <chakra.span asChild display="inline-flex" alignItems="center" gap="2.5" verticalAlign="middle">
          <Link to={page.queueTo} data-row-link>
            <chakra.span color="fg.muted" flexShrink="0">
              <page.icon size={18} aria-hidden />
            </chakra.span>
            {t(`rooms.${page.key}`)}
          </Link>
        </chakra.span>
      </chakra.th>
      <chakra.td role="cell" data-number flex="0 0 4rem" fontWeight="600">
        {number(openCount)}
      </chakra.td>
      <chakra.td role="cell" flex="0 0 100%">
        <AgeBar queue={queue} most={most} />
      </chakra.td>
      <chakra.td
        role="cell"
        flex="none"
        maxWidth={{ base: 'full', md: 'none' }}
        marginInlineEnd={{ base: '4', md: '0' }}
        fontVariantNumeric="tabular-nums"
      >
        {oldestAt ? (
          <>
            {/* The column header gives it to screen readers. */}
            <chakra.span hideFrom="md" aria-hidden color="fg.muted">
              {t('queue.oldest')}{' '}
            </chakra.span>
            {timeText(now - Date.parse(oldestAt))}
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
          ? t(isInWorkingDays ? 'queue.workingHours' : 'queue.hours', { count: targetHours })
          : t(isInWorkingDays ? 'queue.workingDays' : 'queue.days', { count: targetHours / 24 })}
      </chakra.td>
      <chakra.td role="cell" data-number hideBelow="md">
        {ownCount ? number(ownCount) : <chakra.span color="fg.subtle">–</chakra.span>}
      </chakra.td>
    </chakra.tr>
  );
}

/** Red is overdue, amber due today; always with text. */
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
