import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import type { MailContent } from '../../../core/mail/mailer.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { findMailRecipient, sendAccountMail, type MailRecipient } from '../../accounts/account-mails.js';
import { accountMails } from '../../accounts/mails/account-templates.js';
import { firstNameOf } from '../../accounts/person-name.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { lockBooking } from '../../bookings/lifecycle/booking-changes.js';
import { requireReason } from '../../../core/staff-reason.js';
import { recordStaffAct, refuseOwn, staffOf } from '../../bookings/lifecycle/record-staff-act.js';
import { creditByStaff } from '../../bookings/payouts/give-credit.js';
import { formatCents } from '../../notifications/words/format-values.rules.js';

/** Maximum credit that the staff may give for one booking. */
export const MAX_CREDIT_CENTS = 50_00;
const TEMPLATE = 'credit-given';

export interface BookingCredit {
  readonly amountCents: number;
  readonly statement: string;
}

/** Credits the renter of a booking with a small amount, once per booking, and mails them the reason. */
export async function giveBookingCredit(
  ctx: SignedInContext,
  bookingId: string,
  { amountCents, statement }: BookingCredit,
): Promise<Booking> {
  const reason = requireReason(statement);
  const isFit = Number.isInteger(amountCents) && amountCents > 0 && amountCents <= MAX_CREDIT_CENTS;
  const params = { max: MAX_CREDIT_CENTS };
  refuseProblems(isFit ? [] : [{ path: 'amountCents', code: FieldProblemCode.AMOUNT_OUT_OF_RANGE, params }]);
  return inTransaction(ctx, async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    refuseOwn(tx.viewer, booking);
    if (!(await creditByStaff(tx, booking, amountCents))) throw new DomainError(ErrorCode.FORBIDDEN);
    const renter = await findMailRecipient(tx, booking.renterId);
    await sendAccountMail(tx, renter, TEMPLATE, mailParams(booking, renter, { amountCents, statement: reason }));
    const [before, after] = [{ amountCents: 0 }, { amountCents }];
    await recordStaffAct(tx, staffOf(tx), { booking, action: 'credit_given', before, after, reason });
    return booking;
  });
}

/** The mail to the renter. */
export async function creditMail(
  ctx: ServiceContext,
  booking: Pick<Booking, 'reference' | 'renterId'>,
  credit: BookingCredit,
): Promise<{ readonly name: string; readonly content: MailContent }> {
  const renter = await findMailRecipient(ctx, booking.renterId);
  const name = firstNameOf(renter.fullName ?? '');
  const params = { firstName: name, ...mailParams(booking, renter, credit) };
  const compose = accountMails[`accounts.${TEMPLATE}`];
  if (!compose) throw new Error('the mail of a credit has no template');
  return { name, content: compose(params, { locale: renter.locale, config: ctx.config }) };
}

function mailParams(
  { reference }: Pick<Booking, 'reference'>,
  { locale }: MailRecipient,
  { amountCents, statement }: BookingCredit,
) {
  return { reference, amount: formatCents(amountCents, locale), reason: statement };
}
