import type { PlatformConstants } from '../../../core/constants.js';
import type { BillingPeriod, LocalDate } from '../../../core/date-range.js';
import {
  addDays,
  addMonthsClamped,
  billingPeriods,
  daysBetween,
  isValidRange,
  oneYearAfter,
} from '../../../core/date-range.js';
import type { Cents } from '../../../core/money.js';
import { divideRounded, lessPercent, sumCents } from '../../../core/money.js';
import type { Charge } from '../../spaces/space-pricing.js';
import { chargeForRent, cycleFeeCents } from '../../spaces/space-pricing.js';
import { ProtectionPlan, TermType } from '../booking-types.js';

/** The host's discounts for long stays, whole percents. */
export interface StayDiscounts {
  from90Percent: number;
  from180Percent: number;
  from365Percent: number;
}

/** What a quote is made from. */
export interface StayQuoteInput {
  priceMonthCents: Cents;
  from: LocalDate;
  /** The day of leaving; a rolling stay has none. */
  to: LocalDate | null;
  termType?: TermType;
  discounts?: StayDiscounts;
  protectionPlan?: ProtectionPlan;
  constants: PlatformConstants;
  /** Sets when the first charge is due; without it, the first day. */
  today?: LocalDate;
  /** The host's commission, when it is not the usual one. */
  commissionBps?: number;
}

/** One charge of a stay and the period it pays. */
export interface StayLine extends Charge, BillingPeriod {
  dueOn: LocalDate;
}

/** The price of a stay. A rolling stay quotes its first month and holds a year. */
export interface StayQuote extends Charge {
  from: LocalDate;
  to: LocalDate;
  days: number;
  termType: TermType;
  lines: StayLine[];
  firstChargeCents: Cents;
  discountPercent: number;
  /** The price of a month after the discount. */
  monthlyPriceCents: Cents;
  /** The rent of the whole stay was raised to the least a booking costs. */
  isMinimumApplied: boolean;
}

/** Days by which a broken month's price is divided, however long the month. */
const DAYS_OF_PRICED_MONTH = 30;
const FIRST_CHARGE_TRIES = 3;
const DAYS_BETWEEN_TRIES = 2;
const DISCOUNT_DAYS = { long: 90, half: 180, year: 365 } as const;
const chargeFields = [
  'rentCents',
  'renterFeeCents',
  'protectionCents',
  'ivaCents',
  'totalCents',
  'commissionCents',
  'hostNetCents',
] as const;

/** Prices a stay: whole billing months from the first day, then the days left, each one charge. */
export function quoteStay(input: StayQuoteInput): StayQuote {
  const { from, constants, termType = TermType.FIXED } = input;
  const isRolling = termType === TermType.ROLLING;
  const to = isRolling ? oneYearAfter(from) : input.to;
  if (to === null || !isValidRange({ from, to })) throw new RangeError(`Not a stay: ${from} – ${String(input.to)}`);
  const days = daysBetween(from, to);
  // A rolling stay may end any month, so no length is promised and no discount earned.
  const discountPercent = isRolling ? 0 : discountFor(days, input.discounts);
  const monthlyPriceCents = lessPercent(input.priceMonthCents, discountPercent);
  const periods = billingPeriods(from, isRolling ? addMonthsClamped(from, 1) : to);
  const { rents, isMinimumApplied } = rentsOf(periods, monthlyPriceCents, constants);
  const lines = linesOf(periods, rents, input);
  return {
    ...totalsOf(lines),
    from,
    to,
    days,
    termType,
    lines,
    firstChargeCents: lines[0]?.totalCents ?? 0,
    discountPercent,
    monthlyPriceCents,
    isMinimumApplied,
  };
}

/** The discount a stay of so many days earns, in percent. */
export function discountFor(days: number, discounts: StayDiscounts | undefined): number {
  if (!discounts) return 0;
  if (days >= DISCOUNT_DAYS.year) return discounts.from365Percent;
  if (days >= DISCOUNT_DAYS.half) return discounts.from180Percent;
  return days >= DISCOUNT_DAYS.long ? discounts.from90Percent : 0;
}

