var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType } from 'type-graphql';
import { ReportedKind, ReportSide, ReportStatus } from '../../reports/cases/report-case-types.js';
let StaffReportFilter = class StaffReportFilter {
    query;
    subject;
    status;
    isWaiting;
};
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Code or its beginning, or name or e-mail of who reported or who answers for it; 2–100 characters.',
    })
], StaffReportFilter.prototype, "query", void 0);
__decorate([
    Field(() => ReportedKind, { nullable: true, description: 'Of what kind.' })
], StaffReportFilter.prototype, "subject", void 0);
__decorate([
    Field(() => ReportStatus, { nullable: true, description: 'In this status.' })
], StaffReportFilter.prototype, "status", void 0);
__decorate([
    Field(() => Boolean, { nullable: true, description: 'With true: those that wait, or whose complaint does.' })
], StaffReportFilter.prototype, "isWaiting", void 0);
StaffReportFilter = __decorate([
    InputType({ description: 'Which reports; everything given must hold.' })
], StaffReportFilter);
export { StaffReportFilter };
let DecideReportInput = class DecideReportInput {
    code;
    isUpheld;
    isUnfounded;
    statement;
};
__decorate([
    Field(() => String, { description: 'The code of the report.' })
], DecideReportInput.prototype, "code", void 0);
__decorate([
    Field(() => Boolean, {
        description: 'True: it was right. A space is hidden, a review too, a person is warned. False: everything stays.',
    })
], DecideReportInput.prototype, "isUpheld", void 0);
__decorate([
    Field(() => Boolean, {
        nullable: true,
        description: 'With false above: it had no ground at all. Three of these within 90 days suspend reporting for 30.',
    })
], DecideReportInput.prototype, "isUnfounded", void 0);
__decorate([
    Field(() => String, { description: 'The reasons, 20–1000 characters; both sides read them.' })
], DecideReportInput.prototype, "statement", void 0);
DecideReportInput = __decorate([
    InputType({ description: 'A decision about a report.' })
], DecideReportInput);
export { DecideReportInput };
let TakeReportComplaintInput = class TakeReportComplaintInput {
    code;
    side;
    text;
};
__decorate([
    Field(() => String, { description: 'The code of the report.' })
], TakeReportComplaintInput.prototype, "code", void 0);
__decorate([
    Field(() => ReportSide, { description: 'Who complains.' })
], TakeReportComplaintInput.prototype, "side", void 0);
__decorate([
    Field(() => String, { description: 'In their words, 20–1000 characters.' })
], TakeReportComplaintInput.prototype, "text", void 0);
TakeReportComplaintInput = __decorate([
    InputType({ description: 'A complaint that came by mail or ticket.' })
], TakeReportComplaintInput);
export { TakeReportComplaintInput };
let DecideReportComplaintInput = class DecideReportComplaintInput {
    code;
    isChanged;
    statement;
};
__decorate([
    Field(() => String, { description: 'The code of the report.' })
], DecideReportComplaintInput.prototype, "code", void 0);
__decorate([
    Field(() => Boolean, { description: 'True: it is decided the other way. False: the decision stands.' })
], DecideReportComplaintInput.prototype, "isChanged", void 0);
__decorate([
    Field(() => String, { description: 'The reasons, 20–1000 characters; both sides read them.' })
], DecideReportComplaintInput.prototype, "statement", void 0);
DecideReportComplaintInput = __decorate([
    InputType({ description: 'A decision about a complaint.' })
], DecideReportComplaintInput);
export { DecideReportComplaintInput };
//# sourceMappingURL=staff-report.inputs.js.map