import { billingPeriods } from '../../core/values/date-range.js';
import { sumCents } from '../../core/values/money.js';
import { localDateOf } from '../../core/values/time-zone.js';
import { CycleStatus } from '../bookings/billing/billing-types.js';
import { BookingActor } from '../bookings/booking-types.js';
/** The months of a rental with what the viewer's side pays or gets; months that are not planned yet have no amounts. */
export function billingPeriodsOf(booking) {
    return billingPeriods(booking.startsOn, booking.endsOn).map(({ from, to }, index) => {
        const cycles = booking.cycles.filter((cycle) => cycle.monthNo === index + 1 && isNotified(cycle));
        const line = booking.cycles.length === 0 ? booking.charges.find((charge) => charge.from === from) : undefined;
        const due = cycles.at(-1)?.dueAt;
        return {
            from,
            to,
            dueOn: due ? localDateOf(due, booking.timeZone) : (line?.dueOn ?? null),
            takenAt: cycles.length > 0 && cycles.every(({ paidAt }) => paidAt !== null) ? (cycles.at(-1)?.paidAt ?? null) : null,
            ...amountsFor(booking.actor, cycles.length > 0 ? cycles : line ? [line] : []),
            creditCents: creditOf(booking, cycles, line),
        };
    });
}
/** Null where the viewer sees no sums of the renter's, or there are none yet. */
function creditOf(booking, cycles, line) {
    if (booking.actor === BookingActor.HOST || (cycles.length === 0 && !line))
        return null;
    if (line)
        return line === booking.charges[0] ? booking.heldCreditCents : 0;
    return sumCents(cycles.map(({ id }) => booking.credit.get(id) ?? 0));
}
/** Whether a cycle is shown: one that nobody asks for any more is not. */
export function isNotified({ status, totalCents }) {
    return totalCents > 0 && status !== CycleStatus.CANCELLED && status !== CycleStatus.WAIVED;
}
/** The host never sees the renter's fee, the renter never our commission. */
function amountsFor(actor, parts) {
    if (parts.length === 0)
        return { amountCents: null, rentCents: null, feeCents: null, protectionCents: null };
    const isHost = actor === BookingActor.HOST;
    const sum = (field) => sumCents(parts.map((part) => part[field]));
    return {
        amountCents: sum(isHost ? 'hostNetCents' : 'totalCents'),
        rentCents: sum('rentCents'),
        feeCents: sum(isHost ? 'commissionCents' : 'renterFeeCents'),
        protectionCents: isHost ? null : sum('protectionCents'),
    };
}
//# sourceMappingURL=billing-periods.rules.js.map