import type { SignedInContext } from '../../../core/context.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { rehearse } from '../../../core/writes/transaction.js';
import { TerminationReason } from '../../bookings/billing/billing.enums.js';
import { settleTermination, terminateBooking } from '../../bookings/billing/terminate-booking.js';
import { Booking } from '../../bookings/booking.entity.js';
import { BookingActor, DeclineReason } from '../../bookings/booking.enums.js';
import { cancelBooking } from '../../bookings/cancellation/cancel-booking.js';
import { giveNotice } from '../../bookings/changes/notice/give-notice.js';
import { noticePreview } from '../../bookings/changes/notice/notice-preview.js';
import { NoticeReason } from '../../bookings/changes/notice/notice.enums.js';
import { listLeftThings } from '../../claims/abandonment/list-left-things.js';
import { changeEnd } from '../../bookings/changes/requests/change-end.js';
import { acceptWithoutCapture } from '../../bookings/lifecycle/accept-booking.js';
import { declineBooking } from '../../bookings/lifecycle/decline-booking.js';
import { rehearseWaiver } from '../money/waive-charge.js';
import { creditMail, giveBookingCredit } from './give-booking-credit.js';
import { mailsOf } from './rehearse-mails.js';
import { bookingFor } from './staff-booking-acts.js';
import type { BookingActPreviewInput } from './staff-booking.inputs.js';
import { StaffBookingAct, type BookingActMail } from './staff-booking.types.js';

type Run = (tx: SignedInContext, id: string, input: BookingActPreviewInput) => Promise<unknown>;

const RUNS: Readonly<Partial<Record<StaffBookingAct, Run>>> = {
  [StaffBookingAct.ACCEPT]: (tx, id, { statement }) => acceptWithoutCapture(tx, id, statement),
  [StaffBookingAct.DECLINE]: (tx, id, { declineReason, statement }) =>
    declineBooking(tx, id, { reason: declineReason ?? DeclineReason.OTHER, text: statement }),
  [StaffBookingAct.CANCEL]: (tx, id, { cancelReason, statement, amountCents }) =>
    cancelBooking(tx, id, { reason: cancelReason ?? null, text: statement, refundCents: amountCents ?? null }),
  [StaffBookingAct.TERMINATE]: (tx, id, { terminationReason, statement }) =>
    terminateBooking(tx, id, { reason: terminationReason ?? TerminationReason.FRAUD, text: statement }),
  [StaffBookingAct.LIST_LEFT_THINGS]: (tx, id, { things, firstWitness, secondWitness, statement }) =>
    listLeftThings(tx, id, {
      things: things ?? '',
      firstWitness: firstWitness ?? '',
      secondWitness: secondWitness ?? '',
      statement,
    }),
  [StaffBookingAct.SETTLE]: (tx, id, { statement }) => settleTermination(tx, id, statement),
  [StaffBookingAct.CHANGE_END]: (tx, id, { endsOn, statement }) =>
    changeEnd(tx, id, { endsOn: endsOn ?? '', statement }),
  [StaffBookingAct.END_FOR_HOST]: async (tx, id, { endsOn, noticeReason, amountCents, statement }) => {
    const reason = noticeReason ?? NoticeReason.OTHER;
    const shown = await noticePreview(tx, await tx.em.findOneOrFail(Booking, id), {
      actor: BookingActor.ADMIN,
      endsOn: endsOn ?? null,
    });
    const { lastChargeCents, refundCents } = shown;
    const sums = { lastChargeCents, refundCents, hostFeeCents: amountCents ?? null };
    return giveNotice(tx, id, { endsOn: shown.endsOn, reason, text: statement, ...sums });
  },
  [StaffBookingAct.WAIVE_CHARGE]: async (tx, _id, { cycleId, amountCents }) => {
    if (cycleId != null) await rehearseWaiver(tx, fromGlobalId('BillingCycle', cycleId), amountCents ?? 0);
  },
  [StaffBookingAct.GIVE_CREDIT]: (tx, id, { amountCents, statement }) =>
    giveBookingCredit(tx, id, { amountCents: amountCents ?? 0, statement }),
};

/** Previews the mails to both sides: performs the act, collects its mails, and rolls everything back. */
export async function previewBookingAct(
  ctx: SignedInContext,
  input: BookingActPreviewInput,
): Promise<BookingActMail[]> {
  const booking = await bookingFor(ctx, input.bookingId, input.act);
  const { id } = booking;
  const run = RUNS[input.act];
  if (!run) return [];
  return rehearse(ctx, async (tx) => {
    if (input.act !== StaffBookingAct.GIVE_CREDIT) return mailsOf(tx, id, () => run(tx, id, input));
    await run(tx, id, input);
    const credit = { amountCents: input.amountCents ?? 0, statement: input.statement.trim() };
    const { name, content } = await creditMail(tx, booking, credit);
    return [{ reader: BookingActor.RENTER, name, subject: content.subject, text: content.text }];
  });
}
