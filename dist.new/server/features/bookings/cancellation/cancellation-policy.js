import { defaultConstants } from '../../../core/constants/constants.js';
import { addDays } from '../../../core/values/date-range.js';
import { lessPercent, splitByWeights } from '../../../core/values/money.js';
import { localDateOf, startOfDayInstant } from '../../../core/values/time-zone.js';
import { CancellationPolicy } from '../../spaces/space-types.js';
import { RefundRule } from './cancellation-types.js';
const MS_PER_HOUR = 3_600_000;
/** What a cancellation gives back of the first charge; deposits are always given back and are not part of it. */
export function refundOf(input) {
    const { paid } = input;
    const rule = fullRefundRule(input);
    if (rule)
        return refund(paid, rule);
    const { cents, rule: policyRule } = byPolicy(input);
    // The platform's fee is a trader's service, so the right of withdrawal holds for it whoever the host is.
    const renterFeeCents = isWithinWithdrawal(input) ? paid.renterFeeCents : 0;
    const base = paid.rentCents + paid.protectionCents;
    const [rentCents = 0, protectionCents = 0] = base > 0 ? splitByWeights(cents, [paid.rentCents, paid.protectionCents]) : [];
    return refund({ rentCents, renterFeeCents, protectionCents }, policyRule);
}
/** The right of withdrawal runs to the end of its last day. */
export function withdrawalDeadline(confirmedAt, zone, constants) {
    return startOfDayInstant(addDays(localDateOf(confirmedAt, zone), constants.WITHDRAWAL_DAYS + 1), zone);
}
/** Until when it gives everything back: to the start at the latest, where a stay was not booked on its first day. */
export function withdrawalEnd({ startsOn, zone, confirmedAt, constants = defaultConstants }) {
    const end = withdrawalDeadline(confirmedAt, zone, constants);
    const start = startOfDayInstant(startsOn, zone);
    return end < start || confirmedAt >= start ? end : start;
}
/** The instants before the start at which the refund can change, in order. */
export function refundChanges(terms) {
    const { policy, startsOn, zone, constants = defaultConstants } = terms;
    const start = startOfDayInstant(startsOn, zone);
    return [
        freeByPolicyUntil(terms),
        coolingOffUntil(terms),
        nothingFrom(policy, startsOn, zone, constants),
        withdrawalEnd(terms),
    ]
        .filter((at) => at < start)
        .sort((one, other) => one.getTime() - other.getTime());
}
function fullRefundRule(input) {
    const { cause, cancelledAt, isHostTrader } = input;
    if (cause !== 'renterChoice')
        return RefundRule.NOT_RENTERS_FAULT;
    if (cancelledAt < freeByPolicyUntil(input))
        return RefundRule.FREE;
    if (cancelledAt < coolingOffUntil(input))
        return RefundRule.COOLING_OFF;
    return isHostTrader && isWithinWithdrawal(input) ? RefundRule.WITHDRAWAL_RIGHT : null;
}
/** What the policy gives back once the free time is over, of the charge without the fee. */
function byPolicy(input) {
    const { policy, startsOn, zone, cancelledAt, paid, constants = defaultConstants } = input;
    const base = paid.rentCents + paid.protectionCents;
    if (policy === CancellationPolicy.FLEXIBLE) {
        // Of a charge below what is kept, a part would be nothing.
        const cents = Math.max(0, base - constants.FLEXIBLE_LATE_FEE_CENTS);
        return { cents, rule: cents > 0 ? RefundRule.PARTIAL : RefundRule.NOTHING };
    }
    if (cancelledAt >= nothingFrom(policy, startsOn, zone, constants))
        return { cents: 0, rule: RefundRule.NOTHING };
    return { cents: lessPercent(base, 100 - constants.PARTIAL_REFUND_PERCENT), rule: RefundRule.PARTIAL };
}
/** From when the policy gives nothing back. */
function nothingFrom(policy, startsOn, zone, constants) {
    if (policy === CancellationPolicy.STRICT)
        return startOfDayInstant(addDays(startsOn, -constants.STRICT_NOTHING_DAYS), zone);
    return policy === CancellationPolicy.MODERATE
        ? hoursBefore(startsOn, zone, constants.MODERATE_NOTHING_HOURS)
        : startOfDayInstant(startsOn, zone);
}
/** Until when the policy gives everything back, the fee too. */
export function freeByPolicyUntil({ policy, startsOn, zone, constants = defaultConstants, }) {
    switch (policy) {
        case CancellationPolicy.FLEXIBLE:
            return hoursBefore(startsOn, zone, constants.FLEXIBLE_FREE_HOURS);
        case CancellationPolicy.MODERATE:
            return startOfDayInstant(addDays(startsOn, -constants.MODERATE_FREE_DAYS), zone);
        case CancellationPolicy.STRICT:
            return startOfDayInstant(addDays(startsOn, -constants.STRICT_FREE_DAYS), zone);
    }
}
/** The hours after the confirmation, as long as the start is far enough away. */
export function coolingOffUntil({ startsOn, zone, confirmedAt, constants = defaultConstants, }) {
    const afterConfirmation = new Date(confirmedAt.getTime() + constants.COOLING_OFF_HOURS * MS_PER_HOUR);
    const beforeStart = hoursBefore(startsOn, zone, constants.COOLING_OFF_MIN_LEAD_HOURS);
    return afterConfirmation < beforeStart ? afterConfirmation : beforeStart;
}
function isWithinWithdrawal(input) {
    return input.cancelledAt < withdrawalEnd(input);
}
function hoursBefore(startsOn, zone, hours) {
    return new Date(startOfDayInstant(startsOn, zone).getTime() - hours * MS_PER_HOUR);
}
function refund(amounts, rule) {
    const { rentCents, renterFeeCents, protectionCents } = amounts;
    return { rentCents, renterFeeCents, protectionCents, totalCents: rentCents + renterFeeCents + protectionCents, rule };
}
//# sourceMappingURL=cancellation-policy.js.map