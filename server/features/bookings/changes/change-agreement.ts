import type { ServiceContext } from '../../../core/context.js';
import { openTermsVersion, type TermsChange } from '../billing/agree-terms.js';
import { pricesByTerms } from '../billing/plan-terms.js';
import type { Booking } from '../booking.entity.js';
import { RefundRule, type RefundReason } from '../cancellation/cancellation.enums.js';
import type { ActingUser } from '../lifecycle/booking-changes.js';
import { refundCycles } from '../payments/refund-cycles.js';

/** Creates the next version of a locked booking's agreement, and updates its days, price, future charges and refunds. */
export async function changeAgreement(
  tx: ServiceContext,
  booking: Booking,
  change: TermsChange,
  actingUser: ActingUser,
  rule: RefundReason = change.reason === 'withdrawn' ? RefundRule.WITHDRAWAL_RIGHT : RefundRule.LESS_OWED,
): Promise<void> {
  const { terms, refunds } = await openTermsVersion(tx, booking, change, actingUser);
  const isEndMoved = booking.to !== terms.to;
  Object.assign(booking, {
    from: terms.from,
    to: terms.to,
    updatedAt: tx.clock.now(),
    ...(isEndMoved ? { endRemindedAt: null, renewalAskedAt: null } : {}),
    ...(await pricesByTerms(tx, booking, terms)),
  });
  await refundCycles(tx, booking, refunds, { actor: actingUser.actor, rule });
}
