import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { MeasureKind, MeasureReason } from '../../accounts/measures/measure-codes.js';
import { applyMeasure, tidyStatement } from '../../accounts/measures/apply-measure.js';
import { lockReportCase } from '../../reports/cases/lock-report-case.js';
import { moveReport } from '../../reports/cases/move-report.js';
import { ReportedKind, ReportSide, ReportStatus } from '../../reports/cases/report-case-types.js';
import type { ReportCase } from '../../reports/cases/report-case.entity.js';
import { ReportStep } from '../../reports/cases/report-transitions.js';
import { decisionPath } from '../../reports/decisions/decision-token.js';
import { decideReview } from '../../reports/review-decisions/decide-review.js';
import { SpaceStatus } from '../../spaces/space-types.js';
import { hideSpace, showSpace } from '../spaces/decide-about-space.js';
import { liftMeasures } from './lift-measures.js';
import { getStaffReport } from './staff-reports.js';
import { StaffReportAct, type StaffReport } from './staff-report.types.js';

interface Decision {
  readonly isUpheld: boolean;
  readonly isUnfounded: boolean;
  readonly statement: string;
}

/** The decision about a report, and its reasons. */
interface Ruling {
  readonly isUpheld: boolean;
  readonly statement: string;
  /** Whether the report was unfounded. */
  readonly unfoundedCode?: string | undefined;
}

/** The report, if the viewer may perform the act now; throws NOT_FOUND or FORBIDDEN. */
async function reportFor(ctx: SignedInContext, code: string, act: StaffReportAct): Promise<StaffReport> {
  const report = await getStaffReport(ctx, code);
  if (!report.availableActs.includes(act)) throw new DomainError(ErrorCode.FORBIDDEN);
  return report;
}

/** Decides a report. Its effect comes first, by the idempotent command of its kind; then the decision is stored and mailed. */
export async function decideReport(ctx: SignedInContext, code: string, given: Decision): Promise<void> {
  const statement = tidyStatement(given.statement);
  const { isUpheld } = given;
  const report = await reportFor(ctx, code, isUpheld ? StaffReportAct.UPHOLD : StaffReportAct.DISMISS);
  const unfoundedCode = given.isUnfounded ? code : undefined;
  await applyDecision(ctx, report, { isUpheld, statement, unfoundedCode });
  await inTransaction(ctx, async (tx) => {
    const found = await lockReportCase(tx, report.code);
    // Deciding the review has already closed the case.
    if (found.status === ReportStatus.OPEN)
      await moveReport(tx, found, isUpheld ? ReportStep.UPHOLD : ReportStep.DISMISS, { ...given, statement });
    await audit(tx, found, isUpheld ? 'report.upheld' : 'report.dismissed', statement, {
      isUnfounded: found.isUnfounded,
    });
  });
}

/** Registers a complaint that came by mail or ticket, within six months of the decision. */
export async function registerComplaint(
  ctx: SignedInContext,
  code: string,
  { side, text }: { readonly side: ReportSide; readonly text: string },
): Promise<void> {
  const complaint = tidyStatement(text, 'text');
  await reportFor(ctx, code, StaffReportAct.TAKE_COMPLAINT);
  await inTransaction(ctx, async (tx) => {
    const found = await lockReportCase(tx, code);
    await moveReport(tx, found, ReportStep.TAKE_COMPLAINT, { statement: complaint, side });
    await audit(tx, found, 'report.complaint_taken', complaint, { side });
  });
}

/** Decides a complaint; refused for the member of the staff who decided the report. A reversed decision is carried out like a first one. */
export async function decideComplaint(
  ctx: SignedInContext,
  code: string,
  given: { readonly isChanged: boolean; readonly statement: string },
): Promise<void> {
  const statement = tidyStatement(given.statement);
  const { isChanged } = given;
  const report = await reportFor(ctx, code, StaffReportAct.DECIDE_COMPLAINT);
  const wasUpheld = report.status === ReportStatus.UPHELD;
  if (isChanged) await applyDecision(ctx, report, { isUpheld: !wasUpheld, statement });
  await inTransaction(ctx, async (tx) => {
    const found = await lockReportCase(tx, report.code);
    await moveReport(tx, found, isChanged ? ReportStep.CHANGE : ReportStep.KEEP, { statement });
    await audit(tx, found, isChanged ? 'report.decision_changed' : 'report.decision_kept', statement, { isChanged });
  });
}

/** Hides what was reported, or shows it again; a person is warned, and a warning stays in their history. */
async function applyDecision(
  ctx: SignedInContext,
  { row }: StaffReport,
  { isUpheld, statement, unfoundedCode }: Ruling,
): Promise<void> {
  const { subject, subjectId, concernedId } = row;
  const ownerPath = decisionPath(ctx.config, row, ReportSide.OWNER);
  switch (subject) {
    case ReportedKind.SPACE:
      return applyToSpace(ctx, { id: subjectId, ownerPath }, isUpheld, statement);
    case ReportedKind.REVIEW:
      await decideReview(ctx, {
        reviewId: toGlobalId('Review', subjectId),
        isHidden: isUpheld,
        statement,
        unfoundedCode,
        isOfCase: true,
      });
      return;
    default:
      if (!concernedId) return;
      if (!isUpheld)
        return row.isOwnInitiative ? liftMeasures(ctx, concernedId, row.statement ?? '', statement) : undefined;
      await applyMeasure(ctx, {
        userId: concernedId,
        kinds: [MeasureKind.WARNING],
        days: null,
        reason: MeasureReason.ABUSE,
        statement,
        decisionPath: ownerPath,
      });
  }
}

async function applyToSpace(
  ctx: SignedInContext,
  { id, ownerPath }: { readonly id: string; readonly ownerPath: string },
  isUpheld: boolean,
  statement: string,
): Promise<void> {
  const space = await ctx.db.selectFrom('Space').select('status').where('id', '=', id).executeTakeFirst();
  const spaceId = toGlobalId('Space', id);
  const isShown = space?.status === SpaceStatus.PUBLISHED || space?.status === SpaceStatus.PAUSED;
  if (isUpheld && isShown) await hideSpace(ctx, spaceId, statement, ownerPath);
  if (!isUpheld && space?.status === SpaceStatus.SUSPENDED) await showSpace(ctx, spaceId, statement);
}

function audit(
  tx: SignedInContext,
  { code, subject, subjectId, status }: ReportCase,
  action: string,
  reason: string,
  after: object,
): Promise<void> {
  return recordAudit(tx, {
    actorId: tx.viewer.id,
    action,
    objectType: 'Report',
    objectId: code,
    before: { subject, subjectId },
    after: { ...after, status },
    reason,
    ip: tx.client.ip,
  });
}
