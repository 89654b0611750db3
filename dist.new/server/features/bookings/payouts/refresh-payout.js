import { payoutGateway } from './payout-port.js';
import { applyPayoutAnswer } from './settle-payout.js';
/** A webhook about a pay-out: the bank's answer, which may come days after it left. */
export async function refreshPayout(ctx, name, ref) {
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
//# sourceMappingURL=refresh-payout.js.map