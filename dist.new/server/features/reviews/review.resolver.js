var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { leaveReview } from './leave-review.js';
import { replyToReview } from './reply-to-review.js';
import { LeaveReviewInput, ReplyToReviewInput } from './review.inputs.js';
import { Review } from './review.entity.js';
const cost = ({ childComplexity }) => 5 + childComplexity;
let ReviewResolver = class ReviewResolver {
    async leaveReview(ctx, input) {
        return { review: await leaveReview(signedIn(ctx), input) };
    }
    async replyToReview(ctx, input) {
        return { review: await replyToReview(signedIn(ctx), input) };
    }
};
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { review: [() => Review, 'The review.'] },
        complexity: cost,
        description: 'Reviews a rental: the renter reviews the space and its host, the host reviews the renter. It stays hidden until both sides have written or the time is over; until then it can be sent again with changes. ' +
            'A text that may insult or threaten waits for the staff (HELD). Errors: NOT_FOUND, REVIEW_NOT_ELIGIBLE {opensAt} before the time or when the rental never began, REVIEW_WINDOW_CLOSED, REVIEW_EXISTS once it is published, ' +
            'VALIDATION_FAILED with SCORE_OUT_OF_RANGE, SCORE_NOT_YOURS, TEXT_LENGTH {min, max}, CONTACT_DATA at `text`, TOO_LONG at `privateNote`.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => LeaveReviewInput, { description: 'Stars and text.' }))
], ReviewResolver.prototype, "leaveReview", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { review: [() => Review, 'The review, with its reply.'] },
        complexity: cost,
        description: 'Replies in public to a review about the viewer, once, within 30 days. Errors: NOT_FOUND, FORBIDDEN for anybody else, REVIEW_EXISTS when it has another reply, REVIEW_WINDOW_CLOSED, VALIDATION_FAILED with TEXT_LENGTH {min, max}, CONTACT_DATA, TEXT_OFFENSIVE at `text`.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ReplyToReviewInput, { description: 'The reply.' }))
], ReviewResolver.prototype, "replyToReview", null);
ReviewResolver = __decorate([
    Resolver()
], ReviewResolver);
export { ReviewResolver };
//# sourceMappingURL=review.resolver.js.map