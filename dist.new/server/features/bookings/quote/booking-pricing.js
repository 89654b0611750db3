import { addDays, addMonthsClamped, daysBetween, isValidRange, oneYearAfter } from '../../../core/values/date-range.js';
import { lessPercent, sumCents } from '../../../core/values/money.js';
import { CancellationPolicy } from '../../spaces/space-types.js';
import { monthCharges, periodRentCents } from '../billing/plan-cycles.rules.js';
import { ProtectionPlan, TermType } from '../booking-types.js';
const FIRST_CHARGE_TRIES = 3;
const DAYS_BETWEEN_TRIES = 2;
const DISCOUNT_DAYS = { long: 90, half: 180, year: 365 };
const chargeFields = [
    'rentCents',
    'renterFeeCents',
    'protectionCents',
    'ivaCents',
    'totalCents',
    'commissionCents',
    'hostNetCents',
];
/** Prices a stay: whole billing months from the first day, then the days left, each one charge. */
export function quoteStay(input) {
    const { from, constants, termType = TermType.FIXED } = input;
    const isRolling = termType === TermType.ROLLING;
    const to = isRolling ? oneYearAfter(from) : input.to;
    if (to === null || !isValidRange({ from, to }))
        throw new RangeError(`Not a stay: ${from} – ${String(input.to)}`);
    const days = daysBetween(from, to);
    // A rolling stay may end any month, so no length is promised and no discount earned.
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
/** Whether the rent was raised to the least a booking costs. */
function isMinimumApplied(months, monthlyPriceCents) {
    return months.some((month) => month.rentCents > periodRentCents(month, monthlyPriceCents));
}
/** The discount a stay of so many days earns, in percent. */
export function discountFor(days, discounts) {
    if (!discounts)
        return 0;
    if (days >= DISCOUNT_DAYS.year)
        return discounts.from365Percent;
    if (days >= DISCOUNT_DAYS.half)
        return discounts.from180Percent;
    return days >= DISCOUNT_DAYS.long ? discounts.from90Percent : 0;
}
/** The guarantee plan's price for each cycle begun. */
export function protectionCentsOf(plan, constants) {
    const prices = {
        [ProtectionPlan.BASIC]: constants.PROTECTION_BASIC_CENTS,
        [ProtectionPlan.PLUS]: constants.PROTECTION_PLUS_CENTS,
        [ProtectionPlan.MAXIMA]: constants.PROTECTION_MAXIMA_CENTS,
    };
    return prices[plan];
}
/** The day the first charge is taken: at the host's yes, or, for starts far ahead, some days before the start. */
export function firstChargeDay(from, today, constants, policy) {
    if (daysBetween(today, from) <= constants.CAPTURE_MAX_LEAD_DAYS)
        return today;
    const day = addDays(from, -daysChargedAhead(constants, policy));
    return day < today ? today : day;
}
/** Days between a deferred first charge and the start: a policy that keeps a part from a day on needs the money by then. */
function daysChargedAhead(constants, policy) {
    const freeDays = {
        [CancellationPolicy.FLEXIBLE]: 0,
        [CancellationPolicy.MODERATE]: constants.MODERATE_FREE_DAYS,
        [CancellationPolicy.STRICT]: constants.STRICT_FREE_DAYS,
    };
    return Math.max(constants.FIRST_CHARGE_BEFORE_START_DAYS, freeDays[policy]);
}
/** The days on which a first charge that waits for the start is tried: the first one, then every other day before the start. */
export function firstChargeTries(from, constants, policy) {
    const first = daysChargedAhead(constants, policy);
    const daysBefore = Array.from({ length: FIRST_CHARGE_TRIES }, (_, n) => first - n * DAYS_BETWEEN_TRIES).filter((days) => days > 0);
    return daysBefore.map((days) => addDays(from, -days));
}
/** The charges and the days they are due: the first as its rule says, all others on the first day of their month. */
function linesOf(months, { constants, policy, today }) {
    return months.map(({ monthNo, ...month }) => {
        const isFirst = monthNo === 1 && today !== undefined;
        return { ...month, dueOn: isFirst ? firstChargeDay(month.from, today, constants, policy) : month.from };
    });
}
/** All amounts of several charges, added up. */
export function totalsOf(lines) {
    const totals = chargeFields.map((field) => [field, sumCents(lines.map((line) => line[field]))]);
    return Object.fromEntries(totals);
}
//# sourceMappingURL=booking-pricing.js.map