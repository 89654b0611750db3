import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { CycleStatus } from '../billing/billing-types.js';
import { RefundStatus } from '../cancellation/cancellation-types.js';

/** Whether money went from the renter or back to them. */
export enum PaymentRecordKind {
  CHARGE = 'charge',
  REFUND = 'refund',
}

registerEnumType(PaymentRecordKind, {
  name: 'PaymentRecordKind',
  description: 'Which way the money went.',
  valuesConfig: {
    CHARGE: { description: "Taken from the renter's card." },
    REFUND: { description: 'Given back to it.' },
  },
});

@ObjectType({ description: 'A charge to come of one booking.' })
export class UpcomingCharge {
  bookingId!: string;

  @Field(() => LocalDate, { description: 'First day it pays for.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day after the last one it pays for.' })
  to!: string;

  @Field(() => LocalDate, { description: 'The day it is taken.' })
  dueOn!: string;

  @Field(() => Int, { description: 'Cents, all included.' })
  totalCents!: number;

  @Field(() => Int, {
    description: "What of it the renter's credit pays, as it is now; the card pays the rest. Cents.",
  })
  creditCents!: number;

  @Field(() => CycleStatus, {
    nullable: true,
    description: 'Status of its billing cycle; null while the host has not accepted the request.',
  })
  status!: CycleStatus | null;

  @Field(() => Boolean, { description: 'The bank holds the amount on the card, and nothing was taken.' })
  isHeld!: boolean;

  @Field(() => String, { nullable: true, description: 'The card: visa, mastercard, amex or card.' })
  methodBrand!: string | null;

  @Field(() => String, { nullable: true, description: 'Last four digits of the card.' })
  methodLast4!: string | null;

  @Field(() => Boolean, {
    description: 'The card will have expired by then: it is refused unless another one is chosen.',
  })
  isCardExpired!: boolean;
}

@ObjectType({ description: 'The deposit of one booking: backed by the card, charged only after a claim.' })
export class RenterDeposit {
  bookingId!: string;

  @Field(() => Int, { description: 'Cents.' })
  amountCents!: number;

  @Field(() => Int, {
    description: 'What was charged for claims, cents; more than the deposit only where the renter agreed.',
  })
  chargedCents!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was released; null while the booking or a claim may need it.',
  })
  releasedAt!: Date | null;
}

@ObjectType({ description: 'What was paid in one calendar year, by the clock of Madrid.' })
export class PaidYear {
  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { description: 'Charges less refunds, cents.' })
  paidCents!: number;

  @Field(() => Int, { description: 'How many charges were taken.' })
  chargeCount!: number;

  @Field(() => Int, { description: 'How many refunds were ordered.' })
  refundCount!: number;
}

@ObjectType({ description: "What the viewer's bookings as a renter cost: to come and paid." })
export class RenterPayments {
  @Field(() => [UpcomingCharge], {
    description:
      'Charges to come, the next one first. Of a stay without end those of the current and of the next month, of requests those that come if the host accepts.',
  })
  upcoming!: readonly UpcomingCharge[];

  @Field(() => [RenterDeposit], { description: 'Deposits, the latest booking first; at most 20.' })
  deposits!: readonly RenterDeposit[];

  @Field(() => [PaidYear], { description: 'The years in which something was paid, the latest first.' })
  years!: readonly PaidYear[];
}

@ObjectType({ description: 'A charge that was taken, or a refund.' })
export class PaymentRecord {
  @Field(() => ID, { description: 'Stable within the list.' })
  id!: string;

  bookingId!: string;

  /** The payment's or the refund's uuid: what its documents are issued for. */
  sourceId!: string;

  @Field(() => PaymentRecordKind, { description: 'Which way the money went.' })
  kind!: PaymentRecordKind;

  @Field(() => Date, { description: 'When it was taken, or the refund was ordered.' })
  at!: Date;

  @Field(() => Int, { description: 'What moved on the card, cents, always positive.' })
  amountCents!: number;

  @Field(() => Int, { description: "What was paid from the renter's credit, or went back to it, cents." })
  creditCents!: number;

  @Field(() => LocalDate, { nullable: true, description: 'First day it pays for; null for a deposit.' })
  from!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Day after the last one it pays for; null for a deposit.' })
  to!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the provider confirmed a refund; null before.' })
  completedAt!: Date | null;

  @Field(() => RefundStatus, { nullable: true, description: 'Status of a refund; null for a charge.' })
  refundStatus!: RefundStatus | null;

  @Field(() => Boolean, { description: 'The card did not take a refund: the staff paid it by bank transfer.' })
  isByTransfer!: boolean;

  @Field(() => String, { nullable: true, description: 'The card: visa, mastercard, amex or card.' })
  methodBrand!: string | null;

  @Field(() => String, { nullable: true, description: 'Last four digits of the card.' })
  methodLast4!: string | null;
}

export const PaymentRecordEdge = edgeType(PaymentRecord, 'PaymentRecord');

@ObjectType({ description: 'A page of charges and refunds.' })
export class PaymentRecordConnection implements Connection<PaymentRecord> {
  @Field(() => [PaymentRecordEdge], { description: 'The records, newest first.' })
  edges!: readonly Edge<PaymentRecord>[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}
