import type { SignedInContext } from '../../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../../core/errors/errors.js';
import type { LocalDate } from '../../../../core/values/date-range.js';
import { inTransaction } from '../../../../core/writes/transaction.js';
import type { Booking } from '../../booking.entity.js';
import { BookingAction, BookingActor } from '../../booking.enums.js';
import { lockBookingAs } from '../../lifecycle/booking-changes.js';
import { moveBooking } from '../../lifecycle/move-booking.js';
import { requireReason } from '../../../../core/staff-reason.js';
import { recordStaffAct } from '../../lifecycle/record-staff-act.js';
import { refuseWhileCharging } from '../../payments/open-payments.js';
import { isRangeTaken } from '../../quote/bookable-space.js';
import { datesTaken } from '../../quote/space-busy.js';
import { differenceOf } from '../compare-months.rules.js';
import { previewChange } from '../stored-months.js';
import { changeProblems } from './change-days.rules.js';
import { ChangeKind } from './change-request.enums.js';
import { termsChangeOf } from './change-terms.js';
import { lapseOverdue } from './lapse-changes.js';
import { hasOpenChange } from './open-change.js';

export interface NewEnd {
  readonly endsOn: LocalDate;
  readonly statement: string;
}

/** T24 or T25: the staff change the last day of a fixed booking, for both sides. Idempotent. */
export async function changeEnd(
  ctx: SignedInContext,
  bookingId: string,
  { endsOn, statement }: NewEnd,
): Promise<Booking> {
  const reason = requireReason(statement);
  return inTransaction(ctx, async (tx) => {
    const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
    if (actingUser.actor !== BookingActor.ADMIN) throw new DomainError(ErrorCode.FORBIDDEN);
    if (booking.to === endsOn) return booking;
    const days = { from: booking.from, to: endsOn };
    const today = tx.clock.today(booking.termsSnapshot.timeZone);
    refuseProblems(changeProblems(booking, days, today).map((problem) => ({ ...problem, path: 'endsOn' })));
    await lapseOverdue(tx, booking);
    if (await isRangeTaken(tx, booking.spaceId, days.from, days.to, [booking.id]))
      throw await datesTaken(tx, booking.spaceId, days, [booking.id]);
    await refuseWhileCharging(tx, booking.id);
    const change = termsChangeOf({ kind: ChangeKind.DATES, ...days }, booking);
    const { renterCents, hostCents } = differenceOf((await previewChange(tx, booking, change)).months);
    const before = { endsOn: booking.to };
    const isOpen = await hasOpenChange(tx, booking.id);
    await moveBooking(tx, booking, {
      ...actingUser,
      trigger: BookingAction.CHANGE_DATES,
      at: tx.clock.now(),
      known: { hasOpenChange: isOpen, doesOtherSideAgree: true, isRangeFree: true },
      change,
      details: { by: actingUser.actor },
    });
    await recordStaffAct(tx, actingUser, {
      booking,
      action: 'end_changed',
      before,
      after: { endsOn, renterCents, hostCents },
      reason,
    });
    return booking;
  });
}
