import { DAY_MS } from '../../../core/values/durations.js';
import { ReportSide } from './report-case.enums.js';
import type { ReportCase } from './report-case.entity.js';
import { COMPLAINT_DAYS, ReportActor, reportRow, ReportStep } from './report.transitions.js';

/** The actor of each side of a report. */
export const actorOf = (side: ReportSide): ReportActor =>
  side === ReportSide.OWNER ? ReportActor.OWNER : ReportActor.REPORTER;

/** The deadline for complaints about a decision; null before there is one. */
export const complainUntil = ({ decidedAt }: Pick<ReportCase, 'decidedAt'>): Date | null =>
  decidedAt === null ? null : new Date(new Date(decidedAt).getTime() + COMPLAINT_DAYS * DAY_MS);

/** Whether a side can complain now. */
export const canComplain = (found: ReportCase, side: ReportSide, now: Date): boolean =>
  reportRow(found, ReportStep.TAKE_COMPLAINT, null, now, actorOf(side)) !== undefined;
