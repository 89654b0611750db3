import { clampFirst, pageOf } from '../../core/connection.js';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { parseGlobalId } from '../../core/global-id.js';
import { rowsOf } from '../../core/named-values.js';
import type { BookingConnection } from './booking-connection.types.js';
import type { Booking } from './booking.entity.js';
import { groupSql, sideSql } from './booking-groups.rules.js';
import type { BookingGroup, DashboardMode } from './booking-groups.types.js';
import { bookingLoader } from './booking.loaders.js';
import { cursorOfPlace, PLACE_SQL, placeAfter, type BookingPlace } from './booking-order.rules.js';

/** A booking by its API id, when there is one and the viewer is part of it. */
export async function findBookingById(ctx: RequestContext, id: string): Promise<Booking | null> {
  const parsed = parseGlobalId(id);
  return parsed?.type === 'Booking' ? bookingLoader(ctx).load(parsed.uuid) : null;
}

/** What the conditions of a side's lists are filled with. */
export function sideValues(ctx: SignedInContext): Readonly<Record<string, unknown>> {
  return { viewer: ctx.viewer.id, now: ctx.clock.now(), today: ctx.clock.today() };
}

export interface BookingPage {
  readonly mode: DashboardMode;
  readonly group?: BookingGroup | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

/** One side's bookings: what waits, what runs, what comes, what was. */
export async function myBookings(ctx: SignedInContext, { mode, group, first, after }: BookingPage): Promise<BookingConnection> {
  const size = clampFirst(first);
  const order = `bookings:${mode}:${group ?? 'all'}`;
  const position = after == null ? null : placeAfter(order, after);
  const values = sideValues(ctx);
  const where = `${sideSql(mode)} and ${group ? groupSql(group) : 'true'}`;
  const keys = await rowsOf<BookingPlace>(
    ctx,
    `select id, rank, place::text from (select b.id, ${PLACE_SQL} from bookings b where ${where}) b
     where ${position ? '(rank, b.place, id) > (:rank::int, :place::numeric, :id::uuid)' : 'true'} order by rank, b.place, id limit :size`,
    { ...values, ...position, size: size + 1 },
  );
  const [count] = await rowsOf<{ total: number }>(ctx, `select count(*)::int as total from bookings b where ${where}`, values);
  const bookings = await loadBookings(ctx, keys.slice(0, size).map(({ id }) => id));
  const page = pageOf(keys, size, after == null, (key) => ({ cursor: cursorOfPlace(order, key), node: bookings.get(key.id) as Booking }));
  return { ...page, totalCount: count?.total ?? 0 };
}

/** Bookings of the viewer that are known to exist. */
export async function loadBookings(ctx: SignedInContext, ids: readonly string[]): Promise<Map<string, Booking>> {
  const found = await Promise.all(ids.map((id) => bookingLoader(ctx).load(id)));
  return new Map(found.filter((booking) => booking !== null).map((booking) => [booking.id, booking]));
}
