import type { PlatformConstants } from '../../../core/constants/constants.js';
import type { BillingPeriod, LocalDate } from '../../../core/values/date-range.js';
import { addDays, addMonthsClamped, daysBetween, isValidRange, oneYearAfter } from '../../../core/values/date-range.js';
import type { Cents } from '../../../core/values/money.js';
import { lessPercent, sumCents } from '../../../core/values/money.js';
import type { Charge } from '../../spaces/pricing/space.pricing.js';
import { policyTermsOf } from '../../spaces/pricing/policy-terms.js';
import type { CancellationPolicy } from '../../spaces/space.enums.js';
import { monthCharges, periodRentCents, type MonthCharge } from '../billing/plan-cycles.rules.js';
import { ProtectionPlan, TermType } from '../booking.enums.js';

/** The host's discounts for long stays, whole percents. */
export interface StayDiscounts {
  from90Percent: number;
  from180Percent: number;
  from365Percent: number;
}

/** The inputs of a quote. */
export interface StayQuoteInput {
  priceMonthCents: Cents;
  from: LocalDate;
  /** The day of leaving; a rolling stay has none. */
  to: LocalDate | null;
  termType?: TermType;
  discounts?: StayDiscounts;
  protectionPlan?: ProtectionPlan;
  constants: PlatformConstants;
  /** The cancellation policy: a deferred first charge is made no later than the end of free cancellation. */
  policy: CancellationPolicy;
  /** Determines when the first charge is due; without it, the first day. */
  today?: LocalDate;
  /** The host's commission, if not the standard one. */
  commissionBps?: number;
}

/** One charge of a stay and the period it covers. */
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
  /** Whether the rent of the whole stay was raised to the minimum of a booking. */
  isMinimumApplied: boolean;
}

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
  // A rolling stay may end any month, so no length is committed and no discount applies.
  const discountPercent = isRolling ? 0 : discountFor(days, input.discounts);
  const monthlyPriceCents = lessPercent(input.priceMonthCents, discountPercent);
  const months = monthCharges({
    from,
    to: isRolling ? addMonthsClamped(from, 1) : to,
    isRolling,
    monthlyRentCents: monthlyPriceCents,
    protectionCents: protectionCentsOf(input.protectionPlan ?? ProtectionPlan.BASIC, constants),
    constants,
    ...(input.commissionBps === undefined ? {} : { commissionBps: input.commissionBps }),
  });
  const lines = linesOf(months, input);
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
    isMinimumApplied: isMinimumApplied(months, monthlyPriceCents),
  };
}

/** Whether the rent was raised to the minimum of a booking. */
function isMinimumApplied(months: readonly MonthCharge[], monthlyPriceCents: Cents): boolean {
  return months.some((month) => month.rentCents > periodRentCents(month, monthlyPriceCents));
}

/** The discount for a stay of this many days, in percent. */
export function discountFor(days: number, discounts: StayDiscounts | undefined): number {
  if (!discounts) return 0;
  if (days >= DISCOUNT_DAYS.year) return discounts.from365Percent;
  if (days >= DISCOUNT_DAYS.half) return discounts.from180Percent;
  return days >= DISCOUNT_DAYS.long ? discounts.from90Percent : 0;
}

/** The guarantee plan's price for each started cycle. */
export function protectionCentsOf(plan: ProtectionPlan, constants: PlatformConstants): Cents {
  const prices: Record<ProtectionPlan, Cents> = {
    [ProtectionPlan.BASIC]: constants.PROTECTION_BASIC_CENTS,
    [ProtectionPlan.PLUS]: constants.PROTECTION_PLUS_CENTS,
    [ProtectionPlan.MAXIMA]: constants.PROTECTION_MAXIMA_CENTS,
  };
  return prices[plan];
}

/** The day of the first charge: on acceptance, or, for starts far ahead, some days before the start. */
export function firstChargeDay(
  from: LocalDate,
  today: LocalDate,
  constants: PlatformConstants,
  policy: CancellationPolicy,
): LocalDate {
  if (daysBetween(today, from) <= constants.CAPTURE_MAX_LEAD_DAYS) return today;
  return deferredChargeDay(from, today, constants, policy);
}

/** The day of a first charge that was agreed for later: it follows the start, and is not made earlier because the start comes near. */
export function deferredChargeDay(
  from: LocalDate,
  today: LocalDate,
  constants: PlatformConstants,
  policy: CancellationPolicy,
): LocalDate {
  const day = addDays(from, -daysChargedAhead(constants, policy));
  return day < today ? today : day;
}

/** Days between a deferred first charge and the start: a policy that keeps a part from a day on needs the charge by then. */
function daysChargedAhead(constants: PlatformConstants, policy: CancellationPolicy): number {
  return Math.max(constants.FIRST_CHARGE_BEFORE_START_DAYS, policyTermsOf(policy, constants).freeDays ?? 0);
}

/** The days on which a deferred first charge is tried: the first one, then every other day before the start. */
export function firstChargeTries(
  from: LocalDate,
  constants: PlatformConstants,
  policy: CancellationPolicy,
): LocalDate[] {
  const first = daysChargedAhead(constants, policy);
  const daysBefore = Array.from({ length: FIRST_CHARGE_TRIES }, (_, n) => first - n * DAYS_BETWEEN_TRIES).filter(
    (days) => days > 0,
  );
  return daysBefore.map((days) => addDays(from, -days));
}

/** The next day on which a refused first charge is tried; null when none is left. */
export function nextFirstChargeTry(
  from: LocalDate,
  today: LocalDate,
  constants: PlatformConstants,
  policy: CancellationPolicy,
): LocalDate | null {
  return firstChargeTries(from, constants, policy).find((day) => day > today) ?? null;
}

/** The charges with their due days: the first as its rule says, all others on the first day of their month. */
function linesOf(months: readonly MonthCharge[], { constants, policy, today }: StayQuoteInput): StayLine[] {
  return months.map(({ monthNo, ...month }) => {
    const isFirst = monthNo === 1 && today !== undefined;
    return { ...month, dueOn: isFirst ? firstChargeDay(month.from, today, constants, policy) : month.from };
  });
}

/** The sum of several charges, amount by amount. */
export function totalsOf(lines: readonly StayLine[]): Charge {
  const totals = chargeFields.map((field) => [field, sumCents(lines.map((line) => line[field]))] as const);
  return Object.fromEntries(totals) as Record<(typeof chargeFields)[number], Cents>;
}
