import { addDays, type LocalDate } from '../../../core/values/date-range.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import type { BillingCycle } from '../billing/billing-cycle.entity.js';
import { ANNOUNCED_DAYS_BEFORE } from '../billing/charge-ladder.rules.js';

/** A time in which the charges of a booking were paused; `to` is null while they are. */
export interface Pause {
  readonly from: Date;
  readonly to: Date | null;
}

/** The days of a time that were paused, rounded up; overlapping pauses count once. */
export function pausedDays(pauses: readonly Pause[], since: Date, now: Date): number {
  let pausedMs = 0;
  let counted = since.getTime();
  for (const { from, to } of pauses.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const begin = Math.max(from.getTime(), counted);
    const end = Math.min((to ?? now).getTime(), now.getTime());
    if (end <= begin) continue;
    pausedMs += end - begin;
    counted = end;
  }
  return Math.ceil(pausedMs / DAY_MS);
}

type AnnouncedCycle = Pick<BillingCycle, 'dueAt' | 'announcedAt' | 'createdAt'> & {
  /** Whether it raises the price of a month that was paid. */
  readonly isIncrease: boolean;
};

/** Whether a charge that is still to be made was not made on its day because of a pause, or could not be announced in time. */
export function isDelayed(pauses: readonly Pause[], cycle: AnnouncedCycle, now: Date, timeZone: string): boolean {
  const { dueAt, announcedAt, createdAt, isIncrease } = cycle;
  const dayOf = (at: Date): LocalDate => localDateOf(at, timeZone);
  const noticeOn = addDays(dayOf(dueAt), -ANNOUNCED_DAYS_BEFORE);
  // An increase is due at once, without a notice; one that a pause moved is not.
  const isDueAtOnce = isIncrease && dayOf(createdAt) === dayOf(dueAt);
  return pauses.some(({ to }) => {
    const end = to ?? now;
    if (isDueAtOnce) return end > createdAt;
    return end > dueAt || (announcedAt === null && dayOf(end) > noticeOn);
  });
}
