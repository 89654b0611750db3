import { sql } from 'kysely';
import { pageOfWindow, windowOf, type PageArgs } from '../../core/graphql/connection.js';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { parseGlobalId } from '../../core/graphql/global-id.js';
import type { BookingConnection } from './booking-connection.types.js';
import type { Booking } from './booking.entity.js';
import { matchesFilters, isInGroup, isOnSide, type BookingChoice, type GroupTime } from './booking-groups.rules.js';
import type { BookingGroup, DashboardMode } from './booking-groups.types.js';
import { bookingLoader } from './booking.loaders.js';
import { cursorOfPlace, placeAt, placeOf, rankOf } from './booking-order.js';

/** A booking by its API id, if it exists and the viewer is part of it. */
export async function findBookingById(ctx: RequestContext, id: string): Promise<Booking | null> {
  const parsed = parseGlobalId(id);
  return parsed?.type === 'Booking' ? bookingLoader(ctx).load(parsed.uuid) : null;
}

/** The present moment, for the groups. */
export function groupTime(ctx: SignedInContext): GroupTime {
  return { now: ctx.clock.now(), today: ctx.clock.today() };
}

export interface BookingPage {
  readonly mode: DashboardMode;
  readonly group?: BookingGroup | null;
  readonly choice?: BookingChoice;
  readonly page?: PageArgs;
}

/** The viewer's bookings of one side, or of one group of it, by filters. */
export async function myBookings(
  ctx: SignedInContext,
  { mode, group, choice = {}, page = {} }: BookingPage,
): Promise<BookingConnection> {
  const window = windowOf(ctx, page);
  const order = `bookings:${mode}:${group ?? 'all'}`;
  const position = window.cursor === null ? null : placeAt(order, window.cursor);
  const [direction, beyond] = window.isBackward ? (['desc', sql`<`] as const) : (['asc', sql`>`] as const);
  const at = groupTime(ctx);
  const ofSide = ctx.db
    .selectFrom('Booking as b')
    .where(isOnSide(mode, ctx.viewer.id))
    .where(matchesFilters(choice))
    .$if(group != null, (query) => query.where(isInGroup(group as BookingGroup, at)));
  const places = ofSide.select((eb) => ['b.id', rankOf(eb, at).as('rank'), placeOf(eb, at).as('place')]);
  const count = ofSide.select((eb) => eb.fn.countAll<string>().as('total'));
  const keys = await ctx.db
    .selectFrom(places.as('p'))
    .select((eb) => ['p.id', 'p.rank', sql<string>`${eb.ref('p.place')}::text`.as('place'), count.as('total')])
    .$if(position !== null, (query) =>
      query.where(
        (eb) =>
          sql<boolean>`(${eb.ref('p.rank')}, ${eb.ref('p.place')}, ${eb.ref('p.id')}) ${beyond} (${position?.rank}::int, ${position?.place}::numeric, ${position?.id}::uuid)`,
      ),
    )
    .orderBy('p.rank', direction)
    .orderBy('p.place', direction)
    .orderBy('p.id', direction)
    .limit(window.size + 1)
    .execute();
  // A page without rows has no count: there are no rows at all, or they come before it.
  const total = keys[0]?.total ?? (position === null ? 0 : (await count.executeTakeFirstOrThrow()).total);
  const bookings = await loadBookings(
    ctx,
    keys.slice(0, window.size).map(({ id }) => id),
  );
  const connection = pageOfWindow(keys, window, (key) => ({
    cursor: cursorOfPlace(order, key),
    node: bookings.get(key.id) as Booking,
  }));
  return { ...connection, totalCount: Number(total) };
}

/** Bookings of the viewer that are known to exist. */
export async function loadBookings(ctx: SignedInContext, ids: readonly string[]): Promise<Map<string, Booking>> {
  const found = await Promise.all(ids.map((id) => bookingLoader(ctx).load(id)));
  return new Map(found.filter((booking) => booking !== null).map((booking) => [booking.id, booking]));
}
