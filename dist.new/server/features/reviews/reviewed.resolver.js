var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PAGE_ARGS, pageSizeOf } from '../../core/graphql/connection.js';
import { User } from '../accounts/user.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import { Space } from '../spaces/space.entity.js';
import { getBookingReviewState } from './booking-review-state.js';
import { listReviewsOfUser, listReviewsOfSpace } from './review-lists.js';
import { loadRating } from './review.loaders.js';
import { ReviewDirection, ReviewOrder } from './review-types.js';
import { BookingReview, RatingSummary, ReviewConnection } from './review.types.js';
const KINDS = {
    [ReviewDirection.OF_SPACE]: ['host'],
    [ReviewDirection.OF_RENTER]: ['renter'],
};
const DIRECTION = {
    nullable: true,
    description: 'Only as a host (OF_SPACE), or only as a renter (OF_RENTER); both by default.',
};
const ORDER = { nullable: true, description: 'NEWEST by default. A cursor belongs to its order.' };
const pageCost = ({ args, childComplexity }) => 2 + pageSizeOf(args) * (1 + childComplexity);
/** Fields that reviews add to a space. */
let ReviewedSpaceResolver = class ReviewedSpaceResolver {
    rating(space, ctx) {
        return loadRating(ctx, space.id, ['space']);
    }
    reviews(space, ctx, page, order) {
        return listReviewsOfSpace(ctx, space.id, order ?? null, page ?? {});
    }
};
__decorate([
    FieldResolver(() => RatingSummary, {
        nullable: true,
        description: 'Summary of its published reviews; null without any.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ReviewedSpaceResolver.prototype, "rating", null);
__decorate([
    FieldResolver(() => ReviewConnection, {
        description: 'Its published reviews. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.',
        complexity: pageCost,
    }),
    __param(0, Root()),
    __param(1, Ctx()),
    __param(2, Args(() => PAGE_ARGS)),
    __param(3, Arg('order', () => ReviewOrder, ORDER))
], ReviewedSpaceResolver.prototype, "reviews", null);
ReviewedSpaceResolver = __decorate([
    Resolver(() => Space)
], ReviewedSpaceResolver);
export { ReviewedSpaceResolver };
/** Fields that reviews add to a user. */
let ReviewedUserResolver = class ReviewedUserResolver {
    async rating(user, ctx, direction) {
        return user.erasedAt === null ? loadRating(ctx, user.id, direction ? KINDS[direction] : ['host', 'renter']) : null;
    }
    reviews(user, ctx, direction, page, order) {
        return listReviewsOfUser(ctx, user.id, { direction: direction ?? null, order: order ?? null }, page ?? {});
    }
};
__decorate([
    FieldResolver(() => RatingSummary, {
        nullable: true,
        description: 'Summary of the published reviews about this person; null without any.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx()),
    __param(2, Arg('direction', () => ReviewDirection, DIRECTION))
], ReviewedUserResolver.prototype, "rating", null);
__decorate([
    FieldResolver(() => ReviewConnection, {
        description: 'The published reviews about this person. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.',
        complexity: pageCost,
    }),
    __param(0, Root()),
    __param(1, Ctx()),
    __param(2, Arg('direction', () => ReviewDirection, DIRECTION)),
    __param(3, Args(() => PAGE_ARGS)),
    __param(4, Arg('order', () => ReviewOrder, ORDER))
], ReviewedUserResolver.prototype, "reviews", null);
ReviewedUserResolver = __decorate([
    Resolver(() => User)
], ReviewedUserResolver);
export { ReviewedUserResolver };
/** Fields that reviews add to a booking. */
let ReviewedBookingResolver = class ReviewedBookingResolver {
    review(booking, ctx) {
        return getBookingReviewState(ctx, booking);
    }
};
__decorate([
    FieldResolver(() => BookingReview, {
        nullable: true,
        description: "Its reviews from the viewer's side; null when the rental never began, or the viewer is not one of its sides.",
        complexity: ({ childComplexity }) => 2 + childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ReviewedBookingResolver.prototype, "review", null);
ReviewedBookingResolver = __decorate([
    Resolver(() => Booking)
], ReviewedBookingResolver);
export { ReviewedBookingResolver };
//# sourceMappingURL=reviewed.resolver.js.map