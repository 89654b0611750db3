import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { CycleStatus } from '../billing/billing.enums.js';
import { RefundStatus } from '../cancellation/cancellation.enums.js';

/** Whether money went from the renter or back to them. */
export enum PaymentRecordKind {
  CHARGE = 'charge',
  REFUND = 'refund',
}

registerEnumType(PaymentRecordKind, {
  name: 'PaymentRecordKind',
  description: 'The direction of the money.',
  valuesConfig: {
    CHARGE: { description: 'Charged to the renter’s card.' },
    REFUND: { description: 'Refunded to it.' },
  },
});

@ObjectType({ description: 'A future charge of one booking.' })
export class UpcomingCharge {
  bookingId!: string;

  @Field(() => LocalDate, { description: 'First day it covers.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day after the last one it covers.' })
  to!: string;

  @Field(() => LocalDate, {
    description: 'The day it is charged or tried again; of other refused ones, the day it was due.',
  })
  dueOn!: string;

  @Field(() => Boolean, {
    description:
      'Whether `dueOn` is to come: false for a refused charge that is not tried again and waits for the renter.',
  })
  isComing!: boolean;

  @Field(() => Int, { description: 'The total in cents.' })
  totalCents!: number;

  @Field(() => Int, {
    description: 'The part that the renter’s current credit covers; the card pays the rest. Cents.',
  })
  creditCents!: number;

  /** The status of its billing cycle; null while the host has not accepted the request. */
  status!: CycleStatus | null;

  @Field(() => Boolean, { description: 'Whether it is charged only if the host accepts the request.' })
  isRequest!: boolean;

  @Field(() => Boolean, { description: 'Whether the bank refused it, so that the renter can pay it now.' })
  isRefused!: boolean;

  @Field(() => Boolean, { description: 'Whether the amount is authorized on the card and not captured.' })
  isHeld!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The card: visa, mastercard, amex or card; null while no card is charged, because the renter withdrew the mandate.',
  })
  methodBrand!: string | null;

  @Field(() => String, { nullable: true, description: 'Last four digits of the card.' })
  methodLast4!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the card will have expired by then: it is declined unless another one is chosen.',
  })
  isCardExpired!: boolean;
}

@ObjectType({ description: 'The deposit of one booking: secured by the card, charged only after a claim.' })
export class RenterDeposit {
  bookingId!: string;

  @Field(() => Int, { description: 'Cents.' })
  amountCents!: number;

  @Field(() => Int, {
    description: 'The amount charged for claims, cents; more than the deposit only if the renter agreed.',
  })
  chargedCents!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was released; null while the booking or a claim may need it.',
  })
  releasedAt!: Date | null;
}

@ObjectType({ description: 'What was paid in one calendar year, in Madrid’s time zone.' })
export class PaidYear {
  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { description: 'Charges less refunds, cents.' })
  paidCents!: number;

  @Field(() => Int, { description: 'The number of charges.' })
  chargeCount!: number;

  @Field(() => Int, { description: 'The number of requested refunds.' })
  refundCount!: number;
}

@ObjectType({ description: 'The cost of the viewer’s bookings as a renter: future and paid.' })
export class RenterPayments {
  @Field(() => [UpcomingCharge], {
    description:
      'Future charges, the next one first. For a rolling stay those of the current and the next month, for requests those due on acceptance.',
  })
  upcoming!: readonly UpcomingCharge[];

  @Field(() => [RenterDeposit], { description: 'Deposits, the latest booking first; at most 20.' })
  deposits!: readonly RenterDeposit[];

  @Field(() => [PaidYear], { description: 'The years with payments, the latest first.' })
  years!: readonly PaidYear[];
}

@ObjectType({ description: 'A collected charge, or a refund.' })
export class PaymentRecord {
  @Field(() => ID, { description: 'Stable within the list.' })
  id!: string;

  bookingId!: string;

  /** The payment's or the refund's uuid: what its documents are issued for. */
  sourceId!: string;

  /** The refund of which it was a part; its documents may cover this one. */
  splitFromId!: string | null;

  @Field(() => PaymentRecordKind, { description: 'The direction of the money.' })
  kind!: PaymentRecordKind;

  @Field(() => Date, { description: 'When it was collected, or the refund was requested.' })
  at!: Date;

  @Field(() => Int, { description: 'The amount on the card, cents, always positive.' })
  amountCents!: number;

  @Field(() => Int, { description: 'The amount paid from the renter’s credit, or returned to it, cents.' })
  creditCents!: number;

  @Field(() => LocalDate, { nullable: true, description: 'First day it covers; null for a deposit.' })
  from!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Day after the last one it covers; null for a deposit.' })
  to!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the provider confirmed a refund; null before.' })
  completedAt!: Date | null;

  @Field(() => RefundStatus, { nullable: true, description: 'Status of a refund; null for a charge.' })
  refundStatus!: RefundStatus | null;

  @Field(() => Boolean, {
    description: 'Whether the card did not accept a refund and the staff paid it by bank transfer.',
  })
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

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;
}
