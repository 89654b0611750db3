import { Field, ID, InputType, Int } from 'type-graphql';

const stars = (of: string) => ({ nullable: true, description: `${of}: 1–5.` });

@InputType({ description: 'What one side of a rental says of the other; sent again before it is published, it takes the place of what was said.' })
export class LeaveReviewInput {
  @Field(() => ID, { description: 'Of which booking of hers.' })
  bookingId!: string;

  @Field(() => Int, { description: 'The whole: 1–5.' })
  overall!: number;

  @Field(() => Int, stars('Whether the space is as described; renters only'))
  accuracy?: number | null;

  @Field(() => Int, stars('Getting in; renters only'))
  access?: number | null;

  @Field(() => Int, stars('State and cleanliness; renters only'))
  condition?: number | null;

  @Field(() => Int, stars('Security; renters only'))
  security?: number | null;

  @Field(() => Int, stars('Communication; both sides'))
  communication?: number | null;

  @Field(() => Int, stars('Worth the price; renters only'))
  value?: number | null;

  @Field(() => Int, stars('Care for the space; hosts only'))
  care?: number | null;

  @Field(() => Int, stars('Keeping to the rules; hosts only'))
  rules?: number | null;

  @Field(() => Int, stars('Payments; hosts only'))
  payment?: number | null;

  @Field(() => String, { description: 'For everybody: 20–1000 characters, no contact data.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Only for the other side, told with the publication: at most 500 characters.' })
  privateNote?: string | null;
}

@InputType({ description: 'A public answer to a review.' })
export class ReplyToReviewInput {
  @Field(() => ID, { description: 'Which one; it must be about the viewer.' })
  reviewId!: string;

  @Field(() => String, { description: '10–500 characters, no contact data; it cannot be changed later.' })
  text!: string;
}

@InputType({ description: "The staff's decision on a review." })
export class DecideReviewInput {
  @Field(() => ID, { description: 'Which one: held or published, or hidden before.' })
  reviewId!: string;

  @Field(() => Boolean, { description: 'True takes it away, false lets everybody read it.' })
  isHidden!: boolean;

  @Field(() => String, { description: 'Why, for its author and for whoever reported it: 20–1000 characters. Low stars are no reason.' })
  statement!: string;
}
