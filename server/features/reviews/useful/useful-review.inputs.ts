import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Review } from '../review.entity.js';
import type { ReviewRow } from '../review.types.js';

@InputType({ description: "The viewer's mark that a review was useful." })
export class MarkReviewUsefulInput {
  @Field(() => ID, { description: 'A published review of a rental of which the viewer is not a side.' })
  reviewId!: string;

  @Field(() => Boolean, { description: 'True sets the mark, false removes it; idempotent.' })
  isUseful!: boolean;
}

@ObjectType({ description: 'The review with its updated count.' })
export class MarkReviewUsefulPayload {
  @Field(() => Review, { description: 'The review.' })
  review!: ReviewRow;
}
