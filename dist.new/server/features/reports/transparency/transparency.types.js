var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { ReportedKind } from '../cases/report-case-types.js';
/** What a statement of reasons told somebody. */
export var RestrictionKind;
(function (RestrictionKind) {
    RestrictionKind["SPACE_HIDDEN"] = "space.hidden";
    RestrictionKind["SPACE_REMOVED"] = "space.removed";
    RestrictionKind["REVIEW_HIDDEN"] = "review.hidden";
    RestrictionKind["WARNING"] = "user.warned";
    RestrictionKind["LIMIT"] = "user.limited";
    RestrictionKind["SUSPENSION"] = "user.suspended";
    RestrictionKind["BAN"] = "user.banned";
})(RestrictionKind || (RestrictionKind = {}));
registerEnumType(RestrictionKind, {
    name: 'RestrictionKind',
    description: 'What a statement of reasons told somebody (DSA, article 17).',
    valuesConfig: {
        SPACE_HIDDEN: { description: 'Their space is no longer found.' },
        SPACE_REMOVED: { description: 'Their space was removed for good.' },
        REVIEW_HIDDEN: { description: 'Their review is no longer shown.' },
        WARNING: { description: 'They were warned.' },
        LIMIT: { description: 'They may not write, book or publish until a day.' },
        SUSPENSION: { description: 'They may not sign in until a day.' },
        BAN: { description: 'Their account was closed.' },
    },
});
let HalfYearSpan = class HalfYearSpan {
    name;
    from;
    to;
};
__decorate([
    Field(() => String, { description: 'Year and half, as `2026-2`.' })
], HalfYearSpan.prototype, "name", void 0);
__decorate([
    Field(() => LocalDate, { description: 'Its first day.' })
], HalfYearSpan.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The first day after it.' })
], HalfYearSpan.prototype, "to", void 0);
HalfYearSpan = __decorate([
    ObjectType({ description: 'Half a calendar year, in Spanish time.' })
], HalfYearSpan);
export { HalfYearSpan };
let ReceivedReports = class ReceivedReports {
    subject;
    reason;
    received;
    upheld;
    dismissed;
    open;
};
__decorate([
    Field(() => ReportedKind, { description: 'What was reported.' })
], ReceivedReports.prototype, "subject", void 0);
__decorate([
    Field(() => String, { description: 'The reason given, in capitals: a value of the enum of reasons of its kind.' })
], ReceivedReports.prototype, "reason", void 0);
__decorate([
    Field(() => Int, { description: 'How many came in.' })
], ReceivedReports.prototype, "received", void 0);
__decorate([
    Field(() => Int, { description: 'How many were right.' })
], ReceivedReports.prototype, "upheld", void 0);
__decorate([
    Field(() => Int, { description: 'How many were not.' })
], ReceivedReports.prototype, "dismissed", void 0);
__decorate([
    Field(() => Int, { description: 'How many wait for a decision.' })
], ReceivedReports.prototype, "open", void 0);
ReceivedReports = __decorate([
    ObjectType({
        description: 'Reports of one kind and reason that came in within the half-year, and how they stand now.',
    })
], ReceivedReports);
export { ReceivedReports };
let GivenStatements = class GivenStatements {
    kind;
    count;
};
__decorate([
    Field(() => RestrictionKind, { description: 'What was decided.' })
], GivenStatements.prototype, "kind", void 0);
__decorate([
    Field(() => Int, { description: 'How many of these.' })
], GivenStatements.prototype, "count", void 0);
GivenStatements = __decorate([
    ObjectType({ description: 'How many decisions told somebody their reasons.' })
], GivenStatements);
export { GivenStatements };
let ReceivedComplaints = class ReceivedComplaints {
    received;
    changed;
    kept;
    open;
    medianHours;
};
__decorate([
    Field(() => Int, { description: 'How many came in.' })
], ReceivedComplaints.prototype, "received", void 0);
__decorate([
    Field(() => Int, { description: 'How many led to the other decision.' })
], ReceivedComplaints.prototype, "changed", void 0);
__decorate([
    Field(() => Int, { description: 'How many left the decision as it was.' })
], ReceivedComplaints.prototype, "kept", void 0);
__decorate([
    Field(() => Int, { description: 'How many wait for a decision.' })
], ReceivedComplaints.prototype, "open", void 0);
__decorate([
    Field(() => Float, { nullable: true, description: 'Median time until decided, hours; null with none decided.' })
], ReceivedComplaints.prototype, "medianHours", void 0);
ReceivedComplaints = __decorate([
    ObjectType({ description: 'Complaints about decisions that came in within the half-year (DSA, article 20).' })
], ReceivedComplaints);
export { ReceivedComplaints };
let AutomatedMeans = class AutomatedMeans {
    maskedMessages;
    heldReviewsPublished;
    heldReviewsHidden;
};
__decorate([
    Field(() => Int, { description: 'Messages in which contact data was covered before a booking.' })
], AutomatedMeans.prototype, "maskedMessages", void 0);
__decorate([
    Field(() => Int, { description: 'Reviews held by the word filter that a person then read and published.' })
], AutomatedMeans.prototype, "heldReviewsPublished", void 0);
__decorate([
    Field(() => Int, { description: 'Reviews held by the word filter that a person then hid.' })
], AutomatedMeans.prototype, "heldReviewsHidden", void 0);
AutomatedMeans = __decorate([
    ObjectType({ description: 'What is done by machine. Nothing is decided about anybody by machine alone.' })
], AutomatedMeans);
export { AutomatedMeans };
let TransparencyReport = class TransparencyReport {
    halfYear;
    halfYears;
    isRunning;
    countedAt;
    reports;
    medianHours;
    statements;
    complaints;
    automated;
    reportingSuspensions;
};
__decorate([
    Field(() => HalfYearSpan, { description: 'The half-year.' })
], TransparencyReport.prototype, "halfYear", void 0);
__decorate([
    Field(() => [HalfYearSpan], { description: 'All there are, the latest first.' })
], TransparencyReport.prototype, "halfYears", void 0);
__decorate([
    Field(() => Boolean, { description: 'It is not over, so the numbers still change.' })
], TransparencyReport.prototype, "isRunning", void 0);
__decorate([
    Field(() => Date, { description: 'When the numbers were counted.' })
], TransparencyReport.prototype, "countedAt", void 0);
__decorate([
    Field(() => [ReceivedReports], { description: 'Reports that came in, by kind and reason, most first in each kind.' })
], TransparencyReport.prototype, "reports", void 0);
__decorate([
    Field(() => Float, { nullable: true, description: 'Median time until a report was decided, hours; null with none.' })
], TransparencyReport.prototype, "medianHours", void 0);
__decorate([
    Field(() => [GivenStatements], {
        description: 'Statements of reasons, with or without a report; one for each kind.',
    })
], TransparencyReport.prototype, "statements", void 0);
__decorate([
    Field(() => ReceivedComplaints, { description: 'Complaints about decisions.' })
], TransparencyReport.prototype, "complaints", void 0);
__decorate([
    Field(() => AutomatedMeans, { description: 'What is done by machine.' })
], TransparencyReport.prototype, "automated", void 0);
__decorate([
    Field(() => Int, { description: 'People whose reports were refused for 30 days, after three without any ground.' })
], TransparencyReport.prototype, "reportingSuspensions", void 0);
TransparencyReport = __decorate([
    ObjectType({
        description: 'How Hueco moderates what people publish, in numbers of half a year (DSA, articles 15 and 24).',
    })
], TransparencyReport);
export { TransparencyReport };
//# sourceMappingURL=transparency.types.js.map