import type { PlatformConstants } from '../../../core/constants/constants.js';
import {
  addMonthsClamped,
  billingPeriods,
  type BillingPeriod,
  type LocalDate,
} from '../../../core/values/date-range.js';
import { divideRounded, sumCents, type Cents } from '../../../core/values/money.js';
import { MIN_CHARGE_CENTS } from '../../../ports/payments/payments.js';
import type { WithdrawalScope } from './billing.enums.js';
import { chargeForRent, cycleFeeCents, type Charge } from '../../spaces/pricing/space.pricing.js';

/** The terms of an agreement that determine its cycles. */
export interface CycleTerms {
  readonly from: LocalDate;
  /** The day of leaving; for a rolling stay without notice, the day until which its cycles are planned. */
  readonly to: LocalDate;
  /** A rolling stay commits to its first month only, so the fee's minimum applies to that month alone. */
  readonly isRolling: boolean;
  /** The rent of a whole month after the discount. */
  readonly monthlyRentCents: Cents;
  /** The guarantee plan's price for each started month. */
  readonly protectionCents: Cents;
  readonly constants: PlatformConstants;
  readonly commissionBps?: number;
  /** The host gave notice: the last month has no renter fee. */
  readonly isLastFeeWaived?: boolean;
  /** The renter withdrew from the contract: no minimums, no fee, no plan. */
  readonly withdrawal?: WithdrawalScope | null;
  /** The rent of a whole month for which the paid months were charged, where these terms change it. */
  readonly chargedRentCents?: Cents;
}

/** A cycle that was collected, or is being collected now. */
export interface PaidCycle extends CycleAmounts {
  readonly monthNo: number;
  /** The day of leaving that it was paid for. */
  readonly to: LocalDate;
}

/** The amounts of a cycle, cents. */
export type CycleAmounts = Charge;

/** A cycle still to be collected. */
export interface PlannedCycle extends CycleAmounts, BillingPeriod {
  readonly monthNo: number;
}

/** The refund of a paid month. */
export interface MonthRefund extends CycleAmounts {
  readonly monthNo: number;
}

export interface CyclePlan {
  /** Cycles to be collected, without the paid ones. */
  readonly cycles: readonly PlannedCycle[];
  /** Amounts that were paid and are no longer owed. */
  readonly refunds: readonly MonthRefund[];
  readonly refundCents: Cents;
}

/** One billing month of a stay with its price. */
export interface MonthCharge extends CycleAmounts, BillingPeriod {
  readonly monthNo: number;
}

/** Days by which the price of a partial month is divided, whatever the month's length. */
const DAYS_OF_PRICED_MONTH = 30;

/**
 * The one formula for what a stay owes: checkout, booking page, notice, date change, renewal and documents read it. Months already paid
 * keep their amounts; an increase becomes a separate cycle, a decrease is refunded.
 */
export function planCycles(terms: CycleTerms, paid: readonly PaidCycle[] = []): CyclePlan {
  const months = monthCharges(terms, paid);
  const cycles: PlannedCycle[] = [];
  const refunds: MonthRefund[] = [];
  for (const month of months) {
    const earlier = paid.filter(({ monthNo }) => monthNo === month.monthNo);
    const difference = subtractAmounts(month, sumAmounts(earlier));
    const owed = positivePart(difference);
    if (earlier.length === 0 || owed.totalCents > 0) cycles.push({ ...unpaidPart(month, earlier), ...owed });
    addRefund(refunds, month.monthNo, positivePart(negated(difference)));
  }
  for (const monthNo of new Set(paid.map((cycle) => cycle.monthNo)))
    if (!months.some((month) => month.monthNo === monthNo))
      addRefund(refunds, monthNo, sumAmounts(paid.filter((cycle) => cycle.monthNo === monthNo)));
  return { cycles, refunds, refundCents: sumCents(refunds.map(({ totalCents }) => totalCents)) };
}

