import type { PlatformConstants } from '../../../core/constants/constants.js';
import type { ServiceContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { DAY_MS, HOUR_MS } from '../../../core/values/durations.js';
import { statusesThat } from '../booking-status.rules.js';
import { BookingStatus } from '../booking.enums.js';

/** One rule: the maximum number of attempts within a time window. */
interface Allowance {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * Refuses a renter who has held days of this space too often without paying, until the oldest counted attempt is old enough. Counts per
 * space and not per day, because a hold can move to other days.
 */
export async function refuseWhenAttemptsUsed(
  tx: ServiceContext,
  spaceId: string,
  renterId: string,
  constants: PlatformConstants,
): Promise<void> {
  const now = tx.clock.now();
  const holds = { max: constants.MAX_UNPAID_HOLDS_PER_SPACE, windowMs: constants.UNPAID_HOLD_WINDOW_HOURS * HOUR_MS };
  const requests = {
    max: constants.MAX_UNANSWERED_REQUESTS_PER_SPACE,
    windowMs: constants.UNANSWERED_REQUEST_WINDOW_DAYS * DAY_MS,
  };
  const since = new Date(now.getTime() - Math.max(holds.windowMs, requests.windowMs));
  const attempts = await readAttempts(tx, spaceId, renterId, since);
  const next = Math.max(nextAttemptAt(attempts.holds, holds), nextAttemptAt(attempts.requests, requests));
  if (next > now.getTime())
    throw new DomainError(ErrorCode.BOOKING_ATTEMPTS_USED, { nextAttemptAt: new Date(next).toISOString() });
}

/** The start times of holds that were not paid (including active ones), and of requests that ended without the host's answer. */
async function readAttempts(
  tx: ServiceContext,
  spaceId: string,
  renterId: string,
  since: Date,
): Promise<{ holds: Date[]; requests: Date[] }> {
  const rows = await tx.db
    .selectFrom('Booking as b')
    .select((eb) => [eb.fn.coalesce('b.requestedAt', 'b.createdAt').as('began'), 'b.requestedAt'])
    .where('b.spaceId', '=', spaceId)
    .where('b.renterId', '=', renterId)
    .where((eb) => eb(eb.fn.coalesce('b.requestedAt', 'b.createdAt'), '>', since))
    .where((eb) =>
      eb.or([
        eb.and([
          eb('b.status', 'in', statusesThat('isUnpaid')),
          eb('b.requestedAt', 'is', null),
          eb('b.decidedAt', 'is', null),
        ]),
        eb('b.status', '=', BookingStatus.EXPIRED),
        eb('b.status', '=', BookingStatus.WITHDRAWN),
      ]),
    )
    .orderBy('began', 'desc')
    .execute();
  const datesOf = (isRequest: boolean): Date[] =>
    rows.filter(({ requestedAt }) => (requestedAt !== null) === isRequest).map(({ began }) => new Date(began));
  return { holds: datesOf(false), requests: datesOf(true) };
}

/** When the next attempt is possible, in ms; in the past when it is possible now. */
function nextAttemptAt(newestFirst: readonly Date[], { max, windowMs }: Allowance): number {
  const oldestThatCounts = newestFirst[max - 1];
  return oldestThatCounts ? oldestThatCounts.getTime() + windowMs : 0;
}
