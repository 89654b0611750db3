import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import { payeesReady } from './update-account.js';

/** Whether hosts can be paid out, by user. */
export function payeeReadyLoader(ctx: RequestContext): DataLoader<string, boolean> {
  return ctx.loaders.get<string, boolean>('payees-ready', async (ids) => {
    const ready = await payeesReady(ctx, ids);
    return ids.map((id) => ready.has(id));
  });
}