/** The price of each billing month of a stay; what a month still owes is at least what a card can be charged, or nothing. */
export function monthCharges(terms: CycleTerms, paid: readonly PaidCycle[] = []): MonthCharge[] {
  return pricedMonths(terms, paid).map((month) => {
    const earlier = sumAmounts(paid.filter(({ monthNo }) => monthNo === month.monthNo));
    const owed = positivePart(subtractAmounts(month, earlier));
    return owed.totalCents < MIN_CHARGE_CENTS ? { ...month, ...subtractAmounts(month, owed) } : month;
  });
}

function pricedMonths(terms: CycleTerms, paid: readonly PaidCycle[]): MonthCharge[] {
  const { constants, protectionCents, commissionBps } = terms;
  const periods = billingPeriods(terms.from, terms.to);
  if (terms.withdrawal) return periods.map((period, index) => withdrawnMonth(terms, period, index + 1, paid));
  const rents = rentsOf(periods, terms, paid);
  const feeTopUpCents = feeTopUp(terms, rents, paid);
  return periods.map((period, index) => {
    const charge = chargeForRent(rents[index] ?? 0, {
      constants,
      protectionCents,
      feeTopUpCents: index === 0 ? feeTopUpCents : 0,
      ...(commissionBps === undefined ? {} : { commissionBps }),
    });
    const isFeeWaived = terms.isLastFeeWaived === true && index === periods.length - 1;
    return { ...period, monthNo: index + 1, ...(isFeeWaived ? withoutFee(charge) : charge) };
  });
}

/**
 * What is still owed for a month after a withdrawal: the used days' rent, or, to a private host, the rent that was paid; when the rent
 * changes, the same share of it.
 */
function withdrawnMonth(
  terms: CycleTerms,
  period: BillingPeriod,
  monthNo: number,
  paid: readonly PaidCycle[],
): MonthCharge {
  const earlier = paid.filter((cycle) => cycle.monthNo === monthNo);
  const isRentKept = terms.withdrawal === 'fee_only' && earlier.length > 0;
  const { constants, commissionBps, monthlyRentCents, chargedRentCents = monthlyRentCents } = terms;
  const rentCents = isRentKept
    ? divideRounded(sumAmounts(earlier).rentCents * monthlyRentCents, chargedRentCents)
    : periodRentCents(period, monthlyRentCents);
  const charge = chargeForRent(rentCents, {
    constants,
    protectionCents: 0,
    feeTopUpCents: 0,
    ...(commissionBps === undefined ? {} : { commissionBps }),
  });
  return { ...period, monthNo, ...withoutFee(charge) };
}

/** The rent of a billing period: a whole month's price, or a thirtieth for each day up to that price. */
export function periodRentCents(period: BillingPeriod, monthlyRentCents: Cents): Cents {
  if (period.isWholeMonth) return monthlyRentCents;
  return Math.min(monthlyRentCents, divideRounded(monthlyRentCents * period.days, DAYS_OF_PRICED_MONTH));
}

/** The end of a rolling stay's planned cycles: the current month and the next one, within the held days. */
export function plannedUntil(from: LocalDate, holdEndsOn: LocalDate, today: LocalDate): LocalDate {
  let months = 2;
  while (addMonthsClamped(from, months - 1) <= today) months += 1;
  const until = addMonthsClamped(from, months);
  return until < holdEndsOn ? until : holdEndsOn;
}

/**
 * The rent of each month; a whole stay below the minimum is raised to it in its last month. What no card could be charged counts for none of
 * the minimums, so that a longer stay never costs less.
 */
function rentsOf(
  periods: readonly BillingPeriod[],
  { monthlyRentCents, protectionCents, constants }: CycleTerms,
  paid: readonly PaidCycle[],
): Cents[] {
  const rents = periods.map((period, index) => {
    const rentCents = periodRentCents(period, monthlyRentCents);
    if (paid.some(({ monthNo }) => monthNo === index + 1)) return rentCents;
    const { totalCents } = chargeForRent(rentCents, { constants, protectionCents, feeTopUpCents: 0 });
    return totalCents < MIN_CHARGE_CENTS ? 0 : rentCents;
  });
  const missing = Math.max(0, constants.MIN_BOOKING_TOTAL_CENTS - sumCents(rents));
  return rents.map((rent, index) => (index === rents.length - 1 ? rent + missing : rent));
}

