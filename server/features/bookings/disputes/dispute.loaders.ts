import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import type { DisputeStatus } from './dispute.enums.js';

/** The status of disputes by the provider's references; null where there is none. */
export function disputeStatusLoader(ctx: RequestContext): DataLoader<string, DisputeStatus | null> {
  return ctx.loaders.get<string, DisputeStatus | null>('dispute-status', async (refs) => {
    const rows = await ctx.db.selectFrom('PaymentDispute').select(['ref', 'status']).where('ref', 'in', refs).execute();
    const byRef = new Map(rows.map(({ ref, status }) => [ref, status]));
    return refs.map((ref) => byRef.get(ref) ?? null);
  });
}
