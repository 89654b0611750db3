import { Field, Float, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../core/graphql/connection.js';
import { Review } from './review.entity.js';

/** The columns of a review that this feature's queries return, of the table with alias `r`. */
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
  'r.decidedAt',
] as const;
type Selected = (typeof REVIEW_COLUMNS)[number] extends `r.${infer Name}` ? Name : never;

/** A review with the times of its round. */
export type ReviewRow = Readonly<Pick<Review, Selected>> & {
  readonly closesAt: Date | null;
  readonly closedAt: Date | null;
};

const stars = (of: string) => ({ nullable: true, description: `${of}: 1–5 stars, null when not given.` });

@ObjectType({ description: 'The stars of one review.' })
export class ReviewScores {
  @Field(() => Int, { description: 'Overall rating, 1–5 stars.' })
  overall!: number;

  @Field(() => Int, stars('Whether the space is as described (renters)'))
  accuracy!: number | null;

  @Field(() => Int, stars('Getting in (renters)'))
  access!: number | null;

  @Field(() => Int, stars('State and cleanliness (renters)'))
  condition!: number | null;

  @Field(() => Int, stars('Security (renters)'))
  security!: number | null;

  @Field(() => Int, stars('Communication (both sides)'))
  communication!: number | null;

  @Field(() => Int, stars('Worth the price (renters)'))
  value!: number | null;

  @Field(() => Int, stars('Care for the space (hosts)'))
  care!: number | null;

  @Field(() => Int, stars('Keeping to the rules (hosts)'))
  rules!: number | null;

  @Field(() => Int, stars('Payments (hosts)'))
  payment!: number | null;
}

@ObjectType({ description: 'What the viewer may do with a review now.' })
export class ReviewAbilities {
  @Field(() => Boolean, { description: 'Change it (`leaveReview`): the viewer wrote it and it is not published yet.' })
  edit!: boolean;

  @Field(() => Boolean, {
    description:
      'Reply to it in public (`replyToReview`): it is about the viewer, has no reply, and was published within 30 days.',
  })
  reply!: boolean;

  @Field(() => Boolean, {
    description: 'Report it (`reportReview`): it is published and not by the viewer; needs no account.',
  })
  report!: boolean;

  @Field(() => Boolean, {
    description: 'Mark it as useful (`markReviewUseful`): it is published, and the viewer is no side of the rental.',
  })
  markUseful!: boolean;
}

const mean = (of: string) => ({ nullable: true, description: `${of}: average with one decimal, null without any.` });

@ObjectType({ description: 'Average stars of each category.' })
export class RatingScores {
  @Field(() => Float, mean('Whether the space is as described'))
  accuracy!: number | null;

  @Field(() => Float, mean('Getting in'))
  access!: number | null;

  @Field(() => Float, mean('State and cleanliness'))
  condition!: number | null;

  @Field(() => Float, mean('Security'))
  security!: number | null;

  @Field(() => Float, mean('Communication'))
  communication!: number | null;

  @Field(() => Float, mean('Worth the price'))
  value!: number | null;

  @Field(() => Float, mean('Care for the space'))
  care!: number | null;

  @Field(() => Float, mean('Keeping to the rules'))
  rules!: number | null;

  @Field(() => Float, mean('Payments'))
  payment!: number | null;
}

@ObjectType({ description: 'Summary of the published reviews.' })
export class RatingSummary {
  @Field(() => Float, { description: 'Average of the stars, one decimal: 1.0–5.0.' })
  average!: number;

  @Field(() => Int, { description: 'Number of reviews that count, at least 1.' })
  count!: number;

  @Field(() => RatingScores, { description: 'Average of each category.' })
  scores!: RatingScores;

  @Field(() => [Int], { description: 'How many reviews gave 1, 2, 3, 4 and 5 stars: five numbers.' })
  distribution!: number[];
}

const ReviewEdge = edgeType<Review, ReviewRow>(Review, 'Review');

@ObjectType({ description: 'A page of published reviews.' })
export class ReviewConnection implements Connection<ReviewRow> {
  @Field(() => [ReviewEdge], { description: 'The reviews, in the requested order.' })
  edges!: readonly Edge<ReviewRow>[];

  @Field(() => PageInfo, { description: 'Position of this page in the list.' })
  pageInfo!: PageInfo;
}

/** The source of `BookingReview`; its reviews are still rows. */
export interface BookingReviewState {
  readonly canWrite: boolean;
  readonly isReplacing: boolean;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly own: ReviewRow | null;
  readonly other: ReviewRow | null;
}

@ObjectType({ description: "The reviews of one of the viewer's bookings." })
export class BookingReview {
  @Field(() => Boolean, { description: 'Whether the viewer can write or change a review now (`leaveReview`).' })
  canWrite!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a review written now replaces the one the viewer published while the rental ran.',
  })
  isReplacing!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'From when reviews are accepted; null while only the end of the rental will open them.',
  })
  opensAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when they are accepted; null while `opensAt` is.' })
  closesAt!: Date | null;

  @Field(() => Review, { nullable: true, description: "The viewer's newest review." })
  own!: Review | null;

  @Field(() => Review, {
    nullable: true,
    description: 'The other side’s newest published review; null until both have written or the deadline has passed.',
  })
  other!: Review | null;
}
