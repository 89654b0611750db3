import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useBlockDaysMutation,
  useHostMonthQuery,
  useUnblockDaysMutation,
  type BlockReason,
} from '../../../generated/graphql';
import { calendarBounds } from '../../../generated/bounds';
import { daysBetween } from '../../../i18n/format';
import { toast } from '../../../ui/feedback/toast';
import { dayAfter, monthAfter, monthOf } from '../../../ui/time/days';
import { today } from '../../../ui/time/today';
import type { BlockRequest } from './block-request';
import type { CalendarEntry, CalendarRow } from './calendar-rows';

/** The choice of all spaces, in place of one's id. */
export const ALL = 'all';
const REFETCH = { refetchQueries: ['HostMonth'] };

/** The form of a block: its values, the entries that take days of the shown month, and how it is saved or removed. */
export function useBlockForm(request: BlockRequest, rows: readonly CalendarRow[], onDone: () => void) {
  const { t } = useTranslation('calendar');
  const { block } = request;
  const [spaceId, setSpaceId] = useState(request.spaceId ?? rows[0]?.space.id ?? ALL);
  const [reason, setReason] = useState<BlockReason>(block?.reason ?? 'OWN_USE');
  const [note, setNote] = useState(block?.note ?? '');
  const [days, setDays] = useState(requestedDays(request));
  const [chosenMonth, setMonth] = useState<string | null>(days ? monthOf(days.from) : null);
  const [blockDays, blocking] = useBlockDaysMutation(REFETCH);
  const [unblockDays, freeing] = useUnblockDaysMutation(REFETCH);
  const spaceIds = spaceId === ALL ? rows.map(({ space }) => space.id) : [spaceId];
  const firstFree = monthOf(firstFreeDay(useTaking(monthOf(today()), spaceIds, block?.id)));
  const month = chosenMonth ?? firstFree;
  const taking = useTaking(month, spaceIds, block?.id);
  const count = days ? daysBetween(days.from, days.to) + 1 : 0;

  const finish = async (work: Promise<unknown>, title: string): Promise<void> => {
    const done = await work.catch(() => null);
    if (!done) return;
    toast({ tone: 'success', title });
    onDone();
  };

  return {
    block,
    spaceId,
    reason,
    setReason,
    note,
    setNote,
    days,
    setDays,
    month,
    setMonth,
    taking,
    /** Days of the block, the last one included. */
    count,
    inTheWay: days ? taking.find(({ from, to }) => from <= days.to && to > days.from) : undefined,
    failure: blocking.error ?? freeing.error,
    isSaving: blocking.loading,
    isFreeing: freeing.loading,
    chooseSpace: (id: string): void => {
      setSpaceId(id);
      // Without given days, the first free day of the chosen space is preselected.
      if (!days) setMonth(null);
    },
    save: async (): Promise<void> => {
      if (!days) return;
      const input = { spaceIds, from: days.from, to: dayAfter(days.to, 1), reason, note: note.trim() };
      await finish(blockDays({ variables: { input } }), block ? t('dialog.saved') : t('dialog.blocked', { count }));
    },
    free: (): Promise<void> =>
      finish(unblockDays({ variables: { blockId: block?.id ?? '' } }), t('dialog.freed', { count })),
  };
}

export type BlockForm = ReturnType<typeof useBlockForm>;

const requestedDays = ({ from, to, block }: BlockRequest): { from: string; to: string } | null => {
  if (block) return { from: block.from, to: dayAfter(block.to, -1) };
  return from && to ? { from: from < today() ? today() : from, to } : null;
};

/** The last day that can be blocked. */
export const lastDay = (): string => dayAfter(monthAfter(today(), calendarBounds.block.months), -1);

/** The first day from today after a gapless series of taken days; today if the series exceeds the limit for blocks. */
function firstFreeDay(taking: readonly CalendarEntry[]): string {
  let day = today();
  for (const { from, to } of taking.toSorted((a, b) => a.from.localeCompare(b.from)))
    if (from <= day && to > day) day = to;
  return day > lastDay() ? today() : day;
}

/** What takes days of the month in the spaces: bookings and other blocks. Days taken on other sites may be blocked too. */
function useTaking(month: string, spaceIds: readonly string[], ownBlock: string | undefined): CalendarEntry[] {
  const { data, previousData } = useHostMonthQuery({ variables: { month } });
  return ((data ?? previousData)?.hostMonth.rows ?? [])
    .filter(({ space }) => spaceIds.includes(space.id))
    .flatMap(({ entries }) => entries)
    .filter(({ kind, block }) => kind !== 'MOVE_OUT' && kind !== 'OTHER_SITE' && (!block || block.id !== ownBlock));
}
