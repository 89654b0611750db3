import { Arg, Ctx, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { plus, INPUT } from '../../../core/graphql/field-options.js';
import { Claim } from '../claim.entity.js';
import {
  AskForClaimDataInput,
  AssignClaimInput,
  DecideClaimInput,
  RetryDepositChargeInput,
  ReviewClaimDecisionInput,
  SettleGuaranteePaymentInput,
} from '../claim.inputs.js';
import { askForData } from '../questions/ask-for-data.js';
import { assignClaim } from './assign-claim.js';
import { decideClaim } from './decide-claim.js';
import { reviewClaimDecision } from './review-decision.js';
import { retryDepositCharge, settleGuaranteePayment } from './staff-money.js';

const cost = plus(10);

@Resolver()
export class ClaimStaffResolver {
  @AuthorizedStaff('DECIDE_CLAIMS')
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim, decided, or waiting for a second person.'] },
    complexity: cost,
    description:
      'Staff: decides a claim, or its appeal; above 500 € a second person must confirm it with `reviewClaimDecision`. The money moves when both sides accept, when the time to appeal has passed, or with the decision of the appeal. Errors: MFA_SETUP_REQUIRED, CLAIM_AMOUNT_CHANGED {amountCents}, CLAIM_OTHER_STAFF_NEEDED, CLAIM_STATE_REFUSED {status}, IDEMPOTENCY_IN_PROGRESS while a charge is in progress, VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
  })
  async decideClaim(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideClaimInput, { description: 'The decision and its reasons.' }) input: DecideClaimInput,
  ): Promise<{ claim: Claim }> {
    const { claimId, ...decision } = input;
    return { claim: await decideClaim(signedIn(ctx), fromGlobalId('Claim', claimId), decision) };
  }

  @AuthorizedStaff('DECIDE_CLAIMS')
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim as it stands now.'] },
    complexity: cost,
    description:
      'Staff: confirms or returns a pending decision as the second person. Errors: MFA_SETUP_REQUIRED, CLAIM_AMOUNT_CHANGED {amountCents}, CLAIM_OTHER_STAFF_NEEDED, CLAIM_STATE_REFUSED {status}, IDEMPOTENCY_IN_PROGRESS while a charge is in progress, VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
  })
  async reviewClaimDecision(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReviewClaimDecisionInput, { description: 'True or false, and the reason.' })
    { claimId, ...review }: ReviewClaimDecisionInput,
  ): Promise<{ claim: Claim }> {
    return { claim: await reviewClaimDecision(signedIn(ctx), fromGlobalId('Claim', claimId), review) };
  }

  @AuthorizedStaff('ASK_CLAIM_SIDES')
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim, waiting for that side.'] },
    complexity: cost,
    description:
      'Staff: asks one side for more data before a decision; the time to decide is paused meanwhile. Errors: MFA_SETUP_REQUIRED, CLAIM_OTHER_STAFF_NEEDED, CLAIM_STATE_REFUSED {status}, VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
  })
  async askForClaimData(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AskForClaimDataInput, { description: 'The side and the question.' })
    { claimId, ...question }: AskForClaimDataInput,
  ): Promise<{ claim: Claim }> {
    return { claim: await askForData(signedIn(ctx), fromGlobalId('Claim', claimId), question) };
  }

  @AuthorizedStaff('DECIDE_CLAIMS')
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim, with who has it.'] },
    complexity: cost,
    description:
      'Staff: assigns a claim to a member of the staff who can decide it, or to nobody. Only the assignee decides it. Errors: MFA_SETUP_REQUIRED, CLAIM_STATE_REFUSED {status}, FORBIDDEN, NOT_FOUND.',
  })
  async assignClaim(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AssignClaimInput, { description: 'The claim and the assignee.' }) {
      claimId,
      userId,
    }: AssignClaimInput,
  ): Promise<{ claim: Claim }> {
    const assignee = userId == null ? null : fromGlobalId('User', userId);
    return { claim: await assignClaim(signedIn(ctx), fromGlobalId('Claim', claimId), assignee) };
  }

  @AuthorizedStaff('MOVE_MONEY')
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim, paid.'] },
    complexity: cost,
    description:
      'Staff: records the bank transfer of a payment by the guarantee. Errors: MFA_SETUP_REQUIRED, CLAIM_STATE_REFUSED {status}, VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
  })
  async settleGuaranteePayment(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SettleGuaranteePaymentInput, { description: 'The transfer.' })
    { claimId, transferReference }: SettleGuaranteePaymentInput,
  ): Promise<{ claim: Claim }> {
    return { claim: await settleGuaranteePayment(signedIn(ctx), fromGlobalId('Claim', claimId), transferReference) };
  }

  @AuthorizedStaff('MOVE_MONEY')
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim, with the charge.'] },
    complexity: cost,
    description:
      'Staff: retries the charge of a deposit after the bank declined it; no-op while one is pending or collected. Errors: MFA_SETUP_REQUIRED, CLAIM_STATE_REFUSED {status}, FORBIDDEN, NOT_FOUND.',
  })
  async retryDepositCharge(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RetryDepositChargeInput, INPUT) { claimId }: RetryDepositChargeInput,
  ): Promise<{ claim: Claim }> {
    return { claim: await retryDepositCharge(signedIn(ctx), fromGlobalId('Claim', claimId)) };
  }
}
