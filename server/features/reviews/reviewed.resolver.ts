import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import { User, type UserRow } from '../accounts/user.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import { Space, type SpaceRow } from '../spaces/space.entity.js';
import { getBookingReviewState } from './booking-review-state.js';
import type { RatingKind } from './rating.rules.js';
import { listReviewsOfUser, listReviewsOfSpace } from './review-lists.js';
import { loadRating } from './review.loaders.js';
import { ReviewDirection, ReviewOrder } from './review.enums.js';
import { BookingReview, RatingSummary, ReviewConnection, type BookingReviewState } from './review.types.js';

const KINDS: Readonly<Record<ReviewDirection, readonly RatingKind[]>> = {
  [ReviewDirection.OF_SPACE]: ['host'],
  [ReviewDirection.OF_RENTER]: ['renter'],
};
const DIRECTION = {
  nullable: true,
  description: 'Only as a host (OF_SPACE), or only as a renter (OF_RENTER); both by default.',
};
const ORDER = { nullable: true, description: 'NEWEST by default. A cursor belongs to its order.' };
const pageCost = ({ args, childComplexity }: { args: PageArgs; childComplexity: number }): number =>
  2 + pageSizeOf(args) * (1 + childComplexity);

/** Fields that reviews add to a space. */
@Resolver(() => Space)
export class ReviewedSpaceResolver {
  @FieldResolver(() => RatingSummary, {
    nullable: true,
    description: 'Summary of its published reviews; null without any.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  rating(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<RatingSummary | null> {
    return loadRating(ctx, space.id, ['space']);
  }

  @FieldResolver(() => ReviewConnection, {
    description: 'Its published reviews. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.',
    complexity: pageCost,
  })
  reviews(
    @Root() space: SpaceRow,
    @Ctx() ctx: RequestContext,
    @Args(() => PAGE_ARGS) page?: PageArgs,
    @Arg('order', () => ReviewOrder, ORDER) order?: ReviewOrder | null,
  ): Promise<ReviewConnection> {
    return listReviewsOfSpace(ctx, space.id, order ?? null, page ?? {});
  }
}

/** Fields that reviews add to a user. */
@Resolver(() => User)
export class ReviewedUserResolver {
  @FieldResolver(() => RatingSummary, {
    nullable: true,
    description: 'Summary of the published reviews about this person; null without any.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  async rating(
    @Root() user: UserRow,
    @Ctx() ctx: RequestContext,
    @Arg('direction', () => ReviewDirection, DIRECTION) direction?: ReviewDirection | null,
  ): Promise<RatingSummary | null> {
    return user.erasedAt === null ? loadRating(ctx, user.id, direction ? KINDS[direction] : ['host', 'renter']) : null;
  }

  @FieldResolver(() => ReviewConnection, {
    description: 'The published reviews about this person. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.',
    complexity: pageCost,
  })
  reviews(
    @Root() user: UserRow,
    @Ctx() ctx: RequestContext,
    @Arg('direction', () => ReviewDirection, DIRECTION) direction?: ReviewDirection | null,
    @Args(() => PAGE_ARGS) page?: PageArgs,
    @Arg('order', () => ReviewOrder, ORDER) order?: ReviewOrder | null,
  ): Promise<ReviewConnection> {
    return listReviewsOfUser(ctx, user.id, { direction: direction ?? null, order: order ?? null }, page ?? {});
  }
}

/** Fields that reviews add to a booking. */
@Resolver(() => Booking)
export class ReviewedBookingResolver {
  @FieldResolver(() => BookingReview, {
    nullable: true,
    description:
      "Its reviews from the viewer's side; null when the rental never began, or the viewer is not one of its sides.",
    complexity: ({ childComplexity }) => 2 + childComplexity,
  })
  review(@Root() booking: Booking, @Ctx() ctx: RequestContext): Promise<BookingReviewState | null> {
    return getBookingReviewState(ctx, booking);
  }
}
