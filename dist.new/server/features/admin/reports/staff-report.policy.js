import { mayDo } from '../../../core/staff-acts.js';
import { ReportStatus } from '../../reports/cases/report-case-types.js';
import { ReportStep, reportRow } from '../../reports/cases/report-transitions.js';
import { StaffReportAct } from './staff-report.types.js';
/** Whether a report, or the complaint about it, waits for a decision. */
export const isWaiting = ({ status, complainedAt, complaintDecidedAt }) => status === ReportStatus.OPEN || (complainedAt !== null && complaintDecidedAt === null);
/** What the viewer may do about a report now; nothing about one that is theirs or of them, and no complaint about their own decision. */
export function staffReportActs(viewer, report, now) {
    if (viewer.id === report.concernedId || viewer.id === report.userId)
        return [];
    const mayTake = (step) => reportRow(report, step, viewer.id, now) !== undefined;
    const mayDecide = mayDo(viewer, 'DECIDE_REPORTS');
    return [
        ...(mayDecide && mayTake(ReportStep.UPHOLD) ? [StaffReportAct.UPHOLD] : []),
        ...(mayDecide && mayTake(ReportStep.DISMISS) ? [StaffReportAct.DISMISS] : []),
        ...(mayDo(viewer, 'SEE_REPORTS') && mayTake(ReportStep.TAKE_COMPLAINT) ? [StaffReportAct.TAKE_COMPLAINT] : []),
        ...(mayDecide && mayTake(ReportStep.KEEP) ? [StaffReportAct.DECIDE_COMPLAINT] : []),
    ];
}
//# sourceMappingURL=staff-report.policy.js.map