import type { Viewer } from '../../../core/context.js';
import { mayDo } from '../../../core/staff-acts.js';
import { ReportStatus } from '../../reports/cases/report-case-types.js';
import type { ReportCase } from '../../reports/cases/report-case.entity.js';
import { StaffReportAct } from './staff-report.types.js';

/** Six months (DSA, article 20), in days. */
export const COMPLAINT_DAYS = 183;
const DAY_MS = 86_400_000;

type Case = Pick<
  ReportCase,
  'status' | 'concernedId' | 'userId' | 'decidedBy' | 'decidedAt' | 'complainedAt' | 'complaintDecidedAt'
>;

/** Whether a report, or the complaint about it, waits for a decision. */
export const isWaiting = ({ status, complainedAt, complaintDecidedAt }: Case): boolean =>
  status === ReportStatus.OPEN || (complainedAt !== null && complaintDecidedAt === null);

/** What the viewer may do about a report now; nothing about one that is theirs or of them, and no complaint about their own decision. */
export function staffReportActs(viewer: Viewer, report: Case, now: Date): StaffReportAct[] {
  if (viewer.id === report.concernedId || viewer.id === report.userId) return [];
  const mayDecide = mayDo(viewer, 'DECIDE_REPORTS');
  const isOpen = report.status === ReportStatus.OPEN;
  const isInTime =
    report.decidedAt !== null && now.getTime() < new Date(report.decidedAt).getTime() + COMPLAINT_DAYS * DAY_MS;
  return [
    ...(mayDecide && isOpen ? [StaffReportAct.UPHOLD, StaffReportAct.DISMISS] : []),
    ...(mayDo(viewer, 'SEE_REPORTS') && isInTime && report.complainedAt === null
      ? [StaffReportAct.TAKE_COMPLAINT]
      : []),
    ...(mayDecide && !isOpen && isWaiting(report) && report.decidedBy !== viewer.id
      ? [StaffReportAct.DECIDE_COMPLAINT]
      : []),
  ];
}
