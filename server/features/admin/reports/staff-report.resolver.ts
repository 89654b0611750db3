import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { daysAgo } from '../../../core/clock.js';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { LONG_PAGE_ARGS, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import { ReportedKind } from '../../reports/cases/report-case.enums.js';
import { typedBody } from '../../messages/message-text.rules.js';
import { reportReasonName } from '../../reports/words/report-reasons.loaders.js';
import { Review } from '../../reviews/review.entity.js';
import { findReview } from '../../reviews/review.loaders.js';
import type { ReviewRow } from '../../reviews/review.types.js';
import { Space, type SpaceRow } from '../../spaces/space.entity.js';
import { spaceLoader } from '../../spaces/space.loaders.js';
import { listActs } from '../audit/timeline.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { findStaffPerson } from '../people/people.loaders.js';
import { Person, PersonState } from '../people/person.types.js';
import { decideComplaint, decideReport, registerComplaint } from './decide-report.js';
import { previewReportAct } from './preview-report-act.js';
import {
  DecideReportComplaintInput,
  DecideReportInput,
  ReportActPreviewInput,
  StaffReportFilter,
  TakeReportComplaintInput,
} from './staff-report.inputs.js';
import { mayReverse } from './apply-decision.js';
import { findStaffReport, getStaffReport, listStaffReports } from './staff-reports.js';
import { ReportActMail, StaffReport, StaffReportConnection } from './staff-report.types.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { plus, INPUT } from '../../../core/graphql/field-options.js';

const COST = { complexity: 10 };
const ERRORS =
  'Errors: NOT_FOUND, FORBIDDEN (their own), FORBIDDEN {reason: staff} (it would warn a member of the staff), REPORT_STATE_REFUSED (not now, or not any more), VALIDATION_FAILED, MFA_SETUP_REQUIRED.';
const ONE = { nullable: true, complexity: plus(2) };

const REPORT = { report: [() => StaffReport, 'The updated report.'] } as const;

/** Reports of spaces, people, reviews and messages, as the staff decide them. */
@Resolver(() => StaffReport)
export class StaffReportResolver {
  @AuthorizedStaff('SEE_REPORTS')
  @Query(() => StaffReportConnection, {
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      5 + pageSizeOf(args, 50) * (1 + childComplexity),
    description:
      'Staff: reports by a filter, newest first; with `isWaiting` by their due date. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
  })
  staffReports(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => StaffReportFilter, { nullable: true, description: 'The filter; all by default.' })
    filter?: StaffReportFilter | null,
    @Args(() => LONG_PAGE_ARGS) page?: PageArgs,
  ): Promise<StaffReportConnection> {
    return listStaffReports(signedIn(ctx), filter ?? {}, page ?? {});
  }

  @AuthorizedStaff('SEE_REPORTS')
  @Query(() => StaffReport, {
    ...COST,
    nullable: true,
    description: 'Staff: a report by its code; null when there is none.',
  })
  staffReport(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String, { description: 'Its code.' }) code: string,
  ): Promise<StaffReport | null> {
    return findStaffReport(signedIn(ctx), code);
  }

  @AuthorizedStaff('DECIDE_REPORTS')
  @PayloadMutation({
    payload: REPORT,
    ...COST,
    description: `Staff: decides a report, carries out the decision and mails the reasons. ${ERRORS}`,
  })
  async decideReport(
    @Ctx() caller: RequestContext,
    @Arg('input', () => DecideReportInput, INPUT) { code, ...decision }: DecideReportInput,
  ): Promise<{ report: StaffReport }> {
    const ctx = signedIn(caller);
    await decideReport(ctx, code, { ...decision, isUnfounded: decision.isUnfounded === true });
    return { report: await getStaffReport(ctx, code) };
  }

  @AuthorizedStaff('SEE_REPORTS')
  @PayloadMutation({
    payload: REPORT,
    ...COST,
    description: `Staff: registers a complaint about a decision, within six months of it. ${ERRORS}`,
  })
  async takeReportComplaint(
    @Ctx() caller: RequestContext,
    @Arg('input', () => TakeReportComplaintInput, INPUT) { code, side, text }: TakeReportComplaintInput,
  ): Promise<{ report: StaffReport }> {
    const ctx = signedIn(caller);
    await registerComplaint(ctx, code, { side, text });
    return { report: await getStaffReport(ctx, code) };
  }

  @AuthorizedStaff('DECIDE_REPORTS')
  @PayloadMutation({
    payload: REPORT,
    ...COST,
    description: `Staff: decides a complaint; refused for the member of the staff who decided the report. Both sides read the reasons. FORBIDDEN {reason: ban}: reversing a ban takes the right to ban. ${ERRORS}`,
  })
  async decideReportComplaint(
    @Ctx() caller: RequestContext,
    @Arg('input', () => DecideReportComplaintInput, INPUT) { code, isChanged, statement }: DecideReportComplaintInput,
  ): Promise<{ report: StaffReport }> {
    const ctx = signedIn(caller);
    await decideComplaint(ctx, code, { isChanged, statement });
    return { report: await getStaffReport(ctx, code) };
  }

  @AuthorizedStaff('DECIDE_REPORTS')
  @Query(() => [ReportActMail], {
    complexity: 30,
    description: `Staff: the mails that an act would send to both sides of a report. ${ERRORS}`,
  })
  reportActPreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReportActPreviewInput, INPUT) input: ReportActPreviewInput,
  ): Promise<ReportActMail[]> {
    return previewReportAct(signedIn(ctx), input);
  }

  @FieldResolver(() => String, { description: 'The current label of its reason, in the viewer’s language.' })
  reasonName(@Ctx() ctx: RequestContext, @Root() { row }: StaffReport): Promise<string> {
    return reportReasonName(ctx, row);
  }

  @FieldResolver(() => Person, {
    ...ONE,
    description: 'The person responsible for what was reported; null once they are erased.',
  })
  owner(@Ctx() ctx: RequestContext, @Root() { row }: StaffReport): Promise<Person | null> {
    return personOf(ctx, row.concernedId);
  }

  @FieldResolver(() => Person, {
    ...ONE,
    description: 'The person who reported it; null for visitors and once they are erased.',
  })
  reporter(@Ctx() ctx: RequestContext, @Root() { row }: StaffReport): Promise<Person | null> {
    return personOf(ctx, row.userId);
  }

  @FieldResolver(() => Space, { ...ONE, description: 'The reported space.' })
  space(@Ctx() ctx: RequestContext, @Root() { row }: StaffReport): Promise<SpaceRow | null> | null {
    return row.subject === ReportedKind.SPACE ? spaceLoader(ctx).load(row.subjectId) : null;
  }

  @FieldResolver(() => Review, { ...ONE, description: 'The reported review.' })
  async review(@Ctx() ctx: RequestContext, @Root() { row }: StaffReport): Promise<ReviewRow | null> {
    return row.subject === ReportedKind.REVIEW ? ((await findReview(ctx, row.subjectId)) ?? null) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    complexity: 2,
    description:
      'The reported message as it was typed; 90 days later, as the other side reads it. The rest of its conversation is read by `readReportedConversation`.',
  })
  async messageText(@Ctx() { db, locale }: RequestContext, @Root() { row }: StaffReport): Promise<string | null> {
    if (row.subject !== ReportedKind.MESSAGE) return null;
    const message = await db
      .selectFrom('Message')
      .select(['body', 'original'])
      .where('id', '=', row.subjectId)
      .executeTakeFirst();
    return message ? typedBody(message, locale) : null;
  }

  @FieldResolver(() => Boolean, {
    complexity: 2,
    description:
      'Whether the viewer could reverse its decision: one that banned somebody takes the right to ban, and none warns a member of the staff.',
  })
  mayReverse(@Ctx() ctx: RequestContext, @Root() { row }: StaffReport): Promise<boolean> {
    return mayReverse(signedIn(ctx), row);
  }

  @FieldResolver(() => Int, {
    complexity: 2,
    description: 'Other reports about the same person of the last 12 months.',
  })
  async otherReportCount(@Ctx() { db, clock }: RequestContext, @Root() { row }: StaffReport): Promise<number> {
    if (row.concernedId === null) return 0;
    const { count } = await db
      .selectFrom('ReportCase')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('concernedId', '=', row.concernedId)
      .where('id', '<>', row.id)
      .where('openedAt', '>', daysAgo({ clock }, 365))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  @FieldResolver(() => [AuditRecord], { complexity: 10, description: 'Its audit log, newest first.' })
  timeline(@Ctx() ctx: RequestContext, @Root() { code }: StaffReport): Promise<AuditRecord[]> {
    return listActs(ctx, 'Report', code);
  }
}

/** The row of an erased account names nobody. */
async function personOf(ctx: RequestContext, id: string | null): Promise<Person | null> {
  const person = id === null ? null : await findStaffPerson(ctx, id);
  return person?.state === PersonState.ERASED ? null : person;
}
