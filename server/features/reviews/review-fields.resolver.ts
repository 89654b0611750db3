import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { plus } from '../../core/graphql/field-options.js';
import { User, type UserRow } from '../accounts/user.entity.js';
import { loadUser } from '../accounts/user.loaders.js';
import { Booking } from '../bookings/booking.entity.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { Space, type SpaceRow } from '../spaces/space.entity.js';
import { loadSpace } from '../spaces/space.loaders.js';
import { SpaceStatus } from '../spaces/space.enums.js';
import { Review } from './review.entity.js';
import { canReadNote, isParty, reviewAbilities } from './review.policy.js';
import { ReviewAbilities, ReviewScores, type ReviewRow } from './review.types.js';
import { ALL_CATEGORIES, ReviewStatus } from './review.enums.js';

const through = plus(0);

@Resolver(() => Review)
export class ReviewFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with rev_.' })
  id(@Root() review: ReviewRow): string {
    return toGlobalId('Review', review.id);
  }

  @FieldResolver(() => User, {
    nullable: true,
    complexity: through,
    description: 'Who wrote it; null when the account is deleted.',
  })
  author(@Root() { authorId }: ReviewRow, @Ctx() ctx: RequestContext): Promise<UserRow | null> {
    return loadActiveUser(ctx, authorId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    complexity: through,
    description: 'The host or renter it is about; null when the account is deleted.',
  })
  subject(@Root() { subjectId }: ReviewRow, @Ctx() ctx: RequestContext): Promise<UserRow | null> {
    return loadActiveUser(ctx, subjectId);
  }

  @FieldResolver(() => Space, {
    nullable: true,
    complexity: through,
    description: 'The rented space; null when it is not published and the viewer is no party of the rental.',
  })
  async space(@Root() review: ReviewRow, @Ctx() ctx: RequestContext): Promise<SpaceRow | null> {
    const space = await loadSpace(ctx, review.spaceId);
    return space.status === SpaceStatus.PUBLISHED || isParty(ctx.viewer, review) ? space : null;
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    complexity: through,
    description: 'The rental; null for everybody but the renter, the host and the staff.',
  })
  booking(@Root() { bookingId }: ReviewRow, @Ctx() ctx: RequestContext): Promise<Booking | null> {
    return bookingLoader(ctx).load(bookingId);
  }

  @FieldResolver(() => ReviewScores, { description: 'The stars.' })
  scores(@Root() review: ReviewRow): ReviewScores {
    const categories = Object.fromEntries(ALL_CATEGORIES.map((category) => [category, review[category]]));
    return { overall: review.overall, ...categories } as unknown as ReviewScores;
  }

  @FieldResolver(() => Boolean, { description: 'Whether everybody can read it.' })
  isPublished(@Root() { publishedAt, status }: ReviewRow): boolean {
    return publishedAt !== null && status === ReviewStatus.PUBLISHED;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether its publication is still to come: at the end of the time to write, or once the staff have read it.',
  })
  isWaiting(@Root() { status }: ReviewRow): boolean {
    return status === ReviewStatus.SUBMITTED || status === ReviewStatus.HELD;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether its author wrote another review at the end of the rental, which counts instead.',
  })
  isReplaced(@Root() { replacedBy }: ReviewRow): boolean {
    return replacedBy !== null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'A note for the other side only; may be empty. Null unless the viewer wrote the review, or it is about them and published.',
  })
  privateNote(@Root() review: ReviewRow, @Ctx() { viewer }: RequestContext): string | null {
    return canReadNote(viewer, review) ? review.privateNote : null;
  }

  @FieldResolver(() => ReviewAbilities, { description: 'What the viewer may do with it now.' })
  viewerCan(@Root() review: ReviewRow, @Ctx() { viewer, clock }: RequestContext): ReviewAbilities {
    return reviewAbilities(viewer, review, clock.now());
  }
}

async function loadActiveUser(ctx: RequestContext, id: string): Promise<UserRow | null> {
  const user = await loadUser(ctx, id);
  return user.erasedAt === null ? user : null;
}
