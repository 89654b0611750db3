import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import { disputeStatusesThat } from './dispute-transitions.js';
import type { DisputeStatus } from './dispute-types.js';

/** The payments of each booking whose money the cardholder's bank has, for now or for good. */
export function takenBackLoader(ctx: RequestContext): DataLoader<string, readonly string[]> {
  return ctx.loaders.get<string, readonly string[]>('payments-taken-back', async (bookingIds) => {
    const rows = await ctx.db
      .selectFrom('PaymentDispute')
      .select(['bookingId', 'paymentId'])
      .where('bookingId', 'in', bookingIds)
      .where('status', 'in', disputeStatusesThat('isTakenBack'))
      .execute();
    const byBooking = Map.groupBy(rows, ({ bookingId }) => bookingId);
    return bookingIds.map((id) => (byBooking.get(id) ?? []).map(({ paymentId }) => paymentId));
  });
}

/** The status of disputes by the provider's references; null where there is none. */
export function disputeStatusLoader(ctx: RequestContext): DataLoader<string, DisputeStatus | null> {
  return ctx.loaders.get<string, DisputeStatus | null>('dispute-status', async (refs) => {
    const rows = await ctx.db.selectFrom('PaymentDispute').select(['ref', 'status']).where('ref', 'in', refs).execute();
    const byRef = new Map(rows.map(({ ref, status }) => [ref, status]));
    return refs.map((ref) => byRef.get(ref) ?? null);
  });
}
