var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo } from '../../core/graphql/connection.js';
import { Review } from './review.entity.js';
/** The columns of a review that leave this feature's queries, of the table with alias `r`. */
export const REVIEW_COLUMNS = [
    'r.id',
    'r.bookingId',
    'r.round',
    'r.direction',
    'r.authorId',
    'r.subjectId',
    'r.spaceId',
    'r.overall',
    'r.accuracy',
    'r.access',
    'r.condition',
    'r.security',
    'r.communication',
    'r.value',
    'r.care',
    'r.rules',
    'r.payment',
    'r.text',
    'r.privateNote',
    'r.language',
    'r.status',
    'r.flags',
    'r.submittedAt',
    'r.publishedAt',
    'r.replacedBy',
    'r.replyText',
    'r.replyAt',
    'r.usefulCount',
];
const stars = (of) => ({ nullable: true, description: `${of}: 1–5 stars, null when not given.` });
let ReviewScores = class ReviewScores {
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
};
__decorate([
    Field(() => Int, { description: 'Overall rating, 1–5 stars.' })
], ReviewScores.prototype, "overall", void 0);
__decorate([
    Field(() => Int, stars('Whether the space is as described (renters)'))
], ReviewScores.prototype, "accuracy", void 0);
__decorate([
    Field(() => Int, stars('Getting in (renters)'))
], ReviewScores.prototype, "access", void 0);
__decorate([
    Field(() => Int, stars('State and cleanliness (renters)'))
], ReviewScores.prototype, "condition", void 0);
__decorate([
    Field(() => Int, stars('Security (renters)'))
], ReviewScores.prototype, "security", void 0);
__decorate([
    Field(() => Int, stars('Communication (both sides)'))
], ReviewScores.prototype, "communication", void 0);
__decorate([
    Field(() => Int, stars('Worth the price (renters)'))
], ReviewScores.prototype, "value", void 0);
__decorate([
    Field(() => Int, stars('Care for the space (hosts)'))
], ReviewScores.prototype, "care", void 0);
__decorate([
    Field(() => Int, stars('Keeping to the rules (hosts)'))
], ReviewScores.prototype, "rules", void 0);
__decorate([
    Field(() => Int, stars('Payments (hosts)'))
], ReviewScores.prototype, "payment", void 0);
ReviewScores = __decorate([
    ObjectType({ description: 'The stars of one review.' })
], ReviewScores);
export { ReviewScores };
let ReviewAbilities = class ReviewAbilities {
    edit;
    reply;
    report;
    markUseful;
};
__decorate([
    Field(() => Boolean, { description: 'Change it (`leaveReview`): the viewer wrote it and it is not published yet.' })
], ReviewAbilities.prototype, "edit", void 0);
__decorate([
    Field(() => Boolean, {
        description: 'Reply to it in public (`replyToReview`): it is about the viewer, has no reply, and was published within 30 days.',
    })
], ReviewAbilities.prototype, "reply", void 0);
__decorate([
    Field(() => Boolean, {
        description: 'Report it (`reportReview`): it is published and not by the viewer; needs no account.',
    })
], ReviewAbilities.prototype, "report", void 0);
__decorate([
    Field(() => Boolean, {
        description: 'Mark it as useful (`markReviewUseful`): it is published, and the viewer is no side of the rental.',
    })
], ReviewAbilities.prototype, "markUseful", void 0);
ReviewAbilities = __decorate([
    ObjectType({ description: 'What the viewer may do with a review now.' })
], ReviewAbilities);
export { ReviewAbilities };
const mean = (of) => ({ nullable: true, description: `${of}: mean with one decimal, null without any.` });
let RatingScores = class RatingScores {
    accuracy;
    access;
    condition;
    security;
    communication;
    value;
    care;
    rules;
    payment;
};
__decorate([
    Field(() => Float, mean('Whether the space is as described'))
], RatingScores.prototype, "accuracy", void 0);
__decorate([
    Field(() => Float, mean('Getting in'))
], RatingScores.prototype, "access", void 0);
__decorate([
    Field(() => Float, mean('State and cleanliness'))
], RatingScores.prototype, "condition", void 0);
__decorate([
    Field(() => Float, mean('Security'))
], RatingScores.prototype, "security", void 0);
__decorate([
    Field(() => Float, mean('Communication'))
], RatingScores.prototype, "communication", void 0);
__decorate([
    Field(() => Float, mean('Worth the price'))
], RatingScores.prototype, "value", void 0);
__decorate([
    Field(() => Float, mean('Care for the space'))
], RatingScores.prototype, "care", void 0);
__decorate([
    Field(() => Float, mean('Keeping to the rules'))
], RatingScores.prototype, "rules", void 0);
__decorate([
    Field(() => Float, mean('Payments'))
], RatingScores.prototype, "payment", void 0);
RatingScores = __decorate([
    ObjectType({ description: 'Mean stars of each category.' })
], RatingScores);
export { RatingScores };
let RatingSummary = class RatingSummary {
    average;
    count;
    scores;
    distribution;
};
__decorate([
    Field(() => Float, { description: 'Mean of the stars, one decimal: 1.0–5.0.' })
], RatingSummary.prototype, "average", void 0);
__decorate([
    Field(() => Int, { description: 'Number of reviews that count, at least 1.' })
], RatingSummary.prototype, "count", void 0);
__decorate([
    Field(() => RatingScores, { description: 'Mean of each category.' })
], RatingSummary.prototype, "scores", void 0);
__decorate([
    Field(() => [Int], { description: 'How many reviews gave 1, 2, 3, 4 and 5 stars: five numbers.' })
], RatingSummary.prototype, "distribution", void 0);
RatingSummary = __decorate([
    ObjectType({ description: 'Summary of the published reviews.' })
], RatingSummary);
export { RatingSummary };
const ReviewEdge = edgeType(Review, 'Review');
let ReviewConnection = class ReviewConnection {
    edges;
    pageInfo;
};
__decorate([
    Field(() => [ReviewEdge], { description: 'The reviews, in the order asked for.' })
], ReviewConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Position of this page in the list.' })
], ReviewConnection.prototype, "pageInfo", void 0);
ReviewConnection = __decorate([
    ObjectType({ description: 'A page of published reviews.' })
], ReviewConnection);
export { ReviewConnection };
let BookingReview = class BookingReview {
    canWrite;
    isReplacing;
    opensAt;
    closesAt;
    own;
    other;
};
__decorate([
    Field(() => Boolean, { description: 'Whether the viewer can write or change a review now (`leaveReview`).' })
], BookingReview.prototype, "canWrite", void 0);
__decorate([
    Field(() => Boolean, {
        description: 'Whether a review written now replaces the one the viewer published while the rental ran.',
    })
], BookingReview.prototype, "isReplacing", void 0);
__decorate([
    Field(() => Date, {
        nullable: true,
        description: 'From when reviews are accepted; null while only the end of the rental will open them.',
    })
], BookingReview.prototype, "opensAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'Until when they are accepted; null while `opensAt` is.' })
], BookingReview.prototype, "closesAt", void 0);
__decorate([
    Field(() => Review, { nullable: true, description: "The viewer's newest review." })
], BookingReview.prototype, "own", void 0);
__decorate([
    Field(() => Review, {
        nullable: true,
        description: "The other side's newest published review; null until both have written or the time is over.",
    })
], BookingReview.prototype, "other", void 0);
BookingReview = __decorate([
    ObjectType({ description: "The reviews of one of the viewer's bookings." })
], BookingReview);
export { BookingReview };
//# sourceMappingURL=review.types.js.map