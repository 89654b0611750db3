import { Arg, Ctx, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
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

const cost = ({ childComplexity }: { childComplexity: number }): number => 10 + childComplexity;

@Resolver()
export class ClaimStaffResolver {
  @AuthorizedStaff('DECIDE_CLAIMS')
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim, decided, or waiting for a second person.'] },
    complexity: cost,
    description:
      'Staff: decides a claim, or its appeal; above 500 € a second person has to confirm it with `reviewClaimDecision`. The money moves when both accept, when the time to appeal is over, or with the decision of the appeal. Errors: MFA_SETUP_REQUIRED, CLAIM_AMOUNT_CHANGED {amountCents}, CLAIM_OTHER_STAFF_NEEDED, CLAIM_STATE_REFUSED {status}, VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
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
      'Staff: a second person confirms a decision that waits, or returns it. Errors: MFA_SETUP_REQUIRED, CLAIM_AMOUNT_CHANGED {amountCents}, CLAIM_OTHER_STAFF_NEEDED, CLAIM_STATE_REFUSED {status}, VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
  })
  async reviewClaimDecision(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReviewClaimDecisionInput, { description: 'Yes or no, and why.' })
    { claimId, ...review }: ReviewClaimDecisionInput,
  ): Promise<{ claim: Claim }> {
    return { claim: await reviewClaimDecision(signedIn(ctx), fromGlobalId('Claim', claimId), review) };
  }

  @AuthorizedStaff('ASK_CLAIM_SIDES')
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim, waiting for that side.'] },
    complexity: cost,
    description:
      'Staff: asks one side for more before a decision; the time to decide stands still meanwhile. Errors: MFA_SETUP_REQUIRED, CLAIM_OTHER_STAFF_NEEDED, CLAIM_STATE_REFUSED {status}, VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
  })
  async askForClaimData(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AskForClaimDataInput, { description: 'Who is asked for what.' })
    { claimId, ...question }: AskForClaimDataInput,
  ): Promise<{ claim: Claim }> {
    return { claim: await askForData(signedIn(ctx), fromGlobalId('Claim', claimId), question) };
  }

  @AuthorizedStaff('DECIDE_CLAIMS')
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim, with who has it.'] },
    complexity: cost,
    description:
      'Staff: gives a claim to somebody who can decide it, or to nobody. Only that member of the staff decides it. Errors: MFA_SETUP_REQUIRED, CLAIM_STATE_REFUSED {status}, FORBIDDEN, NOT_FOUND.',
  })
  async assignClaim(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AssignClaimInput, { description: 'Who gets it.' }) { claimId, userId }: AssignClaimInput,
  ): Promise<{ claim: Claim }> {
    const assignee = userId == null ? null : fromGlobalId('User', userId);
    return { claim: await assignClaim(signedIn(ctx), fromGlobalId('Claim', claimId), assignee) };
  }

  @AuthorizedStaff('MOVE_MONEY')
  @PayloadMutation({
    payload: { claim: [() => Claim, 'The claim, paid.'] },
    complexity: cost,
    description:
      'Staff: what the guarantee pays was transferred. Errors: MFA_SETUP_REQUIRED, CLAIM_STATE_REFUSED {status}, VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
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
      'Staff: tries the charge of a deposit once more after the bank refused it; one that is open or taken stays the only one. Errors: MFA_SETUP_REQUIRED, CLAIM_STATE_REFUSED {status}, FORBIDDEN, NOT_FOUND.',
  })
  async retryDepositCharge(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RetryDepositChargeInput, { description: 'The input.' }) { claimId }: RetryDepositChargeInput,
  ): Promise<{ claim: Claim }> {
    return { claim: await retryDepositCharge(signedIn(ctx), fromGlobalId('Claim', claimId)) };
  }
}
