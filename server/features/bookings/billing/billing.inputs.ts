import { Field, ID, InputType, Int } from 'type-graphql';
import { TerminationReason } from './billing-types.js';

const METHOD = { description: "The card, by the payment provider's id." };

@InputType({ description: 'A cycle to be paid by the renter.' })
export class PayCycleInput {
  @Field(() => ID, { description: 'The cycle.' })
  cycleId!: string;

  @Field(() => Int, { description: 'The `totalCents` that was shown.' })
  amountCents!: number;

  @Field(() => String, METHOD)
  paymentMethodId!: string;

  @Field(() => String, { description: 'Repeating the call with its key changes nothing.' })
  idempotencyKey!: string;
}

@InputType({ description: 'A cycle whose payment the bank was asked about.' })
export class CompleteCyclePaymentInput {
  @Field(() => ID, { description: 'The cycle.' })
  cycleId!: string;
}

@InputType({ description: 'Another card for the charges to come.' })
export class ChangeBookingCardInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => String, METHOD)
  paymentMethodId!: string;
}

@InputType({ description: 'The end of a rental for a breach.' })
export class TerminateBookingInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => TerminationReason, { description: 'The breach.' })
  reason!: TerminationReason;

  @Field(() => String, { description: 'What both sides are told about it; at most 1000 characters.' })
  text!: string;
}

@InputType({ description: 'A terminated rental whose space is empty.' })
export class SettleTerminationInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;
}
