import type { Viewer } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { mayDo, type StaffAct } from '../../../core/staff-acts.js';
import { ReportedKind, ReportStatus } from '../../reports/cases/report-case.enums.js';
import type { ReportCase } from '../../reports/cases/report-case.entity.js';
import { ReportStep, reportRow } from '../../reports/cases/report.transitions.js';
import { StaffReportAct } from './staff-report.types.js';

type Case = Pick<
  ReportCase,
  | 'subject'
  | 'status'
  | 'concernedId'
  | 'userId'
  | 'decidedBy'
  | 'decidedAt'
  | 'complainedAt'
  | 'complaintDecidedAt'
  | 'liftedAt'
> & {
  /** Whether what was reported concerns the viewer in another way; unset once this has been checked. */
  readonly isPartial?: boolean;
  /** Whether the person responsible has a role of the staff; unset once this has been checked. */
  readonly isAboutStaff?: boolean;
};

/** Whether a decision against it hides a thing; otherwise it warns the person responsible. */
export const isAboutThing = ({ subject }: Pick<Case, 'subject'>): boolean =>
  subject === ReportedKind.SPACE || subject === ReportedKind.REVIEW;

/** Whether a decision against it would warn a member of the staff, whose role must be revoked first. */
export const wouldWarnStaff = (report: Pick<Case, 'subject' | 'status' | 'isAboutStaff'>): boolean =>
  report.isAboutStaff === true && !isAboutThing(report) && report.status !== ReportStatus.UPHELD;

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
 * Whether the viewer may perform an act in some state of the report: none on one that they filed or that is about them, or where `isPartialTo`
 * says so, and nobody decides a complaint about their own decision.
 */
function isFor(viewer: Viewer, report: Case, act: StaffReportAct): boolean {
  if (viewer.id === report.concernedId || viewer.id === report.userId || report.isPartial) return false;
  if (act === StaffReportAct.DECIDE_COMPLAINT && viewer.id === report.decidedBy) return false;
  return mayDo(viewer, REPORT_ACT_RULES[act].by);
}

const isRefused = (report: Case, act: StaffReportAct): boolean =>
  act === StaffReportAct.UPHOLD && wouldWarnStaff(report);

const isOpenFor = (viewer: Viewer, report: Case, act: StaffReportAct, now: Date): boolean =>
  reportRow(report, REPORT_ACT_RULES[act].step, viewer.id, now) !== undefined;

/** The acts that the viewer may perform on a report now. */
export function staffReportActs(viewer: Viewer, report: Case, now: Date): StaffReportAct[] {
  return Object.values(StaffReportAct).filter(
    (act) => isFor(viewer, report, act) && !isRefused(report, act) && isOpenFor(viewer, report, act, now),
  );
}

/** Throws FORBIDDEN when the act is not the viewer's, or must wait for a role to be revoked, REPORT_STATE_REFUSED when it is but the report does not allow it now. */
export function requireReportAct(viewer: Viewer, report: Case, act: StaffReportAct, now: Date): void {
  if (!isFor(viewer, report, act)) throw new DomainError(ErrorCode.FORBIDDEN);
  if (isRefused(report, act)) throw new DomainError(ErrorCode.FORBIDDEN, { reason: 'staff' });
  if (!isOpenFor(viewer, report, act, now)) throw new DomainError(ErrorCode.REPORT_STATE_REFUSED);
}
