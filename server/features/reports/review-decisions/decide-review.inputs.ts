import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A decision of the staff on a review.' })
export class DecideReviewInput {
  @Field(() => ID, { description: 'A review that is held, published or hidden.' })
  reviewId!: string;

  @Field(() => Boolean, { description: 'True hides it, false publishes it.' })
  isHidden!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Its `decidedAt` as it was read, so that no decision is reversed unread; null before the first one.',
  })
  seenDecidedAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Its `submittedAt` as it was read, so that no text is decided unread: its author can change one that is held. Not compared when omitted.',
  })
  seenSubmittedAt?: Date | null;

  @Field(() => String, {
    description:
      'Reasons, sent to the author and to people who reported it: 20–1000 characters. A low rating is no reason.',
  })
  statement!: string;
}
