import { Field, ID, InputType, Int } from 'type-graphql';

const stars = (of: string) => ({ nullable: true, description: `${of}: 1–5.` });

@InputType({
  description: 'A review by one side of a rental about the other. Sending it again before publication replaces it.',
})
export class LeaveReviewInput {
  @Field(() => ID, { description: "One of the viewer's bookings." })
  bookingId!: string;

  @Field(() => Int, { description: 'Overall rating: 1–5.' })
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

  @Field(() => String, { description: 'Public text: 20–1000 characters, no contact data.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Note for the other side only, shown with the publication: at most 500 characters.',
  })
  privateNote?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'A renter’s pictures, uploaded by POST /uploads/review-photos, at most five, in order; others it had are deleted. Null keeps them.',
  })
  photoIds?: string[] | null;
}

@InputType({ description: 'A public reply to a review.' })
export class ReplyToReviewInput {
  @Field(() => ID, { description: 'The review; it must be about the viewer.' })
  reviewId!: string;

  @Field(() => String, { description: '10–500 characters, no contact data; it cannot be changed later.' })
  text!: string;
}
