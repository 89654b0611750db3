import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import type { Payment } from '../../bookings/payments/payment.entity.js';
import type { Payout } from '../../bookings/payouts/payout.entity.js';
import { MovementState } from './money-movement.types.js';

/** The acts of the staff on a payment or a payout. */
export enum StaffMoneyAct {
  REFUND = 'refund',
  RETRY_REFUND = 'retry_refund',
  SETTLE_REFUND = 'settle_refund',
  HOLD_PAYOUT = 'hold_payout',
  RELEASE_PAYOUT = 'release_payout',
  FAIL_PAYOUT = 'fail_payout',
  ADJUST = 'adjust',
}

registerEnumType(StaffMoneyAct, {
  name: 'StaffMoneyAct',
  description: 'An act of the staff on a payment or a payout, by the mutation that performs it.',
  valuesConfig: {
    REFUND: { description: '`refundPayment`' },
    RETRY_REFUND: { description: '`retryRefund` of a failed one' },
    SETTLE_REFUND: { description: '`settleRefundByHand` of a failed one' },
    HOLD_PAYOUT: { description: '`holdPayout` of the booking, or of all the host’s earnings' },
    RELEASE_PAYOUT: { description: '`releasePayout` of the same' },
    FAIL_PAYOUT: { description: '`failPayout`' },
    ADJUST: { description: '`adjustBooks`' },
  },
});

@ObjectType({ description: 'One line of the double-entry ledger.' })
export class LedgerLineView {
  @Field(() => Int, { description: 'Its number in the ledger.' })
  number!: number;

  @Field(() => String, { description: 'The account, such as `host_payable`.' })
  account!: string;

  @Field(() => Int, { description: 'Debit positive, credit negative; cents.' })
  amountCents!: number;

  @Field(() => String, { description: 'The rule that booked it, in English.' })
  memo!: string;

  @Field(() => Date, { description: 'When it was booked.' })
  bookedAt!: Date;
}

@ObjectType({ implements: Node, description: 'A payment with everything the staff need to decide about it.' })
export class StaffPayment {
  readonly __typename = 'StaffPayment';
  readonly payment!: Payment;

  @Field(() => ID, { description: 'Opaque and stable, begins with spy_.' })
  readonly id!: string;

  @Field(() => MovementState, { description: 'Its status.' })
  state!: MovementState;

  @Field(() => Int, { description: 'Rent in cents.' })
  rentCents!: number;

  @Field(() => Int, { description: 'Our fee including tax, cents.' })
  renterFeeCents!: number;

  @Field(() => Int, { description: 'The guarantee plan in cents.' })
  protectionCents!: number;

  @Field(() => Int, { description: 'The total in cents.' })
  totalCents!: number;

  @Field(() => Int, { description: 'The part paid by credit, cents.' })
  creditCents!: number;

  @Field(() => Int, { description: 'The collected amount less requested refunds, cents.' })
  refundableCents!: number;

  @Field(() => String, { nullable: true, description: 'The card: visa, mastercard, amex or card; null without one.' })
  methodBrand!: string | null;

  @Field(() => String, { nullable: true, description: 'Last four digits of the card.' })
  methodLast4!: string | null;

  @Field(() => String, { description: 'The payment provider.' })
  provider!: string;

  @Field(() => String, { nullable: true, description: 'Its reference there.' })
  providerRef!: string | null;

  @Field(() => String, { nullable: true, description: 'The provider’s reason for a failure.' })
  failureCode!: string | null;

  @Field(() => Date, { description: 'Its due date.' })
  dueAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was collected.' })
  capturedAt!: Date | null;
}

@ObjectType({ description: 'A part of a payout.' })
export class StaffPayoutPart {
  @Field(() => String, { nullable: true, description: 'The booking; null for amounts without one.' })
  bookingReference!: string | null;

  @Field(() => Int, { description: 'Cents; a debt is negative.' })
  amountCents!: number;
}

@ObjectType({ implements: Node, description: 'A payout with everything the staff need to decide about it.' })
export class StaffPayout {
  readonly __typename = 'StaffPayout';
  readonly payout!: Payout;

  @Field(() => ID, { description: 'Opaque and stable, begins with spo_.' })
  readonly id!: string;

  @Field(() => MovementState, { description: 'Its status.' })
  state!: MovementState;

  @Field(() => Int, { description: 'Amount in cents.' })
  amountCents!: number;

  @Field(() => String, { nullable: true, description: 'Last four digits of the bank account.' })
  ibanLast4!: string | null;

  @Field(() => String, { description: 'The payment provider.' })
  provider!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Reference of the payout at the provider; null before it was created.',
  })
  providerRef!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reference of the transfer to the host’s account at the provider.',
  })
  transferRef!: string | null;

  @Field(() => String, { nullable: true, description: 'The provider’s reason for a failure.' })
  failureCode!: string | null;

  @Field(() => Date, { description: 'When it was requested.' })
  orderedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it arrived.' })
  completedAt!: Date | null;
}
