import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: "The viewer's mark that a review was useful." })
export class MarkReviewUsefulInput {
  @Field(() => ID, { description: 'A published review of a rental of which the viewer is not a side.' })
  reviewId!: string;

  @Field(() => Boolean, { description: 'True sets the mark, false removes it; idempotent.' })
  isUseful!: boolean;
}
