import { Field, ID, InputType, Int } from 'type-graphql';
import { TerminationReason } from './billing-types.js';

@InputType({ description: 'A cycle to be paid by the renter.' })
export class PayCycleInput {
  @Field(() => ID, { description: 'The cycle.' })
  cycleId!: string;

  @Field(() => Int, { description: 'The `totalCents` that was shown.' })
  amountCents!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'What `OwedCharge.creditCents` showed: with less credit left the call is refused. Null: whatever is left.',
  })
  creditCents!: number | null;

  @Field(() => String, {
    description: "The card: the id of a saved one, or the payment provider's id of one from its form.",
  })
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

  @Field(() => ID, { description: 'A saved card (`addPaymentMethod`).' })
  paymentMethodId!: string;
}

@InputType({ description: 'The end of a rental for a breach.' })
export class TerminateBookingInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => TerminationReason, { description: 'The breach.' })
  reason!: TerminationReason;

  @Field(() => String, { description: 'What both sides read about it; at most 1000 characters.' })
  text!: string;
}

@InputType({ description: 'A terminated rental whose space is empty.' })
export class SettleTerminationInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => String, { description: 'How it was checked, 1–1000 characters; kept in the log.' })
  statement!: string;
}
