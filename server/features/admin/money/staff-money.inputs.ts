import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { AdjustmentKind } from './adjustment-types.js';
import { MovementKind, MovementState } from './money-movement.types.js';

@InputType({ description: 'Which movements of money; everything given must hold.' })
export class MoneyMovementFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'A booking’s reference or its beginning, an e-mail address or its beginning, the provider’s reference, or part of a name; 2–100 characters.',
  })
  query?: string | null;

  @Field(() => MovementKind, { nullable: true, description: 'Only those of this kind.' })
  kind?: MovementKind | null;

  @Field(() => MovementState, { nullable: true, description: 'Only those that stand so.' })
  state?: MovementState | null;

  @Field(() => LocalDate, { nullable: true, description: 'Ordered on this day or later, Spanish time.' })
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Ordered before this day, Spanish time.' })
  to?: string | null;
}

@InputType({ description: 'A part of a payment to be given back.' })
export class RefundPaymentInput {
  @Field(() => ID, { description: 'The payment, a `StaffPayment`.' })
  paymentId!: string;

  @Field(() => Int, { description: 'How much, cents; at most what is left of it.' })
  amountCents!: number;

  @Field(() => String, { description: 'Why, 1–1000 characters; kept in the log.' })
  statement!: string;
}

@InputType({ description: 'A paired entry about a booking.' })
export class AdjustBooksInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => AdjustmentKind, { description: 'What it does.' })
  kind!: AdjustmentKind;

  @Field(() => Int, { description: 'How much, 1–10000000 cents; above 50000 a second person has to confirm it.' })
  amountCents!: number;

  @Field(() => String, { description: 'Why, 1–1000 characters; kept in the log.' })
  statement!: string;
}

@InputType({ description: 'What the second person says to a proposed entry.' })
export class DecideAdjustmentInput {
  @Field(() => ID, { description: 'The entry.' })
  adjustmentId!: string;

  @Field(() => Boolean, { description: 'True: it is booked. False: it is returned.' })
  isConfirmed!: boolean;

  @Field(() => String, { description: 'Why, 1–1000 characters; kept in the log.' })
  statement!: string;
}
