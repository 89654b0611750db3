var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo, edgeType } from '../../../core/graphql/connection.js';
import { ComplaintOutcome, ReportedKind, ReportSide, ReportStatus } from '../../reports/cases/report-case-types.js';
import { TOTAL_COUNT } from '../count-found.js';
/** What the staff can do about a report. */
export var StaffReportAct;
(function (StaffReportAct) {
    StaffReportAct["UPHOLD"] = "uphold";
    StaffReportAct["DISMISS"] = "dismiss";
    StaffReportAct["TAKE_COMPLAINT"] = "take_complaint";
    StaffReportAct["DECIDE_COMPLAINT"] = "decide_complaint";
})(StaffReportAct || (StaffReportAct = {}));
registerEnumType(StaffReportAct, {
    name: 'StaffReportAct',
    description: 'What the staff can do about a report.',
    valuesConfig: {
        UPHOLD: { description: '`decideReport` with true' },
        DISMISS: { description: '`decideReport` with false' },
        TAKE_COMPLAINT: { description: '`takeReportComplaint`' },
        DECIDE_COMPLAINT: { description: '`decideReportComplaint`; by somebody other than who decided' },
    },
});
let ReportComplaint = class ReportComplaint {
    side;
    text;
    complainedAt;
    outcome;
    statement;
    decidedByName;
    decidedAt;
};
__decorate([
    Field(() => ReportSide, { description: 'Who complained.' })
], ReportComplaint.prototype, "side", void 0);
__decorate([
    Field(() => String, { description: 'In their words.' })
], ReportComplaint.prototype, "text", void 0);
__decorate([
    Field(() => Date, { description: 'When it came.' })
], ReportComplaint.prototype, "complainedAt", void 0);
__decorate([
    Field(() => ComplaintOutcome, { nullable: true, description: 'What became of it; null while it waits.' })
], ReportComplaint.prototype, "outcome", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The reasons.' })
], ReportComplaint.prototype, "statement", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Who decided it.' })
], ReportComplaint.prototype, "decidedByName", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it was decided.' })
], ReportComplaint.prototype, "decidedAt", void 0);
ReportComplaint = __decorate([
    ObjectType({ description: 'A complaint about a decision, which somebody else decides.' })
], ReportComplaint);
export { ReportComplaint };
let StaffReport = class StaffReport {
    row;
    code;
    subject;
    reason;
    details;
    openedAt;
    dueAt;
    isLate;
    isWaiting;
    status;
    isUnfounded;
    isOwnInitiative;
    statement;
    decidedByName;
    decidedAt;
    complaint;
    availableActs;
};
__decorate([
    Field(() => String, { description: 'For people to quote: REP-2026-000012.' })
], StaffReport.prototype, "code", void 0);
__decorate([
    Field(() => ReportedKind, { description: 'What was reported.' })
], StaffReport.prototype, "subject", void 0);
__decorate([
    Field(() => String, { description: 'The reason that was chosen, as the enum of its kind names it in lower case.' })
], StaffReport.prototype, "reason", void 0);
__decorate([
    Field(() => String, { description: 'What whoever reported it wrote; empty where the reason said enough.' })
], StaffReport.prototype, "details", void 0);
__decorate([
    Field(() => Date, { description: 'When it came.' })
], StaffReport.prototype, "openedAt", void 0);
__decorate([
    Field(() => Date, { description: 'Until when it, or the complaint about it, is to be decided: 7 days.' })
], StaffReport.prototype, "dueAt", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it waits and its time is over.' })
], StaffReport.prototype, "isLate", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it, or a complaint about it, waits for a decision.' })
], StaffReport.prototype, "isWaiting", void 0);
__decorate([
    Field(() => ReportStatus, { description: 'How it stands.' })
], StaffReport.prototype, "status", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it had no ground at all: three of these suspend reporting.' })
], StaffReport.prototype, "isUnfounded", void 0);
__decorate([
    Field(() => Boolean, { description: 'The staff decided it without a report; nobody reported it.' })
], StaffReport.prototype, "isOwnInitiative", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The reasons of the decision.' })
], StaffReport.prototype, "statement", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Who decided it; null before, and once that account is gone.' })
], StaffReport.prototype, "decidedByName", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it was decided.' })
], StaffReport.prototype, "decidedAt", void 0);
__decorate([
    Field(() => ReportComplaint, { nullable: true, description: 'The complaint about the decision, if there is one.' })
], StaffReport.prototype, "complaint", void 0);
__decorate([
    Field(() => [StaffReportAct], { description: 'What the viewer may do about it now.' })
], StaffReport.prototype, "availableActs", void 0);
StaffReport = __decorate([
    ObjectType({ description: 'A report and what became of it, as the staff see it.' })
], StaffReport);
export { StaffReport };
const StaffReportEdge = edgeType(StaffReport, 'StaffReport');
let StaffReportConnection = class StaffReportConnection {
    edges;
    pageInfo;
    totalCount;
};
__decorate([
    Field(() => [StaffReportEdge], { description: 'Newest first; those that wait by how long they have.' })
], StaffReportConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Position of this page in the list.' })
], StaffReportConnection.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: TOTAL_COUNT })
], StaffReportConnection.prototype, "totalCount", void 0);
StaffReportConnection = __decorate([
    ObjectType({ description: 'A page of reports.' })
], StaffReportConnection);
export { StaffReportConnection };
const now = { description: 'The report as it stands now.' };
let DecideReportPayload = class DecideReportPayload {
    report;
};
__decorate([
    Field(() => StaffReport, now)
], DecideReportPayload.prototype, "report", void 0);
DecideReportPayload = __decorate([
    ObjectType({ description: 'A report was decided.' })
], DecideReportPayload);
export { DecideReportPayload };
let TakeReportComplaintPayload = class TakeReportComplaintPayload {
    report;
};
__decorate([
    Field(() => StaffReport, now)
], TakeReportComplaintPayload.prototype, "report", void 0);
TakeReportComplaintPayload = __decorate([
    ObjectType({ description: 'A complaint was taken in.' })
], TakeReportComplaintPayload);
export { TakeReportComplaintPayload };
let DecideReportComplaintPayload = class DecideReportComplaintPayload {
    report;
};
__decorate([
    Field(() => StaffReport, now)
], DecideReportComplaintPayload.prototype, "report", void 0);
DecideReportComplaintPayload = __decorate([
    ObjectType({ description: 'A complaint was decided.' })
], DecideReportComplaintPayload);
export { DecideReportComplaintPayload };
//# sourceMappingURL=staff-report.types.js.map