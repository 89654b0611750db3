import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { TaxName } from '../../spaces/pricing/tax-types.js';
import { Payout } from './payout.entity.js';

/** Where a host's share of a cycle is. */
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
  description: "Where a host's share of a billing period is.",
  valuesConfig: {
    EXPECTED: { description: 'Not collected from the renter yet.' },
    OWED: { description: 'The charge failed: the renter owes it, and nobody knows when it comes.' },
    WAITING: { description: 'Collected; payable on `availableOn`.' },
    ON_HOLD: { description: 'Kept back while a claim, a dispute or a question of the staff is open.' },
    PAYABLE: { description: 'The next pay-out takes it.' },
    PAID: { description: 'Sent to the bank.' },
    DEBT: { description: 'Owed by the host: the next pay-out is less by it.' },
  },
});

@ObjectType({ description: "A host's share of one billing period of a booking; cents." })
export class EarningLine {
  readonly bookingId!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'First day of the period; null for a fee.' })
  from!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The day it ends, not included.' })
  to!: string | null;

  @Field(() => Int, { description: 'The rent, less what went back of it.' })
  rentCents!: number;

  @Field(() => Int, { description: 'Our commission, its tax included.' })
  commissionCents!: number;

  @Field(() => Int, { description: 'What the host gets; negative when it is owed.' })
  netCents!: number;

  @Field(() => EarningState, { description: 'Where it is.' })
  state!: EarningState;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'When it is or was payable, as expected today; null for a fee and while the renter owes it.',
  })
  availableOn!: string | null;
}

@ObjectType({ description: 'What a host gets in one month; cents.' })
export class EarningsMonth {
  @Field(() => LocalDate, { description: 'First day of the month.' })
  month!: string;

  @Field(() => Int, { description: 'Sent to the bank in it.' })
  paidCents!: number;

  @Field(() => Int, { description: 'Of confirmed bookings, to become payable in it.' })
  bookedCents!: number;

  @Field(() => Int, { description: 'Of requests that the host has not answered yet.' })
  requestedCents!: number;
}

@ObjectType({ description: 'The next pay-out as it stands now.' })
export class NextPayout {
  @Field(() => LocalDate, { description: 'The day of the run.' })
  on!: string;

  @Field(() => Int, { description: 'Cents.' })
  amountCents!: number;

  @Field(() => String, { nullable: true, description: 'The end of the IBAN it goes to; null without an account.' })
  ibanLast4!: string | null;
}

@ObjectType({ description: "The viewer's earnings as a host, by the ledger; cents." })
export class Earnings {
  @Field(() => Int, { description: 'The next pay-outs take it; debts are taken off.' })
  payableCents!: number;

  @Field(() => Int, { description: 'Collected and not payable yet, or on hold.' })
  onHoldCents!: number;

  @Field(() => Int, { description: 'Sent to the bank, in all.' })
  paidCents!: number;

  @Field(() => Int, { description: 'Owed by the host beyond what is payable.' })
  debtCents!: number;

  @Field(() => NextPayout, { nullable: true, description: 'Null while nothing is payable.' })
  nextPayout!: NextPayout | null;

  @Field(() => [EarningLine], { description: 'Every billing period, the newest first, at most 200.' })
  lines!: readonly EarningLine[];

  @Field(() => [EarningsMonth], { description: 'The three months before, the present one and the five after it.' })
  months!: readonly EarningsMonth[];
}

@ObjectType({ description: 'What a pay-out has of one booking, or one billing period of it; cents.' })
export class PayoutLine {
  readonly bookingId!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'First day of the period; null for a fee.' })
  from!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The day it ends, not included.' })
  to!: string | null;

  @Field(() => Int, { description: 'Negative when it was owed.' })
  amountCents!: number;
}

@ObjectType({ description: "What a tax return is made of: a host's rents and our commission, with their tax; cents." })
abstract class TaxAmounts {
  @Field(() => Int, { description: 'Rents collected, less what went back; tax included.' })
  rentCents!: number;

  @Field(() => Int, { description: 'The same without tax.' })
  baseCents!: number;

  @Field(() => Int, { description: 'The tax contained in the rents.' })
  taxCents!: number;

  @Field(() => Int, { description: 'Our commission, tax included.' })
  commissionCents!: number;

  @Field(() => Int, { description: 'The tax contained in our commission.' })
  commissionTaxCents!: number;

  @Field(() => Int, { description: 'The one tax less the other.' })
  differenceCents!: number;
}

@ObjectType({ description: "One tax's part of a quarter; cents." })
export class TaxShare extends TaxAmounts {
  @Field(() => TaxName, { description: 'The tax, by where the spaces are.' })
  tax!: TaxName;
}

@ObjectType({
  description: "A quarter of a host's rents and our commission, for the tax return. Orientation, no advice. Cents.",
})
export class TaxSummary extends TaxAmounts {
  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { description: '1–4.' })
  quarter!: number;

  @Field(() => [TaxShare], {
    description: 'The same for each tax, because each is declared by itself: IVA, IGIC, IPSI. Empty without rents.',
  })
  byTax!: readonly TaxShare[];
}

@ObjectType({ description: 'Money that the viewer has with us for later bookings; cents.' })
export class CreditItem {
  readonly bookingId!: string | null;

  @Field(() => Int, { description: 'What was given.' })
  amountCents!: number;

  @Field(() => Int, { description: 'What of it was used.' })
  usedCents!: number;

  @Field(() => String, { description: 'host_cancelled or staff.' })
  reason!: string;

  @Field(() => Date, { description: 'When it was given.' })
  createdAt!: Date;
}

@ObjectType({ description: "The viewer's credit; cents." })
export class Credits {
  @Field(() => Int, { description: 'What is left of all.' })
  availableCents!: number;

  @Field(() => [CreditItem], { description: 'The newest first.' })
  items!: readonly CreditItem[];
}

export const PayoutEdge = edgeType(Payout, 'Payout');

@ObjectType({ description: 'A page of pay-outs.' })
export class PayoutConnection implements Connection<Payout> {
  @Field(() => [PayoutEdge], { description: 'The pay-outs, newest first.' })
  edges!: readonly Edge<Payout>[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}
