import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/connection.js';
import { ReviewReportReason } from '../reports/review-report.inputs.js';
import { ReviewFlag } from '../review-types.js';
import { Review, type ReviewRow } from '../review.types.js';

registerEnumType(ReviewFlag, {
  name: 'ReviewFlag',
  description: 'What a review is held back for until somebody of the staff has read it.',
  valuesConfig: {
    INSULT: { description: 'Words that insult.' },
    THREAT: { description: 'Words that threaten.' },
    EXTORTION: { description: 'The review for money, or for something else.' },
    PERSONAL_DATA: { description: 'The number of an identity document.' },
  },
});

@ObjectType({ description: 'A report of a review that nobody has answered; who reported is not told.' })
export class ReviewReport {
  @Field(() => String, { description: 'E.g. REV-2026-000012.' })
  code!: string;

  @Field(() => ReviewReportReason, { description: 'What is wrong.' })
  reason!: ReviewReportReason;

  @Field(() => String, { description: 'Why, in plain text: 20–3000 characters.' })
  details!: string;

  @Field(() => Date, { description: 'When it came in.' })
  createdAt!: Date;
}

/** What waits for a decision, before the review is made fit to show. */
export interface ReviewToDecideRow {
  readonly review: ReviewRow;
  readonly flags: readonly ReviewFlag[];
  readonly note: string;
  readonly waitingSince: Date;
  readonly reports: readonly ReviewReport[];
  readonly reportCount: number;
}

@ObjectType({ description: 'A review that waits for the staff: held back by its words (HELD), or published and reported.' })
export class ReviewToDecide {
  @Field(() => Review, { description: 'The review; decide with `decideReview`.' })
  review!: ReviewRow;

  @Field(() => [ReviewFlag], { description: 'What it is held back for; none when it is only reported.' })
  flags!: readonly ReviewFlag[];

  @Field(() => String, { description: 'The words for the other side of one that is held back, which the flags may mean; empty when there are none, and when it is published.' })
  note!: string;

  @Field(() => Date, { description: 'Since when: written, or reported first.' })
  waitingSince!: Date;

  @Field(() => [ReviewReport], { description: 'Its open reports, oldest first, at most ten.' })
  reports!: readonly ReviewReport[];

  @Field(() => Int, { description: 'How many open reports there are.' })
  reportCount!: number;
}

const ReviewToDecideEdge = edgeType(ReviewToDecide as never, 'ReviewToDecide') as never as new () => Edge<ReviewToDecideRow>;

@ObjectType({ description: 'A page of reviews that wait for the staff.' })
export class ReviewToDecideConnection implements Connection<ReviewToDecideRow> {
  @Field(() => [ReviewToDecideEdge], { description: 'The longest waiting first.' })
  edges!: readonly Edge<ReviewToDecideRow>[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'How many wait in all.' })
  totalCount!: number;
}
