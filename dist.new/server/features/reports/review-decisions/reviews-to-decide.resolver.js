var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf } from '../../../core/graphql/connection.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { Space } from '../../spaces/space.entity.js';
import { loadSpace } from '../../spaces/space.loaders.js';
import { Review } from '../../reviews/review.entity.js';
import { DecideReviewInput } from './decide-review.inputs.js';
import { decideReview } from './decide-review.js';
import { ReviewToDecide, ReviewToDecideConnection } from './review-to-decide.types.js';
import { listReviewsToDecide } from './reviews-to-decide.js';
/** The queue of reviews that staff decide on, and their decisions. */
let ReviewsToDecideResolver = class ReviewsToDecideResolver {
    reviewsToDecide(ctx, page) {
        return listReviewsToDecide(signedIn(ctx), page);
    }
    async decideReview(ctx, input) {
        return { review: await decideReview(signedIn(ctx), input) };
    }
    space({ review }, ctx) {
        return loadSpace(ctx, review.spaceId);
    }
};
__decorate([
    AuthorizedStaff('DECIDE_REVIEWS'),
    Query(() => ReviewToDecideConnection, {
        complexity: ({ args, childComplexity }) => 3 + pageSizeOf(args) * (1 + childComplexity),
        description: 'Staff: reviews that wait for a decision, longest waiting first: held for their text, or published and reported. None by or about the viewer, and none that waits for the other side. Errors: MFA_SETUP_REQUIRED, CURSOR_INVALID, PAGINATION_CONFLICT.',
    }),
    __param(0, Ctx()),
    __param(1, Args(() => PAGE_ARGS))
], ReviewsToDecideResolver.prototype, "reviewsToDecide", null);
__decorate([
    AuthorizedStaff('DECIDE_REVIEWS'),
    PayloadMutation({
        payload: { review: [() => Review, 'The review, decided.'] },
        complexity: ({ childComplexity }) => 5 + childComplexity,
        description: 'Staff: hides a review, or publishes one that was held, reported or hidden. The author is notified why it was hidden; people who reported it, what was decided and why. Errors: MFA_SETUP_REQUIRED, NOT_FOUND (also while it waits for the other side), FORBIDDEN for reviews by or of the viewer, VALIDATION_FAILED with TEXT_LENGTH at `statement`.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => DecideReviewInput, { description: 'The decision and its reasons.' }))
], ReviewsToDecideResolver.prototype, "decideReview", null);
__decorate([
    FieldResolver(() => Space, {
        complexity: ({ childComplexity }) => childComplexity,
        description: 'The space that was rented, published or not.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ReviewsToDecideResolver.prototype, "space", null);
ReviewsToDecideResolver = __decorate([
    Resolver(() => ReviewToDecide)
], ReviewsToDecideResolver);
export { ReviewsToDecideResolver };
//# sourceMappingURL=reviews-to-decide.resolver.js.map