import { addDays } from '../../../core/values/date-range.js';
import { lessPercent, sumCents } from '../../../core/values/money.js';
import { cycleTermsOf, findTerms, previewTerms } from '../../bookings/billing/agree-terms.js';
import { monthCharges } from '../../bookings/billing/plan-cycles.rules.js';
import { PaymentStatus } from '../../bookings/booking-types.js';
import { ClaimDetail, ClaimRemedy } from '../claim-types.js';
import { GUARANTEE_LIMITS, guaranteeSum } from '../proposal/guarantee.rules.js';
import { collectedPayments, totalOf } from './collected.js';
const LOWER_RENT_PERCENT = 30;
/** What another space may cost more at most. */
const REBOOKING_MAX_CENTS = 5_000;
const NOTHING = {
    nowCents: 0,
    laterCents: 0,
    refundCents: 0,
    guaranteeCents: 0,
    depositCents: 0,
    periods: [],
};
/** The change of the agreement that a remedy is. */
export function termsChangeOf(remedy, terms, unusedFrom) {
    if (remedy === ClaimRemedy.LOWER_RENT)
        return {
            reason: 'plan_changed',
            validFrom: terms.startsOn,
            monthlyRentCents: lessPercent(terms.monthlyRentCents, LOWER_RENT_PERCENT),
        };
    const firstEnd = addDays(terms.startsOn, 1);
    const endsOn = [unusedFrom < firstEnd ? firstEnd : unusedFrom, terms.endsOn].sort()[0] ?? terms.endsOn;
    return { reason: 'terminated', validFrom: endsOn, endsOn };
}
/** What a remedy of a booking pays, by the same formula as its charges; `decidedCents` is the amount of a staff decision. */
export async function remedyAmounts(tx, booking, subject, remedy, decidedCents = null) {
    switch (remedy) {
        case ClaimRemedy.NOTHING:
            return NOTHING;
        case ClaimRemedy.LOWER_RENT:
        case ClaimRemedy.UNUSED_REFUND:
            return termsAmounts(tx, booking, subject, remedy);
        case ClaimRemedy.FULL_REFUND:
        case ClaimRemedy.REBOOKING: {
            const extraCents = remedy === ClaimRemedy.REBOOKING ? Math.min(subject.wantedCents ?? 0, REBOOKING_MAX_CENTS) : 0;
            return refundOf(await collectedPayments(tx, booking.id), extraCents);
        }
        case ClaimRemedy.CYCLE_REFUND:
            return refundOf(await currentPayments(tx, booking), 0);
        case ClaimRemedy.PARTIAL_REFUND: {
            const left = sumCents((await collectedPayments(tx, booking.id)).map((one) => totalOf(one.left)));
            const refundCents = Math.min(decidedCents ?? 0, left);
            return { ...NOTHING, nowCents: refundCents, refundCents };
        }
        case ClaimRemedy.GUARANTEE: {
            const guaranteeCents = await guaranteeCentsOf(tx, booking, subject, decidedCents);
            return { ...NOTHING, nowCents: guaranteeCents, guaranteeCents };
        }
        case ClaimRemedy.DEPOSIT: {
            const left = booking.depositCents - (await depositTaken(tx, booking.id));
            const depositCents = Math.max(0, Math.min(decidedCents ?? subject.wantedCents ?? 0, left));
            const guaranteeCents = await guaranteeBeyondDeposit(tx, booking, subject, { depositCents, decidedCents });
            return { ...NOTHING, nowCents: depositCents + guaranteeCents, depositCents, guaranteeCents };
        }
    }
}
/** The charges of the cycle that a day is in, or of the last one collected. */
export async function currentPayments(tx, booking) {
    const today = tx.clock.today(booking.termsSnapshot.timeZone);
    const collected = await collectedPayments(tx, booking.id);
    const now = collected.filter(({ cycle }) => cycle !== null && cycle.startsOn <= today);
    const monthNo = (now[0] ?? collected[0])?.cycle?.monthNo;
    return collected.filter(({ cycle }) => cycle !== null && cycle.monthNo === monthNo);
}
async function termsAmounts(tx, booking, { unusedFrom }, remedy) {
    const terms = await findTerms(tx, booking.id);
    if (!terms)
        return NOTHING;
    const change = termsChangeOf(remedy, terms, unusedFrom);
    const today = tx.clock.today(booking.termsSnapshot.timeZone);
    const { refundCents } = await previewTerms(tx, booking, change);
    const { monthlyRentCents = terms.monthlyRentCents, endsOn = terms.endsOn } = change;
    const before = monthCharges(cycleTermsOf(booking, terms, today));
    const changed = Object.assign(Object.create(null), terms, {
        monthlyRentCents,
        endsOn,
        reason: change.reason,
    });
    const periods = periodsOf(before, monthCharges(cycleTermsOf(booking, changed, today)));
    const lessCents = sumCents(periods.map((period) => period.renterBeforeCents - period.renterAfterCents));
    return { ...NOTHING, nowCents: refundCents, refundCents, laterCents: Math.max(0, lessCents - refundCents), periods };
}
function periodsOf(before, after) {
    return before.map((month) => {
        const same = after.find(({ monthNo }) => monthNo === month.monthNo);
        return {
            from: month.from,
            to: month.to,
            renterBeforeCents: month.totalCents,
            renterAfterCents: same?.totalCents ?? 0,
            hostBeforeCents: month.hostNetCents,
            hostAfterCents: same?.hostNetCents ?? 0,
        };
    });
}
function refundOf(collected, extraCents) {
    const refundCents = sumCents(collected.map(({ left }) => totalOf(left)));
    const periods = collected
        .flatMap(({ cycle, left }) => {
        if (!cycle)
            return [];
        const { startsOn: from, endsOn: to, hostNetCents } = cycle;
        return [
            {
                from,
                to,
                renterBeforeCents: totalOf(left),
                renterAfterCents: 0,
                hostBeforeCents: hostNetCents,
                hostAfterCents: 0,
            },
        ];
    })
        .toReversed();
    return { ...NOTHING, nowCents: refundCents + extraCents, refundCents, guaranteeCents: extraCents, periods };
}
async function guaranteeCentsOf(tx, booking, { id, detail, items }, decidedCents) {
    const paidBeforeCents = await guaranteePaidBefore(tx, booking.id, id);
    const options = { isWater: detail === ClaimDetail.WATER, paidBeforeCents };
    if (decidedCents === null)
        return guaranteeSum(booking.protectionPlan, items, options).payCents;
    // Staff may grant less or more than the items give, within the limit of the booking.
    const { bookingCents } = GUARANTEE_LIMITS[booking.protectionPlan];
    return Math.max(0, Math.min(decidedCents, bookingCents - paidBeforeCents));
}
/** What staff grant a host beyond the deposit: the guarantee pays it, of a damage less the plan's excess and within its limit. */
async function guaranteeBeyondDeposit(tx, { id: bookingId, protectionPlan }, { id, wantedCents }, { depositCents, decidedCents }) {
    const restCents = (decidedCents ?? 0) - depositCents;
    if (restCents <= 0)
        return 0;
    const { bookingCents, excessCents } = GUARANTEE_LIMITS[protectionPlan];
    const left = bookingCents - (await guaranteePaidBefore(tx, bookingId, id));
    return Math.max(0, Math.min(restCents, (wantedCents ?? 0) - depositCents - excessCents, left));
}
/** What earlier claims took of the booking's limit. */
async function guaranteePaidBefore(tx, bookingId, claimId) {
    const paid = await tx.db
        .selectFrom('GuaranteePayment')
        .select(({ fn }) => fn.sum('amountCents').as('cents'))
        .where('bookingId', '=', bookingId)
        .where('claimId', 'is distinct from', claimId)
        .executeTakeFirst();
    return Number(paid?.cents ?? 0);
}
/** What was charged of the deposit, or is being charged. */
export async function depositTaken(tx, bookingId) {
    const row = await tx.db
        .selectFrom('Payment')
        .select(({ fn }) => fn.sum('totalCents').as('cents'))
        .where('bookingId', '=', bookingId)
        .where('kind', '=', 'deposit')
        .where('status', 'not in', [PaymentStatus.FAILED, PaymentStatus.VOID])
        .executeTakeFirst();
    return Number(row?.cents ?? 0);
}
//# sourceMappingURL=remedy-amounts.js.map