var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, Int } from 'type-graphql';
const stars = (of) => ({ nullable: true, description: `${of}: 1–5.` });
let LeaveReviewInput = class LeaveReviewInput {
    bookingId;
    overall;
    accuracy;
    access;
    condition;
    security;
    communication;
    value;
    care;
    rules;
    payment;
    text;
    privateNote;
    photoIds;
};
__decorate([
    Field(() => ID, { description: "One of the viewer's bookings." })
], LeaveReviewInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => Int, { description: 'Overall rating: 1–5.' })
], LeaveReviewInput.prototype, "overall", void 0);
__decorate([
    Field(() => Int, stars('Whether the space is as described; renters only'))
], LeaveReviewInput.prototype, "accuracy", void 0);
__decorate([
    Field(() => Int, stars('Getting in; renters only'))
], LeaveReviewInput.prototype, "access", void 0);
__decorate([
    Field(() => Int, stars('State and cleanliness; renters only'))
], LeaveReviewInput.prototype, "condition", void 0);
__decorate([
    Field(() => Int, stars('Security; renters only'))
], LeaveReviewInput.prototype, "security", void 0);
__decorate([
    Field(() => Int, stars('Communication; both sides'))
], LeaveReviewInput.prototype, "communication", void 0);
__decorate([
    Field(() => Int, stars('Worth the price; renters only'))
], LeaveReviewInput.prototype, "value", void 0);
__decorate([
    Field(() => Int, stars('Care for the space; hosts only'))
], LeaveReviewInput.prototype, "care", void 0);
__decorate([
    Field(() => Int, stars('Keeping to the rules; hosts only'))
], LeaveReviewInput.prototype, "rules", void 0);
__decorate([
    Field(() => Int, stars('Payments; hosts only'))
], LeaveReviewInput.prototype, "payment", void 0);
__decorate([
    Field(() => String, { description: 'Public text: 20–1000 characters, no contact data.' })
], LeaveReviewInput.prototype, "text", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Note for the other side only, shown with the publication: at most 500 characters.',
    })
], LeaveReviewInput.prototype, "privateNote", void 0);
__decorate([
    Field(() => [ID], {
        nullable: true,
        description: 'Pictures of a renter, uploaded by POST /uploads/review-photos, at most five, in their order; others it had are deleted. Null: they stay as they are.',
    })
], LeaveReviewInput.prototype, "photoIds", void 0);
LeaveReviewInput = __decorate([
    InputType({
        description: 'A review by one side of a rental about the other. Sent again before it is published, it replaces the former one.',
    })
], LeaveReviewInput);
export { LeaveReviewInput };
let ReplyToReviewInput = class ReplyToReviewInput {
    reviewId;
    text;
};
__decorate([
    Field(() => ID, { description: 'The review; it must be about the viewer.' })
], ReplyToReviewInput.prototype, "reviewId", void 0);
__decorate([
    Field(() => String, { description: '10–500 characters, no contact data; it cannot be changed later.' })
], ReplyToReviewInput.prototype, "text", void 0);
ReplyToReviewInput = __decorate([
    InputType({ description: 'A public reply to a review.' })
], ReplyToReviewInput);
export { ReplyToReviewInput };
//# sourceMappingURL=review.inputs.js.map