/** The rent of a billing period: a whole month's price, or a thirtieth for each day up to that price. */
export function periodRentCents(period: BillingPeriod, monthlyPriceCents: Cents): Cents {
  if (period.isWholeMonth) return monthlyPriceCents;
  return Math.min(monthlyPriceCents, divideRounded(monthlyPriceCents * period.days, DAYS_OF_PRICED_MONTH));
}

/** The guarantee plan's price for each cycle begun. */
export function protectionCentsOf(plan: ProtectionPlan, constants: PlatformConstants): Cents {
  const prices: Record<ProtectionPlan, Cents> = {
    [ProtectionPlan.BASIC]: constants.PROTECTION_BASIC_CENTS,
    [ProtectionPlan.PLUS]: constants.PROTECTION_PLUS_CENTS,
    [ProtectionPlan.MAXIMA]: constants.PROTECTION_MAXIMA_CENTS,
  };
  return prices[plan];
}

/** The day the first charge is taken: at the host's yes, or, for starts far ahead, shortly before the start. */
export function firstChargeDay(from: LocalDate, today: LocalDate, constants: PlatformConstants): LocalDate {
  const isFarAhead = daysBetween(today, from) > constants.CAPTURE_MAX_LEAD_DAYS;
  return isFarAhead ? addDays(from, -constants.FIRST_CHARGE_BEFORE_START_DAYS) : today;
}

/** The days on which a first charge that waits for the start is tried: the first one, then every other day before the start. */
export function firstChargeTries(from: LocalDate, constants: PlatformConstants): LocalDate[] {
  const first = constants.FIRST_CHARGE_BEFORE_START_DAYS;
  const daysBefore = Array.from({ length: FIRST_CHARGE_TRIES }, (_, n) => first - n * DAYS_BETWEEN_TRIES).filter(
    (days) => days > 0,
  );
  return daysBefore.map((days) => addDays(from, -days));
}

/** The rent of each period; a whole stay under the minimum is raised to it in its last line. */
function rentsOf(
  periods: readonly BillingPeriod[],
  monthlyPriceCents: Cents,
  constants: PlatformConstants,
): { rents: Cents[]; isMinimumApplied: boolean } {
  const rents = periods.map((period) => periodRentCents(period, monthlyPriceCents));
  const missing = constants.MIN_BOOKING_TOTAL_CENTS - sumCents(rents);
  if (missing <= 0) return { rents, isMinimumApplied: false };
  return {
    rents: rents.map((rent, index) => (index === rents.length - 1 ? rent + missing : rent)),
    isMinimumApplied: true,
  };
}

/** The charges; what lacks to the booking's minimum fee comes with the first, the one that is sure to be made. */
function linesOf(periods: readonly BillingPeriod[], rents: readonly Cents[], input: StayQuoteInput): StayLine[] {
  const { constants, today, commissionBps } = input;
  const protectionCents = protectionCentsOf(input.protectionPlan ?? ProtectionPlan.BASIC, constants);
  const feesCents = sumCents(rents.map((rent) => cycleFeeCents(rent, constants)));
  const feeTopUpCents = Math.max(0, constants.RENTER_FEE_MIN_CENTS - feesCents);
  return periods.map((period, index) => {
    const isFirst = index === 0;
    const charge = chargeForRent(rents[index] ?? 0, {
      constants,
      protectionCents,
      feeTopUpCents: isFirst ? feeTopUpCents : 0,
      ...(commissionBps === undefined ? {} : { commissionBps }),
    });
    const dueOn = isFirst && today !== undefined ? firstChargeDay(period.from, today, constants) : period.from;
    return { ...period, ...charge, dueOn };
  });
}

function totalsOf(lines: readonly StayLine[]): Charge {
  const totals = chargeFields.map((field) => [field, sumCents(lines.map((line) => line[field]))] as const);
  return Object.fromEntries(totals) as Record<(typeof chargeFields)[number], Cents>;
}
