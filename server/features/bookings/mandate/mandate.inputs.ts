import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A booking whose charges are not to be taken without asking any more.' })
export class WithdrawMandateInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;
}

@InputType({ description: 'A booking whose charges may be taken without asking again.' })
export class GiveMandateInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;
}
