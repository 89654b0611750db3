import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import type { Payment } from '../../bookings/payments/payment.entity.js';
import type { Payout } from '../../bookings/payouts/payout.entity.js';
import { MovementState } from './money-movement.types.js';

/** What the staff can do about a payment or a pay-out. */
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
  description: 'What the staff can do about a payment or a pay-out.',
  valuesConfig: {
    REFUND: { description: '`refundPayment`' },
    RETRY_REFUND: { description: '`retryRefund` of one that failed' },
    SETTLE_REFUND: { description: '`settleRefundByHand` of one that failed' },
    HOLD_PAYOUT: { description: '`holdPayout` of the booking, or of all that the host has' },
    RELEASE_PAYOUT: { description: '`releasePayout` of the same' },
    FAIL_PAYOUT: { description: '`failPayout`' },
    ADJUST: { description: '`adjustBooks`' },
  },
});

@ObjectType({ description: 'One line of the double-entry ledger.' })
export class LedgerLineView {
  @Field(() => Int, { description: 'Its number in the books.' })
  number!: number;

  @Field(() => String, { description: 'The account, such as `host_payable`.' })
  account!: string;

  @Field(() => Int, { description: 'Debit positive, credit negative; cents.' })
  amountCents!: number;

  @Field(() => String, { description: 'Which rule booked it, in English words.' })
  memo!: string;

  @Field(() => Date, { description: 'When.' })
  bookedAt!: Date;
}

@ObjectType({ implements: Node, description: 'A payment with all the staff need to decide about it.' })
export class StaffPayment {
  readonly __typename = 'StaffPayment';
  readonly payment!: Payment;

  @Field(() => ID, { description: 'Opaque and stable, begins with spy_.' })
  readonly id!: string;

  @Field(() => MovementState, { description: 'How it stands.' })
  state!: MovementState;

  @Field(() => Int, { description: 'Rent, cents.' })
  rentCents!: number;

  @Field(() => Int, { description: 'Our fee with its tax, cents.' })
  renterFeeCents!: number;

  @Field(() => Int, { description: 'The guarantee plan, cents.' })
  protectionCents!: number;

  @Field(() => Int, { description: 'All of it, cents.' })
  totalCents!: number;

  @Field(() => Int, { description: 'What of it credit paid, cents.' })
  creditCents!: number;

  @Field(() => Int, { description: 'What was taken and has not been ordered back, cents.' })
  refundableCents!: number;

  @Field(() => String, { nullable: true, description: 'The card, such as visa 4242.' })
  card!: string | null;

  @Field(() => String, { description: 'The payment provider.' })
  provider!: string;

  @Field(() => String, { nullable: true, description: 'Its reference there.' })
  providerRef!: string | null;

  @Field(() => String, { nullable: true, description: 'The provider’s reason for a failure.' })
  failureCode!: string | null;

  @Field(() => Date, { description: 'When it was to be charged at the latest.' })
  dueAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was taken.' })
  capturedAt!: Date | null;
}

@ObjectType({ description: 'What a pay-out consists of.' })
export class StaffPayoutPart {
  @Field(() => String, { nullable: true, description: 'The booking; null for what belongs to none.' })
  bookingReference!: string | null;

  @Field(() => Int, { description: 'Cents; a debt is negative.' })
  amountCents!: number;
}

@ObjectType({ implements: Node, description: 'A pay-out with all the staff need to decide about it.' })
export class StaffPayout {
  readonly __typename = 'StaffPayout';
  readonly payout!: Payout;

  @Field(() => ID, { description: 'Opaque and stable, begins with spo_.' })
  readonly id!: string;

  @Field(() => MovementState, { description: 'How it stands.' })
  state!: MovementState;

  @Field(() => Int, { description: 'Cents.' })
  amountCents!: number;

  @Field(() => String, { nullable: true, description: 'Last four digits of the bank account.' })
  ibanLast4!: string | null;

  @Field(() => String, { description: 'The payment provider.' })
  provider!: string;

  @Field(() => String, { nullable: true, description: 'Reference of the pay-out there; null before it was made.' })
  providerRef!: string | null;

  @Field(() => String, { nullable: true, description: 'Reference of the transfer to the host’s account there.' })
  transferRef!: string | null;

  @Field(() => String, { nullable: true, description: 'The provider’s reason for a failure.' })
  failureCode!: string | null;

  @Field(() => Date, { description: 'When it was ordered.' })
  orderedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it arrived.' })
  completedAt!: Date | null;
}

@ObjectType({ description: 'A part of a payment goes back.' })
export class RefundPaymentPayload {
  @Field(() => StaffPayment, { description: 'The payment as it stands now.' })
  payment!: StaffPayment;
}
