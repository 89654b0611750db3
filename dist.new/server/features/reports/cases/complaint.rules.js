import { ReportSide } from './report-case-types.js';
import { COMPLAINT_DAYS, ReportActor, reportRow, ReportStep } from './report-transitions.js';
const DAY_MS = 86_400_000;
/** How a side of a report acts on it. */
export const actorOf = (side) => side === ReportSide.OWNER ? ReportActor.OWNER : ReportActor.REPORTER;
/** Until when a decision can be complained about; null before there is one. */
export const complainUntil = ({ decidedAt }) => decidedAt === null ? null : new Date(new Date(decidedAt).getTime() + COMPLAINT_DAYS * DAY_MS);
/** Whether a side can complain now. */
export const canComplain = (found, side, now) => reportRow(found, ReportStep.TAKE_COMPLAINT, null, now, actorOf(side)) !== undefined;
//# sourceMappingURL=complaint.rules.js.map