var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';
import { MessageReportReason, ReviewReportReason, SpaceReportReason, UserReportReason } from './report-types.js';
/** What a visitor or somebody signed in writes about something public. */
let PublicNoticeInput = class PublicNoticeInput {
    details;
    fullName;
    email;
    isGoodFaith;
    locale;
};
__decorate([
    Field(() => String, { description: 'Explanation in plain text: 20–3000 characters.' })
], PublicNoticeInput.prototype, "details", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Name of the reporter, 2–80 characters; ignored when signed in.',
    })
], PublicNoticeInput.prototype, "fullName", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Address for the answer; ignored when signed in.' })
], PublicNoticeInput.prototype, "email", void 0);
__decorate([
    Field(() => Boolean, {
        description: 'The reporter declares that the report is accurate and complete. Must be true.',
    })
], PublicNoticeInput.prototype, "isGoodFaith", void 0);
__decorate([
    Field(() => Locale, {
        nullable: true,
        defaultValue: Locale.ES,
        description: 'The language of the receipt and of the answer.',
    })
], PublicNoticeInput.prototype, "locale", void 0);
PublicNoticeInput = __decorate([
    InputType()
], PublicNoticeInput);
export { PublicNoticeInput };
let ReportSpaceInput = class ReportSpaceInput extends PublicNoticeInput {
    spaceId;
    reason;
};
__decorate([
    Field(() => ID, { description: 'Of a public space.' })
], ReportSpaceInput.prototype, "spaceId", void 0);
__decorate([
    Field(() => SpaceReportReason, { description: 'What is wrong.' })
], ReportSpaceInput.prototype, "reason", void 0);
ReportSpaceInput = __decorate([
    InputType({ description: 'A notice that a space is illegal or against the rules.' })
], ReportSpaceInput);
export { ReportSpaceInput };
let ReportUserInput = class ReportUserInput extends PublicNoticeInput {
    userId;
    reason;
};
__decorate([
    Field(() => ID, { description: 'The person, as a `User`.' })
], ReportUserInput.prototype, "userId", void 0);
__decorate([
    Field(() => UserReportReason, { description: 'What is wrong.' })
], ReportUserInput.prototype, "reason", void 0);
ReportUserInput = __decorate([
    InputType({ description: 'A notice that a person does something illegal or against the rules.' })
], ReportUserInput);
export { ReportUserInput };
let ReportReviewInput = class ReportReviewInput extends PublicNoticeInput {
    reviewId;
    reason;
};
__decorate([
    Field(() => ID, { description: 'A published review.' })
], ReportReviewInput.prototype, "reviewId", void 0);
__decorate([
    Field(() => ReviewReportReason, { description: 'What is wrong.' })
], ReportReviewInput.prototype, "reason", void 0);
ReportReviewInput = __decorate([
    InputType({ description: 'A notice that a review is illegal or against the rules.' })
], ReportReviewInput);
export { ReportReviewInput };
let ReportMessageInput = class ReportMessageInput {
    conversationId;
    messageId;
    reason;
    details;
    isGoodFaith;
};
__decorate([
    Field(() => ID, { description: 'A conversation of the viewer.' })
], ReportMessageInput.prototype, "conversationId", void 0);
__decorate([
    Field(() => ID, {
        nullable: true,
        description: 'A message of it by the other side; without it the whole conversation is reported.',
    })
], ReportMessageInput.prototype, "messageId", void 0);
__decorate([
    Field(() => MessageReportReason, { description: 'What is wrong.' })
], ReportMessageInput.prototype, "reason", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Explanation in plain text, up to 3000 characters; at least 20 with OTHER.',
    })
], ReportMessageInput.prototype, "details", void 0);
__decorate([
    Field(() => Boolean, { description: 'Confirms that the report is accurate and complete. Must be true.' })
], ReportMessageInput.prototype, "isGoodFaith", void 0);
ReportMessageInput = __decorate([
    InputType({ description: 'A report that a message is illegal or against the rules.' })
], ReportMessageInput);
export { ReportMessageInput };
//# sourceMappingURL=report.inputs.js.map