import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import { disputeStatusesThat } from './dispute-transitions.js';
import type { DisputeStatus } from './dispute-types.js';

/** Whether the cardholder's bank has the money of each payment, for now or for good. */
export function takenBackLoader(ctx: RequestContext): DataLoader<string, boolean> {
  return ctx.loaders.get<string, boolean>('payments-taken-back', async (paymentIds) => {
    const rows = await ctx.db
      .selectFrom('PaymentDispute')
      .select('paymentId')
      .where('paymentId', 'in', paymentIds)
      .where('status', 'in', disputeStatusesThat('isTakenBack'))
      .execute();
    const found = new Set(rows.map(({ paymentId }) => paymentId));
    return paymentIds.map((id) => found.has(id));
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
