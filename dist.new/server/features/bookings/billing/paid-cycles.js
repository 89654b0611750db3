import { addMonthsClamped } from '../../../core/values/date-range.js';
import { divideRounded } from '../../../core/values/money.js';
import { smallerAmounts, subtractAmounts, } from './plan-cycles.rules.js';
/** Collected cycles keep their money and follow the days of the agreement; one whose month is over before it begins stays. */
export function movePaidCycles(paid, { startsOn, endsOn }, { cycles }) {
    for (const cycle of paid) {
        // A month in two cycles was divided when it grew; only the change that made it knows where.
        if (paid.some((other) => other !== cycle && other.monthNo === cycle.monthNo))
            continue;
        const from = addMonthsClamped(startsOn, cycle.monthNo - 1);
        const monthEnd = addMonthsClamped(startsOn, cycle.monthNo);
        const rest = cycles.find(({ monthNo }) => monthNo === cycle.monthNo)?.from;
        const to = rest !== undefined && rest > from ? rest : monthEnd < endsOn ? monthEnd : endsOn;
        if (from < to)
            Object.assign(cycle, { startsOn: from, endsOn: to });
    }
}
/** Takes what is not owed any more off the collected cycles, the latest of a month first. */
export function reducePaidCycles(tx, paid, plan) {
    const refunds = [];
    for (const { monthNo, ...month } of plan.refunds) {
        let left = month;
        for (const cycle of paid.toReversed().filter((one) => one.monthNo === monthNo)) {
            const amounts = smallerAmounts(left, amountsOf(cycle));
            if (amounts.totalCents === 0)
                continue;
            left = subtractAmounts(left, amounts);
            const { ivaCents: taxCents, ...rest } = subtractAmounts(amountsOf(cycle), amounts);
            Object.assign(cycle, { ...rest, taxCents, updatedAt: tx.clock.now() });
            refunds.push({ cycle, amounts });
        }
    }
    return refunds;
}
/** A cycle's amounts as the price formula names them. */
export function amountsOf(cycle) {
    const { rentCents, renterFeeCents, protectionCents, taxCents: ivaCents, totalCents } = cycle;
    const { commissionCents, hostNetCents } = cycle;
    return { rentCents, renterFeeCents, protectionCents, ivaCents, totalCents, commissionCents, hostNetCents };
}
/** The collected ones of a booking's cycles, as the formula reads them. */
export function paidOf(cycles) {
    return cycles
        .filter(({ paidAt }) => paidAt !== null)
        .map((cycle) => ({ monthNo: cycle.monthNo, to: cycle.endsOn, ...amountsOf(cycle) }));
}
/** What of each collected month can still go back: a claim or the staff may have ordered a part of it before. */
export async function refundableMonths({ db }, bookingId) {
    const rows = await db
        .selectFrom('Payment as p')
        .innerJoin('BillingCycle as c', 'c.id', 'p.cycleId')
        .leftJoin((eb) => eb
        .selectFrom('Refund as f')
        .select((refund) => [
        'f.paymentId',
        refund.fn.sum('f.rentCents').as('rent'),
        refund.fn.sum('f.renterFeeCents').as('fee'),
        refund.fn.sum('f.protectionCents').as('protection'),
    ])
        .where('f.bookingId', '=', bookingId)
        .groupBy('f.paymentId')
        .as('r'), (join) => join.onRef('r.paymentId', '=', 'p.id'))
        .select(['c.monthNo', 'p.rentCents', 'p.renterFeeCents', 'p.protectionCents', 'r.rent', 'r.fee', 'r.protection'])
        .where('p.bookingId', '=', bookingId)
        .where('p.capturedAt', 'is not', null)
        .execute();
    const months = new Map();
    for (const row of rows) {
        const { rentCents = 0, renterFeeCents = 0, protectionCents = 0 } = months.get(row.monthNo) ?? {};
        months.set(row.monthNo, {
            rentCents: rentCents + row.rentCents - Number(row.rent ?? 0),
            renterFeeCents: renterFeeCents + row.renterFeeCents - Number(row.fee ?? 0),
            protectionCents: protectionCents + row.protectionCents - Number(row.protection ?? 0),
        });
    }
    return months;
}
/** A refund of a month, no more than is left of it; tax, commission and the host's share follow in proportion. */
export function withinLeft(refund, left) {
    const rentCents = Math.min(refund.rentCents, left?.rentCents ?? 0);
    const renterFeeCents = Math.min(refund.renterFeeCents, left?.renterFeeCents ?? 0);
    const protectionCents = Math.min(refund.protectionCents, left?.protectionCents ?? 0);
    const commissionCents = partOf(refund.commissionCents, rentCents, refund.rentCents);
    return {
        monthNo: refund.monthNo,
        rentCents,
        renterFeeCents,
        protectionCents,
        ivaCents: partOf(refund.ivaCents, renterFeeCents, refund.renterFeeCents),
        totalCents: rentCents + renterFeeCents + protectionCents,
        commissionCents,
        hostNetCents: rentCents - commissionCents,
    };
}
function partOf(cents, part, whole) {
    return whole === 0 ? 0 : divideRounded(cents * part, whole);
}
//# sourceMappingURL=paid-cycles.js.map