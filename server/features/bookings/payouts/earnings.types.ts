import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { Payout } from './payout.entity.js';

/** The state of a host's share of a cycle. */
export enum EarningState {
  EXPECTED = 'expected',
  OWED = 'owed',
  WAITING = 'waiting',
  ON_HOLD = 'on_hold',
  PAYABLE = 'payable',
  PAID = 'paid',
  DEBT = 'debt',
}

registerEnumType(EarningState, {
  name: 'EarningState',
  description: 'The state of a host’s share of a billing period.',
  valuesConfig: {
    EXPECTED: { description: 'Not collected from the renter yet.' },
    OWED: { description: 'The charge failed: the renter owes it, and the date of payment is unknown.' },
    WAITING: { description: 'Collected; payable on `availableOn`, once it is known.' },
    ON_HOLD: { description: 'On hold while a claim, a dispute or a question of the staff is open.' },
    PAYABLE: { description: 'Included in the next payout.' },
    PAID: { description: 'Sent to the bank.' },
    DEBT: { description: 'Owed by the host: deducted from the next payout.' },
  },
});

@ObjectType({ description: "A host's share of one billing period of a booking; cents." })
export class EarningLine {
  readonly bookingId!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'First day of the period; null for a fee.' })
  from!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The day it ends, not included.' })
  to!: string | null;

  @Field(() => Int, { description: 'The rent, net of refunds.' })
  rentCents!: number;

  @Field(() => Int, { description: 'Our commission, tax included.' })
  commissionCents!: number;

  @Field(() => Int, { description: 'What the host gets; negative when the host owes it.' })
  netCents!: number;

  @Field(() => EarningState, { description: 'Its state.' })
  state!: EarningState;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'When it becomes or became payable, as currently expected; null for a fee, while the renter owes it, and while the end of a terminated stay is open.',
  })
  availableOn!: string | null;
}

@ObjectType({ description: 'What a host gets in one month; cents.' })
export class EarningsMonth {
  @Field(() => LocalDate, { description: 'First day of the month.' })
  month!: string;

  @Field(() => Int, { description: 'Sent to the bank in it.' })
  paidCents!: number;

  @Field(() => Int, { description: 'From confirmed bookings, payable in this month.' })
  bookedCents!: number;

  @Field(() => Int, { description: 'From requests that the host has not answered yet.' })
  requestedCents!: number;
}

@ObjectType({ description: 'The next payout as currently expected.' })
export class NextPayout {
  @Field(() => LocalDate, { description: 'The day of the payout run.' })
  on!: string;

  @Field(() => Int, { description: 'Cents.' })
  amountCents!: number;

  @Field(() => String, { nullable: true, description: 'The last digits of the IBAN; null when unknown.' })
  ibanLast4!: string | null;
}

@ObjectType({ description: 'Billing periods of older months than those in `lines`; the CSV file has them all.' })
export class EarlierLines {
  @Field(() => Int, { description: 'How many there are.' })
  count!: number;

  @Field(() => Int, { description: 'How many of them were sent to the bank.' })
  paidCount!: number;
}

@ObjectType({ description: "The viewer's earnings as a host, by the ledger; cents." })
export class Earnings {
  @Field(() => Int, { description: 'Payable in the next payouts, debts deducted.' })
  payableCents!: number;

  @Field(() => Int, { description: 'Collected and not payable yet, or on hold.' })
  onHoldCents!: number;

  @Field(() => Int, { description: 'Sent to the bank in total.' })
  paidCents!: number;

  @Field(() => Int, { description: 'Owed by the host beyond what is payable.' })
  debtCents!: number;

  @Field(() => Int, { description: 'Smaller sums are paid out on the first of the month only.' })
  minPayoutCents!: number;

  @Field(() => NextPayout, {
    nullable: true,
    description:
      'Null while nothing is payable, and while the host cannot be paid: without a complete account or the tax details due, and suspended.',
  })
  nextPayout!: NextPayout | null;

  @Field(() => [EarningLine], {
    description:
      'Newest first: the next 200 billing periods of later months, the newest 200 that begin by the end of this month, and the rest of their last month, so that each month is whole.',
  })
  lines!: readonly EarningLine[];

  @Field(() => EarlierLines, { description: 'Those before them; none of later months.' })
  earlierLines!: EarlierLines;

  @Field(() => [EarningsMonth], { description: 'The three previous months, the current one and the next five.' })
  months!: readonly EarningsMonth[];
}

@ObjectType({ description: 'Credit of the viewer for later bookings; cents.' })
export class CreditItem {
  readonly bookingId!: string | null;

  @Field(() => Int, { description: 'The granted amount.' })
  amountCents!: number;

  @Field(() => Int, { description: 'The used amount.' })
  usedCents!: number;

  @Field(() => String, { description: 'host_cancelled or staff.' })
  reason!: string;

  @Field(() => Date, { description: 'When it was given.' })
  createdAt!: Date;
}

@ObjectType({ description: "The viewer's credit; cents." })
export class Credits {
  @Field(() => Int, { description: 'The total remaining credit.' })
  availableCents!: number;

  @Field(() => [CreditItem], { description: 'The credits, newest first.' })
  items!: readonly CreditItem[];
}

export const PayoutEdge = edgeType(Payout, 'Payout');

@ObjectType({ description: 'A page of payouts.' })
export class PayoutConnection implements Connection<Payout> {
  @Field(() => [PayoutEdge], { description: 'The payouts, newest first.' })
  edges!: readonly Edge<Payout>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;
}
