import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { tidyStatement } from '../../accounts/measures/apply-measure.js';
import { lockReportCase } from '../../reports/cases/lock-report-case.js';
import { moveReport } from '../../reports/cases/move-report.js';
import { ReportedKind, ReportSide, ReportStatus } from '../../reports/cases/report-case.enums.js';
import type { ReportCase } from '../../reports/cases/report-case.entity.js';
import { ReportStep } from '../../reports/cases/report.transitions.js';
import { complainedOf } from '../../reports/decisions/find-decision.js';
import { lockReview } from '../../reports/review-decisions/decide-review.js';
import { applyDecision, reverseDecision } from './apply-decision.js';
import { requireReportAct } from './staff-report.policy.js';
import { getStaffReport } from './staff-reports.js';
import { StaffReportAct, type StaffReport } from './staff-report.types.js';

interface Decision {
  readonly isUpheld: boolean;
  readonly isUnfounded: boolean;
  /** Other reports of the same review that were unfounded too. */
  readonly unfoundedCodes?: readonly string[] | null | undefined;
  readonly statement: string;
}

/** The report, if the viewer may perform the act now; throws NOT_FOUND, FORBIDDEN or REPORT_STATE_REFUSED. */
async function reportFor(ctx: SignedInContext, code: string, act: StaffReportAct): Promise<StaffReport> {
  const report = await getStaffReport(ctx, code);
  requireReportAct(ctx.viewer, report.row, act, ctx.clock.now());
  return report;
}

/** Locks the case, after its review: deciding a review locks in this order too. Throws REPORT_STATE_REFUSED when it has changed meanwhile. */
async function lockForAct(tx: SignedInContext, { row }: StaffReport, act: StaffReportAct): Promise<ReportCase> {
  if (row.subject === ReportedKind.REVIEW) await lockReview(tx, row.subjectId);
  const found = await lockReportCase(tx, row.code);
  requireReportAct(tx.viewer, found, act, tx.clock.now());
  return found;
}

/** Decides a report: its effect, the decision and its mails are one transaction. */
export async function decideReport(ctx: SignedInContext, code: string, given: Decision): Promise<void> {
  const statement = tidyStatement(given.statement);
  const { isUpheld } = given;
  const act = isUpheld ? StaffReportAct.UPHOLD : StaffReportAct.DISMISS;
  const report = await reportFor(ctx, code, act);
  await inTransaction(ctx, async (tx) => {
    const found = await lockForAct(tx, report, act);
    const unfoundedCodes = given.isUnfounded ? [found.code, ...(given.unfoundedCodes ?? [])] : [];
    await applyDecision(tx, found, { isUpheld, statement, unfoundedCodes });
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
  const report = await reportFor(ctx, code, StaffReportAct.TAKE_COMPLAINT);
  await inTransaction(ctx, async (tx) => {
    const found = await lockForAct(tx, report, StaffReportAct.TAKE_COMPLAINT);
    // One decision takes one complaint of the person concerned, whichever of its reports it is filed with.
    if (side === ReportSide.OWNER && (await complainedOf(tx.em, found)))
      throw new DomainError(ErrorCode.REPORT_STATE_REFUSED);
    await moveReport(tx, found, ReportStep.TAKE_COMPLAINT, { statement: complaint, side });
    // The complainant's own words are in the case, which an erasure empties; the log cannot be changed.
    await audit(tx, found, 'report.complaint_taken', null, { side });
  });
}

/** Decides a complaint; refused for the member of the staff who decided the report. A reversed decision ends the effect of the first one. */
export async function decideComplaint(
  ctx: SignedInContext,
  code: string,
  given: { readonly isChanged: boolean; readonly statement: string },
): Promise<void> {
  const statement = tidyStatement(given.statement);
  const { isChanged } = given;
  const report = await reportFor(ctx, code, StaffReportAct.DECIDE_COMPLAINT);
  await inTransaction(ctx, async (tx) => {
    const found = await lockForAct(tx, report, StaffReportAct.DECIDE_COMPLAINT);
    const reversal = isChanged ? await reverseDecision(tx, found, statement) : {};
    await moveReport(tx, found, isChanged ? ReportStep.CHANGE : ReportStep.KEEP, { statement, ...reversal });
    await audit(tx, found, isChanged ? 'report.decision_changed' : 'report.decision_kept', statement, { isChanged });
  });
}

function audit(
  tx: SignedInContext,
  { code, subject, subjectId, status }: ReportCase,
  action: string,
  reason: string | null,
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
