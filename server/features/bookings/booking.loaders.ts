import type DataLoader from 'dataloader';
import type { RequestContext } from '../../core/context.js';
import { deliveryLoader } from '../../core/events/delivery-loader.js';
import type { BookingEvent } from './booking-event.entity.js';
import { databaseOf } from '../../database.js';
import type { Booking } from './booking.entity.js';
import { canReadBooking } from './booking.policy.js';
import { spaceLoader } from '../spaces/space.loaders.js';
import { BookingActor, BookingStatus } from './booking.enums.js';
import { findUnowedPayments } from './ledger/owed-payments.js';
import type { Payment } from './payments/payment.entity.js';
import { waitsForDay } from './payments/payment-schedule.rules.js';
import type { Refund } from './payments/refund.entity.js';

/** Bookings the viewer may read, by uuid; null for all others. */
export function bookingLoader(ctx: RequestContext): DataLoader<string, Booking | null> {
  return ctx.loaders.get<string, Booking | null>('bookings', async (ids) => {
    const found: Booking[] = await ctx.db.selectFrom('Booking').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(
      found.filter((booking) => canReadBooking(ctx.viewer, booking)).map((booking) => [booking.id, booking]),
    );
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** Reads a booking in one batch with those of deliveries to other sockets, for the fields below it. */
export async function loadBookingForDelivery(ctx: RequestContext, id: string): Promise<void> {
  const booking = await deliveryLoader<string, Booking | null>(ctx, 'bookings', async ({ em }, ids) => {
    const found: Booking[] = await databaseOf(em)
      .selectFrom('Booking')
      .selectAll()
      .where('id', 'in', [...new Set(ids)])
      .execute();
    const byId = new Map(found.map((one) => [one.id, one]));
    return ids.map((one) => byId.get(one) ?? null);
  }).load(id);
  bookingLoader(ctx).prime(id, booking && canReadBooking(ctx.viewer, booking) ? booking : null);
}

/** The attempts at the first charge and all collected charges of the rent of each booking, oldest first: one statement for both. */
function rentPaymentsLoader(ctx: RequestContext): DataLoader<string, readonly Payment[]> {
  return ctx.loaders.get<string, readonly Payment[]>('booking-rent-payments', async (ids) => {
    const found: Payment[] = await ctx.db
      .selectFrom('Payment')
      .selectAll()
      .where('bookingId', 'in', ids)
      .where('kind', '<>', 'deposit')
      .where((eb) => eb.or([eb('kind', '=', 'first'), eb('capturedAt', 'is not', null)]))
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    // A payment's status depends on its refunds, which are read with it: as many statements for one booking as for many.
    await refundsLoader(ctx).loadMany(ids);
    const byBooking = Map.groupBy(found, ({ bookingId }) => bookingId);
    return ids.map((id) => byBooking.get(id) ?? []);
  });
}

/** A booking's first charge: the first attempt that was collected, else the planned one that waits, else the newest. */
export async function loadFirstPayment(ctx: RequestContext, bookingId: string): Promise<Payment | null> {
  const isFirst = ({ kind }: Payment): boolean => kind === 'first';
  const collected = (await loadCollectedPayments(ctx, bookingId)).findLast(isFirst);
  if (collected) return collected;
  const attempts = (await rentPaymentsLoader(ctx).load(bookingId)).filter(isFirst);
  return attempts.find(waitsForDay) ?? attempts.at(-1) ?? null;
}

/** The collected charges of a booking's rent, newest first; without money that nobody owed. */
export async function loadCollectedPayments(ctx: RequestContext, bookingId: string): Promise<readonly Payment[]> {
  const collected = (await rentPaymentsLoader(ctx).load(bookingId)).filter(({ capturedAt }) => capturedAt !== null);
  // Only the system refunds such money, so that the ledger is rarely asked.
  const refunds = await refundsLoader(ctx).load(bookingId);
  const unowed = refunds.some(({ initiatedBy }) => initiatedBy === BookingActor.SYSTEM)
    ? await unowedPaymentsLoader(ctx).load(bookingId)
    : null;
  return collected.filter(({ id }) => !unowed?.has(id)).toReversed();
}

/** The payments of each booking that collected what nobody owed. */
function unowedPaymentsLoader(ctx: RequestContext): DataLoader<string, ReadonlySet<string | null>> {
  return ctx.loaders.get<string, ReadonlySet<string | null>>('booking-unowed-payments', async (ids) => {
    const byBooking = Map.groupBy(await findUnowedPayments(ctx, ids), ({ bookingId }) => bookingId);
    return ids.map((id) => new Set(byBooking.get(id)?.map(({ paymentId }) => paymentId)));
  });
}

/** The refunds of each booking, oldest first. */
export function refundsLoader(ctx: RequestContext): DataLoader<string, readonly Refund[]> {
  return ctx.loaders.get<string, readonly Refund[]>('booking-refunds', async (ids) => {
    const found: Refund[] = await ctx.db
      .selectFrom('Refund')
      .selectAll()
      .where('bookingId', 'in', ids)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
    const byBooking = Map.groupBy(found, ({ bookingId }) => bookingId);
    return ids.map((id) => byBooking.get(id) ?? []);
  });
}

export type TimelineEntry = Pick<BookingEvent, 'fromStatus' | 'toStatus' | 'action' | 'actorRole' | 'at'>;

/** The transitions of each booking, oldest first. */
export function timelineLoader(ctx: RequestContext): DataLoader<string, readonly TimelineEntry[]> {
  return ctx.loaders.get<string, readonly TimelineEntry[]>('booking-timelines', async (ids) => {
    const rows = await ctx.db
      .selectFrom('BookingEvent')
      .select(['bookingId', 'fromStatus', 'toStatus', 'action', 'actorRole', 'at'])
      .where('bookingId', 'in', ids)
      .orderBy('bookingId')
      .orderBy('id')
      .execute();
    const byBooking = new Map(ids.map((id): [string, TimelineEntry[]] => [id, []]));
    for (const { bookingId, ...entry } of rows) byBooking.get(bookingId)?.push(entry);
    return ids.map((id) => byBooking.get(id) ?? []);
  });
}

/** How many stays each renter has finished. */
export function finishedStaysLoader(ctx: RequestContext): DataLoader<string, number> {
  return ctx.loaders.get<string, number>('booking-finished-stays', async (ids) => {
    const rows = await ctx.db
      .selectFrom('Booking')
      .select((eb) => ['renterId', eb.fn.countAll<string>().as('stays')])
      .where('renterId', 'in', ids)
      .where('status', '=', BookingStatus.COMPLETED)
      .groupBy('renterId')
      .execute();
    const byId = new Map(rows.map(({ renterId, stays }) => [renterId, Number(stays)]));
    return ids.map((id) => byId.get(id) ?? 0);
  });
}

/** Whether the booking's host has written access instructions. */
export async function areInstructionsWritten(ctx: RequestContext, booking: Booking): Promise<boolean> {
  const space = await spaceLoader(ctx).load(booking.spaceId);
  return space?.accessInstructions != null;
}
