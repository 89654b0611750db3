import type DataLoader from 'dataloader';
import type { RequestContext } from '../../core/context.js';
import type { BookingEvent } from './booking-face.types.js';
import { Booking } from './booking.entity.js';
import { canReadBooking } from './booking.policy.js';
import type { BookingActor, BookingStatus } from './booking-types.js';
import { Payment } from './payment.entity.js';
import { Refund } from './refund.entity.js';

/** Bookings the viewer may read, by uuid; null for all others. */
export function bookingLoader(ctx: RequestContext): DataLoader<string, Booking | null> {
  return ctx.loaders.get<string, Booking | null>('bookings', async (ids) => {
    const found = await ctx.em.fork().find(Booking, { id: { $in: [...ids] } });
    const byId = new Map(found.filter((booking) => canReadBooking(ctx.viewer, booking)).map((booking) => [booking.id, booking]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** The newest try at the first charge of each booking. */
export function firstPaymentLoader(ctx: RequestContext): DataLoader<string, Payment | null> {
  return ctx.loaders.get<string, Payment | null>('booking-first-payments', async (ids) => {
    const found = await ctx.em.fork().find(Payment, { bookingId: { $in: [...ids] }, kind: 'first' }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    const byBooking = new Map(found.map((payment) => [payment.bookingId, payment]));
    return ids.map((id) => byBooking.get(id) ?? null);
  });
}

/** What goes back of each booking. */
export function refundLoader(ctx: RequestContext): DataLoader<string, Refund | null> {
  return ctx.loaders.get<string, Refund | null>('booking-refunds', async (ids) => {
    const found = await ctx.em.fork().find(Refund, { bookingId: { $in: [...ids] } }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    const byBooking = new Map(found.map((refund) => [refund.bookingId, refund]));
    return ids.map((id) => byBooking.get(id) ?? null);
  });
}

interface EventRow {
  readonly booking_id: string;
  readonly from_status: BookingStatus | null;
  readonly to_status: BookingStatus;
  readonly action: string;
  readonly actor_role: BookingActor;
  readonly at: string;
}

/** What happened to each booking, oldest first. */
export function timelineLoader(ctx: RequestContext): DataLoader<string, readonly BookingEvent[]> {
  return ctx.loaders.get<string, readonly BookingEvent[]>('booking-timelines', async (ids) => {
    const rows = await ctx.em.execute<EventRow[]>(
      'select booking_id, from_status, to_status, action, actor_role, at from booking_events where booking_id = any(?::uuid[]) order by booking_id, id',
      [`{${ids.join(',')}}`],
    );
    const byBooking = new Map(ids.map((id): [string, BookingEvent[]] => [id, []]));
    for (const row of rows) {
      byBooking.get(row.booking_id)?.push({ at: new Date(row.at), action: row.action, from: row.from_status, to: row.to_status, actor: row.actor_role });
    }
    return ids.map((id) => byBooking.get(id) ?? []);
  });
}

/** Those of the spaces whose host has written how to get in. */
export function instructedLoader(ctx: RequestContext): DataLoader<string, boolean> {
  return ctx.loaders.get<string, boolean>('booking-instructed', async (ids) => {
    const rows = await ctx.em.execute<{ id: string }[]>('select id from spaces where id = any(?::uuid[]) and access_instructions is not null', [`{${ids.join(',')}}`]);
    const found = new Set(rows.map(({ id }) => id));
    return ids.map((id) => found.has(id));
  });
}

/** How many stays each renter has finished. */
export function finishedStaysLoader(ctx: RequestContext): DataLoader<string, number> {
  return ctx.loaders.get<string, number>('booking-finished-stays', async (ids) => {
    const rows = await ctx.em.execute<{ id: string; stays: number }[]>(
      `select renter_id as id, count(*)::int as stays from bookings where renter_id = any(?::uuid[]) and status = 'completed' group by renter_id`,
      [`{${ids.join(',')}}`],
    );
    const byId = new Map(rows.map(({ id, stays }) => [id, stays]));
    return ids.map((id) => byId.get(id) ?? 0);
  });
}
