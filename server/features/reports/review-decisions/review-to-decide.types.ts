import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { ReviewReport } from '../review-report.entity.js';
import { ReviewFlag } from '../../reviews/review.enums.js';
import { Review } from '../../reviews/review.entity.js';
import type { ReviewRow } from '../../reviews/review.types.js';

registerEnumType(ReviewFlag, {
  name: 'ReviewFlag',
  description: 'Why a review is held until staff have read it.',
  valuesConfig: {
    INSULT: { description: 'Insulting words.' },
    THREAT: { description: 'Threatening words.' },
    EXTORTION: { description: 'A demand for money or a favor in exchange for the review.' },
    PERSONAL_DATA: { description: 'The number of an identity document.' },
  },
});

/** The part of a report that the API shows. */
export type OpenReport = Pick<ReviewReport, 'code' | 'reason' | 'details' | 'createdAt'>;

/** The source of `ReviewToDecide`; its review is still a row. */
export interface ReviewToDecideRow {
  readonly review: ReviewRow;
  readonly flags: readonly ReviewFlag[];
  readonly note: string;
  readonly waitingSince: Date;
  readonly decidedAt: Date | null;
  readonly reports: readonly OpenReport[];
  readonly reportCount: number;
}

@ObjectType({
  description: 'A review that waits for a decision of the staff: held for its text (HELD), or published and reported.',
})
export class ReviewToDecide {
  @Field(() => Review, { description: 'The review; decide with `decideReview`.' })
  review!: ReviewRow;

  @Field(() => [ReviewFlag], { description: 'Why it is held; empty when it is only reported.' })
  flags!: readonly ReviewFlag[];

  @Field(() => String, {
    description:
      'The private note of a held review, since the flags may come from it; empty without one, and when the review is published.',
  })
  note!: string;

  @Field(() => Date, { description: 'When it was written, or first reported.' })
  waitingSince!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When the staff last decided about it, for `seenDecidedAt`; null before the first decision.',
  })
  decidedAt!: Date | null;

  @Field(() => [ReviewReport], { description: 'Its open reports, oldest first, at most ten.' })
  reports!: readonly OpenReport[];

  @Field(() => Int, { description: 'Number of open reports.' })
  reportCount!: number;
}

const ReviewToDecideEdge = edgeType<ReviewToDecide, ReviewToDecideRow>(ReviewToDecide, 'ReviewToDecide');

@ObjectType({ description: 'A page of reviews that wait for a decision of the staff.' })
export class ReviewToDecideConnection implements Connection<ReviewToDecideRow> {
  @Field(() => [ReviewToDecideEdge], { description: 'The reviews, longest waiting first.' })
  edges!: readonly Edge<ReviewToDecideRow>[];

  @Field(() => PageInfo, { description: 'Position of this page in the list.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Number of all waiting reviews.' })
  totalCount!: number;
}
