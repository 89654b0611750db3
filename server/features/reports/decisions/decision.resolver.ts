import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { Space, type SpaceRow } from '../../spaces/space.entity.js';
import { SpaceStatus } from '../../spaces/space-types.js';
import { ReportSide, ReportStatus } from '../cases/report-case-types.js';
import { decisionPath } from './decision-token.js';
import { FileReportComplaintInput, FileReportComplaintPayload, ReportDecision } from './decision.types.js';
import { fileComplaint } from './file-complaint.js';
import { findDecision } from './find-decision.js';

@Resolver()
export class ReportDecisionResolver {
  @Public()
  @Query(() => ReportDecision, {
    nullable: true,
    complexity: 5,
    description: 'The decision behind the address in its mail, for the side that got it; null when it leads nowhere.',
  })
  reportDecision(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'The end of the address.' }) token: string,
  ): Promise<ReportDecision | null> {
    return findDecision(ctx, token);
  }

  @Public()
  @Mutation(() => FileReportComplaintPayload, {
    complexity: 10,
    description:
      'Complains about a decision on a report, once and within six months; somebody else decides it within a week. Repeating it changes nothing. 5 an hour per IP. Errors: VALIDATION_FAILED, NOT_FOUND, FORBIDDEN once it is too late or the other side has complained, RATE_LIMITED.',
  })
  async fileReportComplaint(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => FileReportComplaintInput, { description: 'Which decision, and why.' })
    { token, text }: FileReportComplaintInput,
  ): Promise<FileReportComplaintPayload> {
    await fileComplaint(ctx, token, text);
    const decision = await findDecision(ctx, token);
    if (!decision) throw new DomainError(ErrorCode.NOT_FOUND);
    return { decision };
  }
}

/** What reports add to a space. */
@Resolver(() => Space)
export class ReportedSpaceResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Of a space that the staff hid: the path of the page with the decision and its reasons. Null unless it is your own.',
  })
  decisionPath(@Ctx() ctx: RequestContext, @Root() { id, hostId, status }: SpaceRow): Promise<string | null> | null {
    if (ctx.viewer?.id !== hostId || status !== SpaceStatus.SUSPENDED) return null;
    return ctx.loaders.get<string, string | null>('space-decision-path', (ids) => loadPaths(ctx, ids)).load(id);
  }
}

async function loadPaths({ db, config }: RequestContext, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('ReportCase')
    .select(['subjectId', 'reporterKey', 'ownerKey'])
    .distinctOn('subjectId')
    .where('subjectId', 'in', ids)
    .where('status', '=', ReportStatus.UPHELD)
    .orderBy('subjectId')
    .orderBy('decidedAt', 'desc')
    .execute();
  const paths = new Map(rows.map((row) => [row.subjectId, decisionPath(config, row, ReportSide.OWNER)]));
  return ids.map((id) => paths.get(id) ?? null);
}
