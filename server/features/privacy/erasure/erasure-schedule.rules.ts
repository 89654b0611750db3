import { addDays } from '../../../core/values/date-range.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { MAINLAND_ZONE, startOfDayInstant } from '../../../core/values/time-zone.js';
import { ErasureBlockerKind, type ErasureBlocker } from './erasure.types.js';

/** How long a request can be cancelled. */
export const COOLING_OFF_DAYS = 7;
/** Days after the last booking in which claims, the deposit and the last payout are settled. */
export const AFTER_LAST_END_DAYS = 7;
/** Days until the next attempt when something is still open. */
export const RETRY_DAYS = 7;

type Blocker = Pick<ErasureBlocker, 'kind' | 'endsOn'>;

/** Whether an erasure can be requested: only staff cannot; open bookings only delay it. */
export function canRequestErasure(blockers: readonly Blocker[]): boolean {
  return blockers.every(({ kind }) => kind !== ErasureBlockerKind.STAFF);
}

/** When a request runs: after the cooling-off period, and some days after the last blocker has ended. */
export function erasureRunsAt(requestedAt: Date, blockers: readonly Blocker[], now: Date): Date {
  const earliest = new Date(requestedAt.getTime() + COOLING_OFF_DAYS * DAY_MS);
  if (blockers.length === 0) return earliest;
  const ends = blockers.flatMap(({ endsOn }) =>
    endsOn === null ? [] : [startOfDayInstant(addDays(endsOn, AFTER_LAST_END_DAYS), MAINLAND_ZONE)],
  );
  // Blockers without an end, or past it, are checked again some days later.
  const again = new Date(now.getTime() + RETRY_DAYS * DAY_MS);
  return new Date(Math.max(earliest.getTime(), again.getTime(), ...ends.map((end) => end.getTime())));
}
