import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { rehearse } from '../../../core/writes/transaction.js';
import { rehearseDecision } from '../../claims/staff/decide-claim.js';
import type { Decision } from '../../claims/staff/decision.rules.js';
import { mailsOf } from '../bookings/rehearse-mails.js';
import type { BookingActMail } from '../bookings/staff-booking.types.js';

/** The mails that both sides would get of a decision: it is made, its mails are written, and all of it is undone. */
export async function previewDecision(
  ctx: SignedInContext,
  claimId: string,
  decision: Decision,
): Promise<BookingActMail[]> {
  const claim = await ctx.db.selectFrom('Claim').select('bookingId').where('id', '=', claimId).executeTakeFirst();
  if (!claim) throw new DomainError(ErrorCode.NOT_FOUND);
  return rehearse(ctx, (tx) => mailsOf(tx, claim.bookingId, () => rehearseDecision(tx, claimId, decision)));
}
