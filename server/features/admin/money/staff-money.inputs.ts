import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { AdjustmentKind } from './adjustment.enums.js';
import { MovementKind, MovementState } from './money-movement.types.js';

@InputType({ description: 'Filters of money movements; all given ones must match.' })
export class MoneyMovementFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'A booking’s reference or its beginning, an e-mail address or its beginning, the provider’s reference, or part of a name; 2–100 characters.',
  })
  query?: string | null;

  @Field(() => MovementKind, { nullable: true, description: 'Only those of this direction.' })
  kind?: MovementKind | null;

  @Field(() => MovementState, { nullable: true, description: 'Only those in this status.' })
  state?: MovementState | null;

  @Field(() => LocalDate, { nullable: true, description: 'Requested on this day or later, Spanish time.' })
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Requested before this day, Spanish time.' })
  to?: string | null;
}

const KEY = {
  nullable: true,
  description: 'Idempotency key of at most 200 characters: calls with the same key are one, for at least 24 h.',
} as const;

@InputType({ description: 'A partial refund of a payment.' })
export class RefundPaymentInput {
  @Field(() => ID, { description: 'The payment, a `StaffPayment`.' })
  paymentId!: string;

  @Field(() => Int, { description: 'The amount in cents; at most what is left of the payment.' })
  amountCents!: number;

  @Field(() => String, { description: 'The reason, 1–1000 characters; kept in the audit log.' })
  statement!: string;

  @Field(() => String, KEY)
  idempotencyKey?: string | null;
}

@InputType({ description: 'A paired ledger entry about a booking.' })
export class AdjustBooksInput {
  @Field(() => ID, { description: 'The booking.' })
  bookingId!: string;

  @Field(() => AdjustmentKind, { description: 'Its effect.' })
  kind!: AdjustmentKind;

  @Field(() => Int, { description: 'The amount, 1–10000000 cents; above 50000 a second person must confirm it.' })
  amountCents!: number;

  @Field(() => String, { description: 'The reason, 1–1000 characters; kept in the audit log.' })
  statement!: string;

  @Field(() => String, KEY)
  idempotencyKey?: string | null;
}

@InputType({ description: 'A month that the staff waive.' })
export class WaiveChargeInput {
  @Field(() => ID, { description: 'Its billing cycle, one of `StaffBookingRecord.uncollectableMonths`.' })
  cycleId!: string;

  @Field(() => Int, { description: 'The displayed amount, cents; above 50000 a second person must confirm it.' })
  amountCents!: number;

  @Field(() => String, { description: 'The reason, 1–1000 characters; kept in the audit log.' })
  statement!: string;
}

@InputType({ description: 'The decision of the second person about a proposed entry.' })
export class DecideAdjustmentInput {
  @Field(() => ID, { description: 'The entry.' })
  adjustmentId!: string;

  @Field(() => Boolean, { description: 'True books it, false rejects it.' })
  isConfirmed!: boolean;

  @Field(() => String, { description: 'The reason, 1–1000 characters; kept in the audit log.' })
  statement!: string;
}
