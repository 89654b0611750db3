import { Field, ID, InputType, Int } from 'type-graphql';
import { TerminationReason } from './billing.enums.js';

@InputType({ description: 'A cycle that the renter pays.' })
export class PayCycleInput {
  @Field(() => ID, { description: 'The cycle.' })
  cycleId!: string;

  @Field(() => Int, { description: 'The displayed `totalCents`.' })
  amountCents!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The displayed `OwedCharge.creditCents`; refused when less credit is left. Null uses whatever is left.',
  })
  creditCents!: number | null;

  @Field(() => String, {
    description: 'The card: the id of a saved one, or the payment provider’s id of one entered in its form.',
  })
  paymentMethodId!: string;

  @Field(() => String, { description: 'Idempotency key: repeating the call with it changes nothing.' })
  idempotencyKey!: string;
}

@InputType({ description: 'A cycle whose payment needed the bank’s confirmation.' })
export class CompleteCyclePaymentInput {
  @Field(() => ID, { description: 'The cycle.' })
  cycleId!: string;
}

@InputType({ description: 'Another card for future charges.' })
export class ChangeBookingCardInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => ID, { description: 'A saved card (`addPaymentMethod`).' })
  paymentMethodId!: string;
}

@InputType({ description: 'The termination of a rental for a breach.' })
export class TerminateBookingInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => TerminationReason, { description: 'The breach.' })
  reason!: TerminationReason;

  @Field(() => String, { description: 'The statement that both sides read; at most 1000 characters.' })
  text!: string;
}

@InputType({ description: 'A terminated rental whose space is empty.' })
export class SettleTerminationInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => String, { description: 'How it was verified, 1–1000 characters; kept in the audit log.' })
  statement!: string;
}
