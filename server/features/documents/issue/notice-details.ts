import type { ServiceContext } from '../../../core/context.js';
import { addDays } from '../../../core/values/date-range.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { CycleStatus } from '../../bookings/billing/billing.enums.js';
import { FORMAL_NOTICE_DAYS } from '../../bookings/billing/charge-ladder.rules.js';
import type { NoticeDetails } from '../document-content.types.js';

/** The content of the formal notice of an unpaid charge; null when it was paid meanwhile. */
export async function noticeDetails(
  tx: ServiceContext,
  cycleId: string,
  noticedAt: Date,
): Promise<(Omit<NoticeDetails, 'space'> & { readonly bookingId: string; readonly noticeId: string }) | null> {
  const row = await tx.db
    .selectFrom('BillingCycle as c')
    .innerJoin('Booking as b', 'b.id', 'c.bookingId')
    .select(['c.bookingId', 'c.status', 'c.totalCents', 'c.from', 'c.to', 'c.dueAt', 'b.termsSnapshot'])
    .where('c.id', '=', cycleId)
    .executeTakeFirst();
  if (row?.status !== CycleStatus.PAST_DUE) return null;
  const { timeZone } = row.termsSnapshot;
  return {
    bookingId: row.bookingId,
    noticeId: cycleId,
    owedCents: row.totalCents,
    from: row.from,
    to: row.to,
    dueOn: localDateOf(row.dueAt, timeZone),
    payBy: addDays(localDateOf(noticedAt, timeZone), FORMAL_NOTICE_DAYS),
  };
}
