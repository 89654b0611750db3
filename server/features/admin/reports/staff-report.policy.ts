import type { Viewer } from '../../../core/context.js';
import { mayDo, type StaffAct } from '../../../core/staff-acts.js';
import { ReportStatus } from '../../reports/cases/report-case-types.js';
import type { ReportCase } from '../../reports/cases/report-case.entity.js';
import { ReportStep, reportRow } from '../../reports/cases/report-transitions.js';
import { StaffReportAct } from './staff-report.types.js';

type Case = Pick<
  ReportCase,
  'status' | 'concernedId' | 'userId' | 'decidedBy' | 'decidedAt' | 'complainedAt' | 'complaintDecidedAt'
>;

interface ActRule {
  readonly by: StaffAct;
  readonly step: ReportStep;
}

export const REPORT_ACT_RULES: Readonly<Record<StaffReportAct, ActRule>> = {
  [StaffReportAct.UPHOLD]: { by: 'DECIDE_REPORTS', step: ReportStep.UPHOLD },
  [StaffReportAct.DISMISS]: { by: 'DECIDE_REPORTS', step: ReportStep.DISMISS },
  [StaffReportAct.TAKE_COMPLAINT]: { by: 'SEE_REPORTS', step: ReportStep.TAKE_COMPLAINT },
  // The permission to confirm a decision includes reversing it.
  [StaffReportAct.DECIDE_COMPLAINT]: { by: 'DECIDE_REPORTS', step: ReportStep.KEEP },
};

/** Whether a report, or the complaint about it, waits for a decision. */
export const isWaiting = ({ status, complainedAt, complaintDecidedAt }: Case): boolean =>
  status === ReportStatus.OPEN || (complainedAt !== null && complaintDecidedAt === null);

/**
 * The acts that the viewer may perform on a report now; none on one that they filed or that is about them, and no complaint about their own
 * decision.
 */
export function staffReportActs(viewer: Viewer, report: Case, now: Date): StaffReportAct[] {
  if (viewer.id === report.concernedId || viewer.id === report.userId) return [];
  return Object.values(StaffReportAct).filter((act) => {
    const { by, step } = REPORT_ACT_RULES[act];
    return mayDo(viewer, by) && reportRow(report, step, viewer.id, now) !== undefined;
  });
}