/** The difference to the booking's minimum fee is charged once, with the first cycle; once paid it does not change. */
function feeTopUp({ constants, isRolling }: CycleTerms, rents: readonly Cents[], paid: readonly PaidCycle[]): Cents {
  const first = paid.filter(({ monthNo }) => monthNo === 1);
  if (first.length > 0) {
    const { renterFeeCents, rentCents } = sumAmounts(first);
    return Math.max(0, renterFeeCents - cycleFeeCents(rentCents, constants));
  }
  const measured = isRolling ? rents.slice(0, 1) : rents;
  return Math.max(0, constants.RENTER_FEE_MIN_CENTS - sumCents(measured.map((rent) => cycleFeeCents(rent, constants))));
}

/** The days of a month that no earlier cycle paid for; all of them when only its price rose. */
function unpaidPart(month: MonthCharge, earlier: readonly PaidCycle[]): BillingPeriod & { monthNo: number } {
  const { monthNo, from, to, days, isWholeMonth } = month;
  const paidUntil = earlier
    .map((cycle) => cycle.to)
    .sort()
    .at(-1);
  if (paidUntil === undefined || paidUntil <= from || paidUntil >= to) return { monthNo, from, to, days, isWholeMonth };
  const [rest] = billingPeriods(paidUntil, to);
  return { monthNo, from: paidUntil, to, days: rest?.days ?? days, isWholeMonth: false };
}

function addRefund(refunds: MonthRefund[], monthNo: number, amounts: CycleAmounts): void {
  if (amounts.totalCents > 0) refunds.push({ monthNo, ...amounts });
}

const amountFields = [
  'rentCents',
  'renterFeeCents',
  'protectionCents',
  'ivaCents',
  'commissionCents',
  'hostNetCents',
  'totalCents',
] as const satisfies readonly (keyof CycleAmounts)[];

function mapAmounts(amountOf: (field: (typeof amountFields)[number]) => Cents): CycleAmounts {
  return Object.fromEntries(amountFields.map((field) => [field, amountOf(field)])) as unknown as CycleAmounts;
}

/** The sum of amounts, field by field. */
export function sumAmounts(cycles: readonly CycleAmounts[]): CycleAmounts {
  return mapAmounts((field) => sumCents(cycles.map((cycle) => cycle[field])));
}

/** Subtracts amounts, field by field. */
export function subtractAmounts(a: CycleAmounts, b: CycleAmounts): CycleAmounts {
  return mapAmounts((field) => a[field] - b[field]);
}

/** The minimum of each amount, so that no cycle refunds more than it has; sums are recomputed from their parts. */
export function smallerAmounts(a: CycleAmounts, b: CycleAmounts): CycleAmounts {
  const smaller = mapAmounts((field) => Math.min(a[field], b[field]));
  const { rentCents, renterFeeCents, protectionCents, commissionCents } = smaller;
  return {
    ...smaller,
    totalCents: rentCents + renterFeeCents + protectionCents,
    hostNetCents: rentCents - commissionCents,
  };
}

function negated(amounts: CycleAmounts): CycleAmounts {
  return mapAmounts((field) => 0 - amounts[field]);
}

/** The positive parts; tax is proportional to its fee, commission and the host's share to their rent. */
function positivePart(difference: CycleAmounts): CycleAmounts {
  const isRentMore = difference.rentCents > 0;
  const isFeeMore = difference.renterFeeCents > 0;
  const rentCents = isRentMore ? difference.rentCents : 0;
  const renterFeeCents = isFeeMore ? difference.renterFeeCents : 0;
  const protectionCents = Math.max(0, difference.protectionCents);
  return {
    rentCents,
    renterFeeCents,
    protectionCents,
    ivaCents: isFeeMore ? difference.ivaCents : 0,
    totalCents: rentCents + renterFeeCents + protectionCents,
    commissionCents: isRentMore ? difference.commissionCents : 0,
    hostNetCents: isRentMore ? difference.hostNetCents : 0,
  };
}

function withoutFee(charge: CycleAmounts): CycleAmounts {
  return { ...charge, renterFeeCents: 0, ivaCents: 0, totalCents: charge.totalCents - charge.renterFeeCents };
}
