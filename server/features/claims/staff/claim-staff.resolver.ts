import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { AFTER_ARG, clampFirst, FIRST_ARG } from '../../../core/graphql/connection.js';
import type { RequestContext } from '../../../core/context.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { Claim } from '../claim.entity.js';
import { DecideClaimInput, SettleGuaranteePaymentInput } from '../claim.inputs.js';
import { ClaimConnection } from '../claim.types.js';
import { listClaimsToDecide } from './claims-to-decide.js';
import { decideClaim } from './decide-claim.js';
import { retryDepositCharge, settleGuaranteePayment } from './staff-money.js';

const cost = ({ childComplexity }: { childComplexity: number }): number => 10 + childComplexity;

@Resolver()
export class ClaimStaffResolver {
  @AuthorizedStaff('DECIDE_CLAIMS')
  @Query(() => ClaimConnection, {
    complexity: ({ args, childComplexity }: { args: { first?: number | null }; childComplexity: number }) =>
      3 + clampFirst(args.first) * (1 + childComplexity),
    description: 'Staff: claims to decide, most urgent first. Errors: MFA_SETUP_REQUIRED, CURSOR_INVALID.',
  })
  claimsToDecide(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, FIRST_ARG) first?: number | null,
    @Arg('after', () => String, AFTER_ARG) after?: string | null,
  ): Promise<ClaimConnection> {
    return listClaimsToDecide(signedIn(ctx), { first: first ?? null, after: after ?? null });
  }

  @AuthorizedStaff('DECIDE_CLAIMS')
  @Mutation(() => Claim, {
    complexity: cost,
    description:
      'Staff: decides a claim, or its appeal. The money moves when both accept, when the time to appeal is over, or with the decision of the appeal. Errors: MFA_SETUP_REQUIRED, CLAIM_AMOUNT_CHANGED {amountCents}, CLAIM_OTHER_STAFF_NEEDED, CLAIM_STATE_REFUSED {status}, VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
  })
  decideClaim(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideClaimInput, { description: 'The decision and its reasons.' }) input: DecideClaimInput,
  ): Promise<Claim> {
    const { claimId, ...decision } = input;
    return decideClaim(signedIn(ctx), fromGlobalId('Claim', claimId), decision);
  }

  @AuthorizedStaff('MOVE_MONEY')
  @Mutation(() => Claim, {
    complexity: cost,
    description:
      'Staff: what the guarantee pays was transferred. Errors: MFA_SETUP_REQUIRED, CLAIM_STATE_REFUSED {status}, VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.',
  })
  settleGuaranteePayment(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SettleGuaranteePaymentInput, { description: 'The transfer.' })
    { claimId, transferReference }: SettleGuaranteePaymentInput,
  ): Promise<Claim> {
    return settleGuaranteePayment(signedIn(ctx), fromGlobalId('Claim', claimId), transferReference);
  }

  @AuthorizedStaff('MOVE_MONEY')
  @Mutation(() => Claim, {
    complexity: cost,
    description:
      'Staff: tries the charge of a deposit once more after the bank refused it; one that is open or taken stays the only one. Errors: MFA_SETUP_REQUIRED, CLAIM_STATE_REFUSED {status}, FORBIDDEN, NOT_FOUND.',
  })
  retryDepositCharge(
    @Ctx() ctx: RequestContext,
    @Arg('claimId', () => ID, { description: 'The claim.' }) claimId: string,
  ): Promise<Claim> {
    return retryDepositCharge(signedIn(ctx), fromGlobalId('Claim', claimId));
  }
}
