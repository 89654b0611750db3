import { Field, Float, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../core/connection.js';
import { Locale } from '../../core/locale.js';
import { Node } from '../../core/node.js';
import { ReviewDirection, ReviewStatus, type ReviewRound, type Scores } from './review-types.js';

/** A review as the database has it. */
export interface ReviewRow extends Scores {
  readonly id: string;
  readonly bookingId: string;
  readonly round: ReviewRound;
  readonly direction: ReviewDirection;
  readonly authorId: string;
  readonly subjectId: string;
  readonly spaceId: string;
  readonly overall: number;
  readonly text: string;
  readonly privateNote: string;
  readonly language: Locale;
  readonly status: ReviewStatus;
  readonly submittedAt: Date;
  readonly publishedAt: Date | null;
  readonly isReplaced: boolean;
  readonly replyText: string | null;
  readonly replyAt: Date | null;
  /** Until when its round takes reviews; null when that is over, as it is once both sides have written. */
  readonly openUntil: Date | null;
}

const stars = (of: string) => ({ nullable: true, description: `${of}: 1–5 stars, null when not given.` });

@ObjectType({ description: 'The stars of one review.' })
export class ReviewScores {
  @Field(() => Int, { description: 'The whole: 1–5 stars.' })
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
  @Field(() => Boolean, { description: 'Write it anew (`leaveReview`): her own, not published yet.' })
  edit!: boolean;

  @Field(() => Boolean, { description: 'Answer it in public (`replyToReview`): it is about her, has no answer, and was published within 30 days.' })
  reply!: boolean;

  @Field(() => Boolean, { description: "Report it (`reportReview`): published and not her own; needs no account." })
  report!: boolean;
}

@ObjectType({ description: 'What one side of a rental says of the other. All are by people who rented and paid through Hueco.', implements: Node })
export class Review {
  @Field(() => ReviewDirection, { description: 'Who writes about whom.' })
  direction!: ReviewDirection;

  @Field(() => Int, { description: '1–5 stars.' })
  overall!: number;

  @Field(() => String, { description: '20–1000 characters, as they were written.' })
  text!: string;

  @Field(() => Locale, { description: 'The language of the text.' })
  language!: Locale;

  @Field(() => ReviewStatus, { description: 'Where it stands; anything but PUBLISHED is only seen by its author, and what waits for the staff by them.' })
  status!: ReviewStatus;

  @Field(() => Date, { description: 'When it was written, or changed last.' })
  submittedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Since when everybody can read it; null before.' })
  publishedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether its author wrote another one at the end of the rental, which counts instead.' })
  isReplaced!: boolean;

  @Field(() => String, { nullable: true, description: 'The public answer of whom it is about, 10–500 characters.' })
  replyText!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was answered.' })
  replyAt!: Date | null;
}

const mean = (of: string) => ({ nullable: true, description: `${of}: mean with one decimal, null when nobody gave any.` });

@ObjectType({ description: 'Mean stars of each category.' })
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

@ObjectType({ description: 'What the published reviews come to.' })
export class RatingSummary {
  @Field(() => Float, { description: 'Mean of the stars, one decimal: 1.0–5.0.' })
  average!: number;

  @Field(() => Int, { description: 'How many reviews count, at least one.' })
  count!: number;

  @Field(() => RatingScores, { description: 'Mean of each category.' })
  scores!: RatingScores;

  @Field(() => [Int], { description: 'How many gave 1, 2, 3, 4 and 5 stars: five figures.' })
  distribution!: number[];
}

const ReviewEdge = edgeType(Review as never, 'Review') as never as new () => Edge<ReviewRow>;

@ObjectType({ description: 'A page of published reviews.' })
export class ReviewConnection implements Connection<ReviewRow> {
  @Field(() => [ReviewEdge], { description: 'The reviews, newest first.' })
  edges!: readonly Edge<ReviewRow>[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

/** The viewer's place in a booking's reviews, before the rows are made fit to show. */
export interface BookingReviewFacts {
  readonly canWrite: boolean;
  readonly isReplacing: boolean;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly own: ReviewRow | null;
  readonly other: ReviewRow | null;
}

@ObjectType({ description: 'Where the viewer stands with the reviews of one of her bookings.' })
export class BookingReview {
  @Field(() => Boolean, { description: 'Whether she can write one now, or change the one she wrote (`leaveReview`).' })
  canWrite!: boolean;

  @Field(() => Boolean, { description: 'Whether what she writes now takes the place of the review she published while the rental ran.' })
  isReplacing!: boolean;

  @Field(() => Date, { nullable: true, description: 'Since or from when reviews are taken; null while the end of the rental, which opens them, is to come.' })
  opensAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when they are taken; null while `opensAt` is.' })
  closesAt!: Date | null;

  @Field(() => Review, { nullable: true, description: "The viewer's newest own one." })
  own!: Review | null;

  @Field(() => Review, { nullable: true, description: "The other side's newest published one; null until both have written or the time is over." })
  other!: Review | null;
}
