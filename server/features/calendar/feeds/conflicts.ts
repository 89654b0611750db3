import { sql } from 'kysely';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { statusesThat } from '../../bookings/booking-status.rules.js';
import { BookingStatus } from '../../bookings/booking.enums.js';
import { bookingLoader } from '../../bookings/booking.loaders.js';
import { overlapsDays } from '../../bookings/quote/bookable-space.js';
import type { CalendarConflict } from './calendar-feed.types.js';

interface ConflictRow {
  readonly feedId: string;
  readonly bookingId: string;
  readonly from: string;
  readonly to: string;
  readonly busyFrom: string;
  readonly busyTo: string;
}

/** Only the renter sees a hold, and a past stay cannot conflict. */
const CLASHING = statusesThat('holdsDates').filter((status) => status !== BookingStatus.PENDING_PAYMENT);

/** Days from today on that a feed has busy and a booking holds. */
export function readConflicts(ctx: ServiceContext, feedIds: readonly string[]): Promise<ConflictRow[]> {
  if (feedIds.length === 0) return Promise.resolve([]);
  const today = ctx.clock.today();
  return ctx.db
    .selectFrom('SpaceBlock as k')
    .innerJoin('Booking as b', 'b.spaceId', 'k.spaceId')
    .select((eb) => [
      'k.feedId',
      'b.id as bookingId',
      sql<string>`lower(${eb.ref('k.period')} * ${eb.ref('b.period')})::text`.as('from'),
      sql<string>`upper(${eb.ref('k.period')} * ${eb.ref('b.period')})::text`.as('to'),
    ])
    .select(['k.from as busyFrom', 'k.to as busyTo'])
    .$narrowType<{ feedId: string }>()
    .where('k.feedId', 'in', feedIds)
    .where('k.to', '>', today)
    .where(overlapsDays(today, null))
    .where('b.status', 'in', CLASHING)
    .where((eb) => sql<boolean>`${eb.ref('k.period')} && ${eb.ref('b.period')}`)
    .orderBy('k.from')
    .orderBy('b.from')
    .execute();
}

/** The conflicts of each feed. */
export async function conflictsOf(ctx: RequestContext, feedId: string): Promise<CalendarConflict[]> {
  const loader = ctx.loaders.get<string, readonly ConflictRow[]>('calendar-conflicts', async (ids) => {
    const rows = await readConflicts(ctx, ids);
    return ids.map((id) => rows.filter((row) => row.feedId === id));
  });
  const found = await Promise.all(
    (await loader.load(feedId)).map(async ({ bookingId, from, to, busyFrom, busyTo }) => {
      const booking = await bookingLoader(ctx).load(bookingId);
      return booking && { from, to, busyFrom, busyTo, booking };
    }),
  );
  return found.filter((conflict) => conflict !== null);
}
