import { addDays } from '../../../core/date-range.js';
import { startOfDayInstant } from '../../../core/time-zone.js';
import { ErasureBlockerKind, type ErasureBlocker } from './erasure.types.js';

/** How long a request can be taken back. */
export const COOLING_OFF_DAYS = 7;
/** After the last booking: claims, the deposit and the last pay-out are settled by then. */
export const AFTER_LAST_END_DAYS = 7;
/** Something still open on the day is looked at again so many days later. */
export const LOOK_AGAIN_DAYS = 7;
const DAY_MS = 86_400_000;
const ZONE = 'Europe/Madrid';

type Blocker = Pick<ErasureBlocker, 'kind' | 'endsOn'>;

/** Whether erasing can be asked for: all but staff may, however much is open. */
export function canRequestErasure(blockers: readonly Blocker[]): boolean {
  return blockers.every(({ kind }) => kind !== ErasureBlockerKind.STAFF);
}

/** When a request would run: after the time to take it back, and some days after the last thing that is open has ended. */
export function erasureRunsAt(requestedAt: Date, blockers: readonly Blocker[], now: Date): Date {
  const earliest = new Date(requestedAt.getTime() + COOLING_OFF_DAYS * DAY_MS);
  if (blockers.length === 0) return earliest;
  const ends = blockers.flatMap(({ endsOn }) => (endsOn === null ? [] : [startOfDayInstant(addDays(endsOn, AFTER_LAST_END_DAYS), ZONE)]));
  // Whatever has no day of its own, or is late, is looked at again when all the rest is over.
  const again = new Date(now.getTime() + LOOK_AGAIN_DAYS * DAY_MS);
  return new Date(Math.max(earliest.getTime(), again.getTime(), ...ends.map((end) => end.getTime())));
}
