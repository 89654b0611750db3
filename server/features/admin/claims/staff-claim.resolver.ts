import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { LONG_PAGE_ARGS, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { mayDo } from '../../../core/staff-acts.js';
import { ClaimActor } from '../../claims/claim.transitions.js';
import { Claim } from '../../claims/claim.entity.js';
import { claimBooking } from '../../claims/claim.loaders.js';
import { claimActorOf } from '../../claims/claim.policy.js';
import { BookingActMail } from '../bookings/staff-booking.types.js';
import { previewDecision } from './preview-decision.js';
import { listStaffClaims } from './staff-claim-lists.js';
import { ClaimDecisionPreviewInput, StaffClaimFilter } from './staff-claim.inputs.js';
import { StaffClaimConnection, StaffClaimRecord } from './staff-claim.types.js';

/** Claims, as the staff look them up and decide them. */
@Resolver(() => Claim)
export class StaffClaimResolver {
  @AuthorizedStaff('SEE_CLAIMS')
  @Query(() => StaffClaimConnection, {
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      5 + pageSizeOf(args, 50) * (1 + childComplexity),
    description:
      'Staff: claims by a filter, most urgent first; none of the viewer’s own bookings. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
  })
  staffClaims(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => StaffClaimFilter, { nullable: true, description: 'The filter; all claims by default.' })
    filter?: StaffClaimFilter | null,
    @Args(() => LONG_PAGE_ARGS) page?: PageArgs,
  ): Promise<StaffClaimConnection> {
    return listStaffClaims(signedIn(ctx), filter ?? {}, page ?? {});
  }

  @AuthorizedStaff('DECIDE_CLAIMS')
  @Query(() => [BookingActMail], {
    complexity: 30,
    description:
      'Staff: the mails that a decision would send to both sides. Errors: CLAIM_AMOUNT_CHANGED {amountCents}, CLAIM_OTHER_STAFF_NEEDED, CLAIM_STATE_REFUSED {status}, VALIDATION_FAILED, FORBIDDEN, NOT_FOUND, MFA_SETUP_REQUIRED.',
  })
  claimDecisionPreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ClaimDecisionPreviewInput, { description: 'The input.' })
    { claimId, ...decision }: ClaimDecisionPreviewInput,
  ): Promise<BookingActMail[]> {
    return previewDecision(signedIn(ctx), fromGlobalId('Claim', claimId), decision);
  }

  @FieldResolver(() => StaffClaimRecord, {
    nullable: true,
    description: 'What only staff who may read claims see of it; null for everybody else, and for its two sides.',
  })
  async staffRecord(@Ctx() ctx: RequestContext, @Root() claim: Claim): Promise<Pick<StaffClaimRecord, 'claim'> | null> {
    if (!mayDo(ctx.viewer, 'SEE_CLAIMS')) return null;
    return claimActorOf(ctx.viewer, await claimBooking(ctx, claim), claim) === ClaimActor.STAFF ? { claim } : null;
  }
}
