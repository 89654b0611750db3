import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { refuseProblems } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { readOthersPriority } from '../../spaces/waiting/days-priority.js';
import { refusePromisedDays } from '../../spaces/waiting/promised-days.js';
import { refreshBusy } from '../../search/search-projection.js';
import { endOf, isRangeTaken, requestedStayOf } from '../quote/bookable-space.js';
import type { Booking } from '../booking.entity.js';
import { BookingEventType } from '../booking.events.js';
import {
  lockBookingAs,
  recordBookingEvent,
  transitionRefused,
  writeHistory,
  type ActingUser,
} from './booking-changes.js';
import { transitionContextOf } from './transition-context.rules.js';
import { earlierOf, endOfFirstDay, holdExpired, isHoldOver } from './booking-hold.rules.js';
import { pricesOf, quoteByTerms } from '../quote/booking-quote.rules.js';
import { availableActions } from './booking.state-machine.js';
import { scheduleHoldEnd } from './booking-timers.js';
import { BookingAction, BookingActor, type TermType } from '../booking.enums.js';
import { firstPayments, refuseWhileSettling, voidOpenPayments } from '../payments/open-payments.js';
import { datesTaken } from '../quote/space-busy.js';
import { stayProblems } from '../quote/stay.rules.js';

export interface NewDates {
  readonly from: string;
  readonly to: string;
}

/** Recorded in the history only: the status stays, so the table has no row for it. */
const CHANGE_DATES = 'change_dates';

/** Changes the days of a booking that waits for payment; the hold is not extended. */
export async function changeBookingDates(ctx: SignedInContext, bookingId: string, dates: NewDates): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
    const now = tx.clock.now();
    const actions = availableActions(transitionContextOf(booking, tx.config), actingUser.actor, now);
    if (actingUser.actor !== BookingActor.RENTER || !actions.includes(BookingAction.PAY)) {
      const isOver = actingUser.actor === BookingActor.RENTER && isHoldOver(booking);
      throw isOver ? holdExpired(booking) : transitionRefused(actions);
    }
    const request = { ...dates, termType: booking.termType };
    const { timeZone } = booking.termsSnapshot;
    const today = tx.clock.today(timeZone);
    refuseProblems(stayProblems(requestedStayOf(booking.termsSnapshot, request, today)));
    const days = { from: request.from, to: endOf(request) };
    const stay = { ...days, spaceId: booking.spaceId, userId: tx.viewer.id, now };
    refusePromisedDays(await readOthersPriority(tx, stay), timeZone);
    return moveDates(tx, booking, { ...request, to: endOf(request) }, actingUser);
  });
}

/** Moves a locked, unpaid booking of a locked space to other days and recalculates its price by its own terms; the hold is not extended. */
export async function moveDates(
  tx: ServiceContext,
  booking: Booking,
  stay: NewDates & { readonly termType: TermType },
  actingUser: ActingUser,
): Promise<Booking> {
  if (await isRangeTaken(tx, booking.spaceId, stay.from, stay.to, [booking.id]))
    throw await datesTaken(tx, booking.spaceId, stay, [booking.id]);
  const payments = await firstPayments(tx, booking.id);
  refuseWhileSettling(payments);
  await voidOpenPayments(tx, booking, payments);
  const { termsSnapshot: terms, holdExpiresAt, protectionPlan, cancellationPolicy: policy } = booking;
  const today = tx.clock.today(terms.timeZone);
  Object.assign(booking, {
    from: stay.from,
    to: stay.to,
    termType: stay.termType,
    holdExpiresAt: holdExpiresAt && earlierOf(holdExpiresAt, endOfFirstDay(stay.from, terms)),
    updatedAt: tx.clock.now(),
    ...pricesOf(quoteByTerms(terms, { ...stay, protectionPlan, policy, today })),
  });
  await tx.em.flush();
  await writeHistory(tx, booking.id, { from: booking.status, to: booking.status, action: CHANGE_DATES }, actingUser);
  await refreshBusy(tx, booking.spaceId);
  await recordBookingEvent(tx, BookingEventType.DATES_CHANGED, booking);
  await scheduleHoldEnd(tx, booking);
  return booking;
}
