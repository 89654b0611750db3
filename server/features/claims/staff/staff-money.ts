import type { SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { post } from '../../bookings/ledger/post.js';
import { cleanText, lengthOf } from '../../../core/values/text.js';
import { chargeDeposit } from '../../bookings/payments/deposit-charge.js';
import { ClaimRemedy, ClaimStatus, GuaranteePaymentStatus } from '../claim.enums.js';
import type { Claim } from '../claim.entity.js';
import { GuaranteePayment } from '../money/guarantee-payment.entity.js';
import { postingOf } from '../money/guarantee-posting.js';
import { claimRefused } from '../move-claim.js';
import { auditClaimAct, lockAsStaff } from './lock-for-staff.js';

const MAX_REFERENCE = 120;

/** Staff record the bank transfer of a payment by the guarantee; idempotent. */
export async function settleGuaranteePayment(ctx: SignedInContext, claimId: string, given: string): Promise<Claim> {
  const transferReference = cleanText(given);
  const isFit = transferReference !== '' && lengthOf(transferReference) <= MAX_REFERENCE;
  refuseProblems(isFit ? [] : [{ path: 'transferReference', code: FieldProblemCode.REQUIRED }]);
  return inTransaction(ctx, async (tx) => {
    const { claim, booking } = await lockAsStaff(tx, claimId);
    const payment = await tx.em.findOne(GuaranteePayment, { claimId });
    if (!payment) throw claimRefused(claim);
    if (payment.status === GuaranteePaymentStatus.PAID) return claim;
    const now = tx.clock.now();
    const before = { status: payment.status };
    Object.assign(payment, {
      status: GuaranteePaymentStatus.PAID,
      transferReference,
      paidBy: tx.viewer.id,
      paidAt: now,
    });
    await tx.em.flush();
    await post(tx, 'guarantee_paid', payment.amountCents, postingOf(booking, claimId));
    const after = { status: payment.status, amountCents: payment.amountCents, transferReference };
    await auditClaimAct(tx, claimId, { action: 'claim.guarantee_paid', before, after });
    return claim;
  });
}

/** Staff retry the charge of a deposit after the bank declined it; no-op while one is pending or collected. */
export async function retryDepositCharge(ctx: SignedInContext, claimId: string): Promise<Claim> {
  return inTransaction(ctx, async (tx) => {
    const { claim, booking } = await lockAsStaff(tx, claimId);
    const guarantee = await tx.em.findOne(GuaranteePayment, { claimId });
    const cents = (claim.remedyCents ?? 0) - (guarantee?.amountCents ?? 0);
    if (claim.status !== ClaimStatus.CLOSED || claim.remedy !== ClaimRemedy.DEPOSIT || cents === 0)
      throw claimRefused(claim);
    await chargeDeposit(tx, booking, { claimId, cents });
    await auditClaimAct(tx, claimId, {
      action: 'claim.deposit_retried',
      before: { isCharging: false },
      after: { isCharging: true, amountCents: cents },
    });
    return claim;
  });
}
