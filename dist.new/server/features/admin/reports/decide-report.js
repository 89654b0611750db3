import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { MeasureKind, MeasureReason } from '../../accounts/measures/measure-codes.js';
import { takeMeasure, tidyStatement } from '../../accounts/measures/take-measure.js';
import { lockReportCase } from '../../reports/cases/lock-report-case.js';
import { moveReport } from '../../reports/cases/move-report.js';
import { ReportedKind, ReportSide, ReportStatus } from '../../reports/cases/report-case-types.js';
import { ReportStep } from '../../reports/cases/report-transitions.js';
import { decisionPath } from '../../reports/decisions/decision-token.js';
import { decideReview } from '../../reports/review-decisions/decide-review.js';
import { SpaceStatus } from '../../spaces/space-types.js';
import { hideSpace, showSpace } from '../spaces/decide-about-space.js';
import { liftMeasures } from './lift-measures.js';
import { getStaffReport } from './staff-reports.js';
import { StaffReportAct } from './staff-report.types.js';
/** The report when the act is open to the viewer now; throws NOT_FOUND or FORBIDDEN. */
async function reportFor(ctx, code, act) {
    const report = await getStaffReport(ctx, code);
    if (!report.availableActs.includes(act))
        throw new DomainError(ErrorCode.FORBIDDEN);
    return report;
}
/** Decides a report. What it asks for is done first, by the command of its kind, which may be repeated; then the decision is stored and mailed. */
export async function decideReport(ctx, code, given) {
    const statement = tidyStatement(given.statement);
    const { isUpheld } = given;
    const report = await reportFor(ctx, code, isUpheld ? StaffReportAct.UPHOLD : StaffReportAct.DISMISS);
    const unfoundedCode = given.isUnfounded ? code : undefined;
    await applyDecision(ctx, report, { isUpheld, statement, unfoundedCode });
    await inTransaction(ctx, async (tx) => {
        const found = await lockReportCase(tx, report.code);
        // A review's own decision has closed the case already.
        if (found.status === ReportStatus.OPEN)
            await moveReport(tx, found, isUpheld ? ReportStep.UPHOLD : ReportStep.DISMISS, { ...given, statement });
        await audit(tx, found, isUpheld ? 'report.upheld' : 'report.dismissed', statement, {
            isUnfounded: found.isUnfounded,
        });
    });
}
/** Takes in a complaint that came by mail or ticket, within six months of the decision. */
export async function takeComplaint(ctx, code, { side, text }) {
    const complaint = tidyStatement(text, 'text');
    await reportFor(ctx, code, StaffReportAct.TAKE_COMPLAINT);
    await inTransaction(ctx, async (tx) => {
        const found = await lockReportCase(tx, code);
        await moveReport(tx, found, ReportStep.TAKE_COMPLAINT, { statement: complaint, side });
        await audit(tx, found, 'report.complaint_taken', complaint, { side });
    });
}
/** Decides a complaint; never by who decided the report. A changed decision is carried out as if it had been the first. */
export async function decideComplaint(ctx, code, given) {
    const statement = tidyStatement(given.statement);
    const { isChanged } = given;
    const report = await reportFor(ctx, code, StaffReportAct.DECIDE_COMPLAINT);
    const wasUpheld = report.status === ReportStatus.UPHELD;
    if (isChanged)
        await applyDecision(ctx, report, { isUpheld: !wasUpheld, statement });
    await inTransaction(ctx, async (tx) => {
        const found = await lockReportCase(tx, report.code);
        await moveReport(tx, found, isChanged ? ReportStep.CHANGE : ReportStep.KEEP, { statement });
        await audit(tx, found, isChanged ? 'report.decision_changed' : 'report.decision_kept', statement, { isChanged });
    });
}
/** Hides what was reported, or shows it again; a person is warned, and a warning stays in their history. */
async function applyDecision(ctx, { row }, { isUpheld, statement, unfoundedCode }) {
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
            });
            return;
        default:
            if (!concernedId)
                return;
            if (!isUpheld)
                return row.isOwnInitiative ? liftMeasures(ctx, concernedId, row.statement ?? '', statement) : undefined;
            await takeMeasure(ctx, {
                userId: concernedId,
                kinds: [MeasureKind.WARNING],
                days: null,
                reason: MeasureReason.ABUSE,
                statement,
                decisionPath: ownerPath,
            });
    }
}
async function applyToSpace(ctx, { id, ownerPath }, isUpheld, statement) {
    const space = await ctx.db.selectFrom('Space').select('status').where('id', '=', id).executeTakeFirst();
    const spaceId = toGlobalId('Space', id);
    const isShown = space?.status === SpaceStatus.PUBLISHED || space?.status === SpaceStatus.PAUSED;
    if (isUpheld && isShown)
        await hideSpace(ctx, spaceId, statement, ownerPath);
    if (!isUpheld && space?.status === SpaceStatus.SUSPENDED)
        await showSpace(ctx, spaceId, statement);
}
function audit(tx, { code, subject, subjectId, status }, action, reason, after) {
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
//# sourceMappingURL=decide-report.js.map