import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { MAINLAND_ZONE } from '../../../core/values/time-zone.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import {
  lockBooking,
  lockBookingAs,
  SYSTEM,
  recordBookingEvent,
  type ActingUser,
} from '../lifecycle/booking-changes.js';
import { moveBooking } from '../lifecycle/move-booking.js';
import type { Booking } from '../booking.entity.js';
import { BookingEventType } from '../booking.events.js';
import { transitionContextOf } from '../lifecycle/transition-context.rules.js';
import { isRepeat } from '../lifecycle/booking.state-machine.js';
import { bookingTransitions } from '../lifecycle/booking.transitions.js';
import { BookingAction, BookingActor, BookingStatus, BookingStep } from '../booking.enums.js';
import { completionTime, lastDayReminderTime } from './stay-timers.js';
import { sweep } from '../lifecycle/sweep.js';

/** Statuses that end with the last day. */
const ENDING_BY_ITSELF: readonly BookingStatus[] = bookingTransitions
  .filter((row) => row.on === BookingStep.REACH_END)
  .flatMap((row) => row.from ?? []);

/** Sends reminders of last days, and runs T17 for those that have passed. */
export async function endStays(ctx: ServiceContext): Promise<void> {
  const today = ctx.clock.today(MAINLAND_ZONE);
  const due = await ctx.db
    .selectFrom('Booking')
    .select('id')
    .where('status', 'in', ENDING_BY_ITSELF)
    .where((eb) => eb.or([eb.and([eb('to', '=', today), eb('endRemindedAt', 'is', null)]), eb('to', '<', today)]))
    .orderBy('to')
    .limit(500)
    .execute();
  await sweep(ctx, due, endStay);
}

/** Reminds both sides on the morning of the last day; after it, T17. No-op if it is too early. */
export async function endStay(ctx: ServiceContext, bookingId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const now = tx.clock.now();
    if (!ENDING_BY_ITSELF.includes(booking.status)) return;
    if (now >= transitionContextOf(booking, tx.config).leftAt) {
      booking.moveOutAt = now;
      await moveBooking(tx, booking, { ...SYSTEM, trigger: BookingStep.REACH_END, at: now });
    } else if (booking.endRemindedAt === null && now >= lastDayReminderTime(booking)) {
      booking.endRemindedAt = now;
      await tx.em.flush();
      await recordBookingEvent(tx, BookingEventType.ENDS_TODAY, booking);
    }
  });
}

/** T18 by the host: the space is empty and the keys are back. */
export async function confirmMoveOut(ctx: SignedInContext, bookingId: string): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
    if (isRepeat(booking.status, BookingAction.CONFIRM_MOVE_OUT, actingUser.actor)) return booking;
    await complete(tx, booking, actingUser);
    return booking;
  });
}

/** T18 by the system, when the host's time to object is over. */
export async function completeStays(ctx: ServiceContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('Booking')
    .select('id')
    .where('status', '=', BookingStatus.MOVE_OUT)
    .where('moveOutAt', '<', ctx.clock.now())
    .orderBy('moveOutAt')
    .limit(500)
    .execute();
  await sweep(ctx, due, completeStay);
}

/** T18 for one booking; no-op while the host's time to object runs. */
export async function completeStay(ctx: ServiceContext, bookingId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const due = completionTime(booking);
    if (booking.status === BookingStatus.MOVE_OUT && due !== null && tx.clock.now() >= due)
      await complete(tx, booking, SYSTEM);
  });
}

async function complete(tx: ServiceContext, booking: Booking, actingUser: ActingUser): Promise<void> {
  const now = tx.clock.now();
  booking.completedAt = now;
  await moveBooking(tx, booking, {
    ...actingUser,
    trigger: BookingAction.CONFIRM_MOVE_OUT,
    at: now,
    // A person confirms by the call itself; the system acts when the time has passed.
    known: { isMoveOutConfirmed: actingUser.actor !== BookingActor.SYSTEM },
    details: { by: actingUser.actor },
  });
}
