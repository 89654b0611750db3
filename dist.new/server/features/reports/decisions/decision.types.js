var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType, ObjectType } from 'type-graphql';
import { ComplaintOutcome, ReportedKind, ReportSide } from '../cases/report-case-types.js';
let ReportDecisionComplaint = class ReportDecisionComplaint {
    isOwn;
    text;
    complainedAt;
    dueAt;
    outcome;
    statement;
    decidedAt;
};
__decorate([
    Field(() => Boolean, { description: 'Whether the reader filed it; else the other side did.' })
], ReportDecisionComplaint.prototype, "isOwn", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Its text; null where the other side wrote it.' })
], ReportDecisionComplaint.prototype, "text", void 0);
__decorate([
    Field(() => Date, { description: 'When it was filed.' })
], ReportDecisionComplaint.prototype, "complainedAt", void 0);
__decorate([
    Field(() => Date, { description: 'By when it is decided.' })
], ReportDecisionComplaint.prototype, "dueAt", void 0);
__decorate([
    Field(() => ComplaintOutcome, { nullable: true, description: 'What became of it; null while it waits.' })
], ReportDecisionComplaint.prototype, "outcome", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Why; null while it waits.' })
], ReportDecisionComplaint.prototype, "statement", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it was decided; null while it waits.' })
], ReportDecisionComplaint.prototype, "decidedAt", void 0);
ReportDecisionComplaint = __decorate([
    ObjectType({ description: 'A complaint about the decision on a report.' })
], ReportDecisionComplaint);
export { ReportDecisionComplaint };
let ReportDecision = class ReportDecision {
    code;
    subject;
    name;
    side;
    isOwnInitiative;
    isUpheld;
    statement;
    decidedAt;
    complainUntil;
    canComplain;
    complaint;
};
__decorate([
    Field(() => String, { description: 'The code of the report, such as REP-2026-000012.' })
], ReportDecision.prototype, "code", void 0);
__decorate([
    Field(() => ReportedKind, { description: 'What was reported.' })
], ReportDecision.prototype, "subject", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Its name; null for reviews and messages, and for readers without an account.',
    })
], ReportDecision.prototype, "name", void 0);
__decorate([
    Field(() => ReportSide, { description: 'Which side the reader is.' })
], ReportDecision.prototype, "side", void 0);
__decorate([
    Field(() => Boolean, { description: 'The staff decided it without a report.' })
], ReportDecision.prototype, "isOwnInitiative", void 0);
__decorate([
    Field(() => Boolean, {
        description: 'Whether the report was found right at first; a complaint may have changed it.',
    })
], ReportDecision.prototype, "isUpheld", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Why; null for decisions made before reasons were stored.' })
], ReportDecision.prototype, "statement", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it was decided.' })
], ReportDecision.prototype, "decidedAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'Until when it can be complained about: six months.' })
], ReportDecision.prototype, "complainUntil", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether the reader can complain now.' })
], ReportDecision.prototype, "canComplain", void 0);
__decorate([
    Field(() => ReportDecisionComplaint, { nullable: true, description: 'The complaint about it, if there is one.' })
], ReportDecision.prototype, "complaint", void 0);
ReportDecision = __decorate([
    ObjectType({ description: 'The decision on a report, as one of its two sides reads it.' })
], ReportDecision);
export { ReportDecision };
let FileReportComplaintInput = class FileReportComplaintInput {
    token;
    text;
};
__decorate([
    Field(() => String, { description: 'The end of the address that the decision’s mail leads to.' })
], FileReportComplaintInput.prototype, "token", void 0);
__decorate([
    Field(() => String, { description: 'Why the decision is wrong, 20–1000 characters; the staff read it.' })
], FileReportComplaintInput.prototype, "text", void 0);
FileReportComplaintInput = __decorate([
    InputType({ description: 'A complaint about a decision.' })
], FileReportComplaintInput);
export { FileReportComplaintInput };
let FileReportComplaintPayload = class FileReportComplaintPayload {
    decision;
};
__decorate([
    Field(() => ReportDecision, { description: 'The decision with the complaint.' })
], FileReportComplaintPayload.prototype, "decision", void 0);
FileReportComplaintPayload = __decorate([
    ObjectType({ description: 'The complaint was filed.' })
], FileReportComplaintPayload);
export { FileReportComplaintPayload };
//# sourceMappingURL=decision.types.js.map