import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A booking to stop charging off-session.' })
export class WithdrawMandateInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;
}

@InputType({ description: 'A booking to charge off-session again.' })
export class GiveMandateInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;
}
