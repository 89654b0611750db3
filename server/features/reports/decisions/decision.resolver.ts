import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { Space, type SpaceRow } from '../../spaces/space.entity.js';
import { SpaceStatus } from '../../spaces/space.enums.js';
import { Review } from '../../reviews/review.entity.js';
import type { ReviewRow } from '../../reviews/review.types.js';
import { ReviewStatus } from '../../reviews/review.enums.js';
import { FileReportComplaintInput, ReportDecision } from './decision.types.js';
import { fileComplaint } from './file-complaint.js';
import { findDecision } from './find-decision.js';
import { ownerPath } from './owner-paths.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

/** The path alone allows the one complaint, so staff who see Hueco as this person do not get it. */
const mayComplain = ({ viewer }: RequestContext, concernedId: string): boolean =>
  viewer?.id === concernedId && !viewer.isReadOnly;

@Resolver()
export class ReportDecisionResolver {
  @Public()
  @Query(() => ReportDecision, {
    nullable: true,
    complexity: 5,
    description: 'The decision of a mailed URL, for the side that received it; null when the URL is invalid.',
  })
  reportDecision(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'The last part of the URL.' }) token: string,
  ): Promise<ReportDecision | null> {
    return findDecision(ctx, token);
  }

  @Public()
  @PayloadMutation({
    payload: { decision: [() => ReportDecision, 'The decision with the complaint.'] },
    complexity: 10,
    description:
      'Complains about a decision on a report, once and within six months; another member of the staff decides it within a week. Idempotent. 5 an hour per IP. Errors: VALIDATION_FAILED, NOT_FOUND, FORBIDDEN after the deadline or when the other side has complained, RATE_LIMITED.',
  })
  async fileReportComplaint(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => FileReportComplaintInput, { description: 'The decision and the reasons.' })
    { token, text }: FileReportComplaintInput,
  ): Promise<{ decision: ReportDecision }> {
    await fileComplaint(ctx, token, text);
    const decision = await findDecision(ctx, token);
    if (!decision) throw new DomainError(ErrorCode.NOT_FOUND);
    return { decision };
  }
}

/** Fields that reports add to a space. */
@Resolver(() => Space)
export class ReportedSpaceResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'For a space hidden by the staff: the path of the page with the decision and its reasons. Null unless it is the viewer’s own.',
  })
  decisionPath(@Ctx() ctx: RequestContext, @Root() { id, hostId, status }: SpaceRow): Promise<string | null> | null {
    return mayComplain(ctx, hostId) && status === SpaceStatus.SUSPENDED ? ownerPath(ctx, id) : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether a decision of the staff hides the space, and not only missing data of its host. Own space only; false for everybody else.',
  })
  async isHiddenByDecision(@Ctx() ctx: RequestContext, @Root() { id, hostId, status }: SpaceRow): Promise<boolean> {
    return ctx.viewer?.id === hostId && status === SpaceStatus.SUSPENDED && (await ownerPath(ctx, id)) !== null;
  }
}

/** Fields that reports add to a review. */
@Resolver(() => Review)
export class ReportedReviewResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'For a review hidden by the staff: the path of the page with the decision and its reasons. Null unless it is the viewer’s own.',
  })
  decisionPath(@Ctx() ctx: RequestContext, @Root() { id, authorId, status }: ReviewRow): Promise<string | null> | null {
    return mayComplain(ctx, authorId) && status === ReviewStatus.HIDDEN ? ownerPath(ctx, id) : null;
  }
}
