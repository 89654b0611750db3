import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Review } from '../review.entity.js';
import type { ReviewRow } from '../review.types.js';

@InputType({ description: "The viewer's mark that a review was useful." })
export class MarkReviewUsefulInput {
  @Field(() => ID, { description: 'A published review of a rental that is not one of the viewer.' })
  reviewId!: string;

  @Field(() => Boolean, { description: 'True to set the mark, false to take it back; what is so already stays.' })
  isUseful!: boolean;
}

@ObjectType({ description: 'The review with its new count.' })
export class MarkReviewUsefulPayload {
  @Field(() => Review, { description: 'The review.' })
  review!: ReviewRow;
}
