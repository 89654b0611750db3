import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { rehearse } from '../../../core/writes/transaction.js';
import { rehearseDecision } from '../../claims/staff/decide-claim.js';
import type { Decision } from '../../claims/staff/decision.rules.js';
import { mailsOf } from '../bookings/rehearse-mails.js';
import type { BookingActMail } from '../bookings/staff-booking.types.js';

/** Previews the mails to both sides: makes the decision, collects its mails, and rolls everything back. */
export async function previewDecision(
  ctx: SignedInContext,
  claimId: string,
  decision: Decision,
): Promise<BookingActMail[]> {
  const claim = await ctx.db.selectFrom('Claim').select('bookingId').where('id', '=', claimId).executeTakeFirst();
  if (!claim) throw new DomainError(ErrorCode.NOT_FOUND);
  return rehearse(ctx, (tx) => mailsOf(tx, claim.bookingId, () => rehearseDecision(tx, claimId, decision)));
}
