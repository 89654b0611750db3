import { addDays } from '../../../core/values/date-range.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { CycleStatus } from '../../bookings/billing/billing-types.js';
import { FORMAL_NOTICE_DAYS } from '../../bookings/billing/charge-ladder.rules.js';
/** What the formal notice of an unpaid charge says; null when it was paid meanwhile. */
export async function noticeDetails(tx, cycleId, noticedAt) {
    const row = await tx.db
        .selectFrom('BillingCycle as c')
        .innerJoin('Booking as b', 'b.id', 'c.bookingId')
        .select(['c.bookingId', 'c.status', 'c.totalCents', 'c.startsOn', 'c.endsOn', 'c.dueAt', 'b.termsSnapshot'])
        .where('c.id', '=', cycleId)
        .executeTakeFirst();
    if (row?.status !== CycleStatus.PAST_DUE)
        return null;
    const { timeZone } = row.termsSnapshot;
    return {
        bookingId: row.bookingId,
        noticeId: cycleId,
        owedCents: row.totalCents,
        from: row.startsOn,
        to: row.endsOn,
        dueOn: localDateOf(row.dueAt, timeZone),
        payBy: addDays(localDateOf(noticedAt, timeZone), FORMAL_NOTICE_DAYS),
    };
}
//# sourceMappingURL=notice-details.js.map