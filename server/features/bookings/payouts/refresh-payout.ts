import type { ServiceContext } from '../../../core/context.js';
import { payoutGateway } from './payout-port.js';
import { applyPayoutAnswer } from './settle-payout.js';

/** Handles a webhook about a payout: the bank's answer, which may come days after it was sent. */
export async function refreshPayout(ctx: ServiceContext, name: string, ref: string): Promise<void> {
  const provider = payoutGateway()?.providerOf(ctx, name);
  const payout = await ctx.db
    .selectFrom('Payout')
    .select(['id', 'accountRef'])
    .where('provider', '=', name)
    .where('payoutRef', '=', ref)
    .executeTakeFirst();
  if (provider && payout)
    await applyPayoutAnswer(ctx, payout.id, await provider.retrievePayout(payout.accountRef, ref));
}
