import { addDays } from '../../core/values/date-range.js';
import { localDateOf } from '../../core/values/time-zone.js';
import { BillingEventType } from '../bookings/billing/billing.events.js';
import { CycleStatus } from '../bookings/billing/billing-types.js';
import { FORMAL_NOTICE_DAYS } from '../bookings/billing/charge-ladder.rules.js';
import { creditOfPaidCycles } from '../bookings/payments/credit-spent.js';
import { creditOfComingCycles } from '../bookings/renter-payments/coming-charges.js';
/** The statuses in which the news of an event is still true; an event that is not listed is always told. */
const STILL_TRUE = {
    [BillingEventType.ANNOUNCED]: [CycleStatus.SCHEDULED],
    [BillingEventType.CHARGE_FAILED]: [CycleStatus.RETRYING, CycleStatus.PAST_DUE],
    [BillingEventType.PAST_DUE]: [CycleStatus.PAST_DUE],
    [BillingEventType.FORMAL_NOTICE]: [CycleStatus.PAST_DUE],
    [BillingEventType.IN_RECOVERY]: [CycleStatus.PAST_DUE],
};
/** What the renter is told of a cycle; null when it was overtaken, as by a payment. The host is told no sums of the renter's. */
export async function loadBillingContext(tx, event) {
    const { cycleId, tries, reason, nextTryOn } = event.payload;
    const row = await tx.db
        .selectFrom('BillingCycle as c')
        .innerJoin('Booking as b', 'b.id', 'c.bookingId')
        .select(['c.id', 'c.status', 'c.totalCents', 'c.dueAt', 'b.id as bookingId', 'b.renterId', 'b.termsSnapshot'])
        .where('c.id', '=', String(cycleId))
        .executeTakeFirst();
    if (!row || STILL_TRUE[event.type]?.includes(row.status) === false)
        return null;
    const { timeZone } = row.termsSnapshot;
    const creditCents = await creditIn(tx, event.type, row);
    const renter = {
        amountCents: row.totalCents - creditCents,
        ...(creditCents > 0 ? { creditCents } : {}),
        ...(event.type === BillingEventType.ANNOUNCED ? { day: localDateOf(row.dueAt, timeZone) } : {}),
        ...(event.type === BillingEventType.FORMAL_NOTICE
            ? { day: addDays(localDateOf(event.createdAt, timeZone), FORMAL_NOTICE_DAYS) }
            : {}),
        ...(typeof nextTryOn === 'string' ? { day: nextTryOn } : {}),
        ...(typeof tries === 'number' ? { count: tries } : {}),
        ...(typeof reason === 'string' ? { reason } : {}),
    };
    return { renter, host: {}, cancellation: null };
}
/** What of a charge the renter's credit pays or paid, where the notice is about the card; a debt is told whole. */
async function creditIn(tx, type, { id, bookingId, renterId }) {
    if (type === BillingEventType.ANNOUNCED)
        return (await creditOfComingCycles(tx, [renterId]))[0]?.get(id) ?? 0;
    if (type === BillingEventType.PAID)
        return (await creditOfPaidCycles(tx, [bookingId])).get(id) ?? 0;
    return 0;
}
//# sourceMappingURL=billing-context.js.map