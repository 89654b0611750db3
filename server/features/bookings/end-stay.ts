import type { ServiceContext, SignedInContext } from '../../core/context.js';
import { inTransaction } from '../../core/transaction.js';
import { lockBooking, lockBookingAs, moveBooking, SYSTEM, tellBooking, type Mover } from './booking-changes.js';
import type { Booking } from './booking.entity.js';
import { BookingEventType } from './booking.events.js';
import { factsOf } from './booking-facts.rules.js';
import { isRepeat } from './booking-state-machine.js';
import { BookingAction, BookingStatus, BookingStep } from './booking-types.js';
import { completionTime, endTellingTime, scheduleCompletion } from './stay-timers.js';
import { sweep } from './sweep.js';

const RUNNING: ReadonlySet<BookingStatus> = new Set([BookingStatus.ACTIVE, BookingStatus.ENDING]);

/** Reminds of last days that have come, and T17 of those that are over. */
export async function endStays(ctx: ServiceContext): Promise<void> {
  const due = await ctx.em.fork().execute<{ id: string }[]>(
    `select id from bookings where status in ('active', 'ending') and (ends_on = ?::date and end_told_at is null or ends_on < ?::date) order by ends_on limit 500`,
    [ctx.clock.today('Europe/Madrid'), ctx.clock.today('Europe/Madrid')],
  );
  await sweep(ctx, due, endStay);
}

/** The morning of the last day, both sides are told; once it is over the space is to be found empty (T17). Does nothing while it is too early. */
export async function endStay(ctx: ServiceContext, bookingId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const now = tx.clock.now();
    if (!RUNNING.has(booking.status)) return;
    if (now >= factsOf(booking, tx.config).leftAt) {
      booking.moveOutAt = now;
      await moveBooking(tx, booking, { ...SYSTEM, trigger: BookingStep.REACH_END, at: now });
      await scheduleCompletion(tx, booking);
    } else if (booking.endToldAt === null && now >= endTellingTime(booking)) {
      booking.endToldAt = now;
      await tx.em.flush();
      await tellBooking(tx, BookingEventType.ENDS_TODAY, booking);
    }
  });
}

/** T18 by the host: the space is empty and the keys are back. */
export async function confirmMoveOut(ctx: SignedInContext, bookingId: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const { booking, mover } = await lockBookingAs(tx, tx.viewer, bookingId);
    if (isRepeat(booking.status, BookingAction.CONFIRM_MOVE_OUT, mover.actor)) return booking;
    await complete(tx, booking, mover);
    return booking;
  });
}

/** T18 by the clock: silence is a yes. */
export async function completeStays(ctx: ServiceContext): Promise<void> {
  const due = await ctx.em.fork().execute<{ id: string }[]>(
    `select id from bookings where status = 'move_out' and move_out_at < ? order by move_out_at limit 500`,
    [ctx.clock.now()],
  );
  await sweep(ctx, due, completeStay);
}

/** T18 for one booking; does nothing while the host still has time to look. */
export async function completeStay(ctx: ServiceContext, bookingId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const due = completionTime(booking);
    if (booking.status === BookingStatus.MOVE_OUT && due !== null && tx.clock.now() >= due) await complete(tx, booking, SYSTEM);
  });
}

async function complete(tx: ServiceContext, booking: Booking, mover: Mover): Promise<void> {
  const now = tx.clock.now();
  booking.completedAt = now;
  await moveBooking(tx, booking, { ...mover, trigger: BookingAction.CONFIRM_MOVE_OUT, at: now, facts: { by: mover.actor } });
}
