import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import type { PayoutLine } from './earnings.types.js';
import { payoutLines } from './payout-lists.js';

/** The postings of each payout, read in one batch. */
export function payoutLinesLoader(ctx: RequestContext): DataLoader<string, readonly PayoutLine[]> {
  return ctx.loaders.get<string, readonly PayoutLine[]>('payout-lines', async (ids) => {
    const lines = await payoutLines(ctx, ids);
    return ids.map((id) => lines.get(id) ?? []);
  });
}
