import { pageOfWindow, windowOf } from '../../../core/graphql/connection.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../../core/graphql/newest-first.js';
import { Payout } from './payout.entity.js';
const ORDER = 'payouts';
/** A host's pay-outs, the newest first. */
export async function payoutsOf(ctx, hostId, page) {
    const window = windowOf(page);
    const keys = await ctx.db
        .selectFrom('Payout as p')
        .select(newestFirstKey('p'))
        .where('p.hostId', '=', hostId)
        .where(isInWindow(ORDER, 'p', window))
        .orderBy('p.createdAt', newestFirst(window))
        .orderBy('p.id', newestFirst(window))
        .limit(window.size + 1)
        .execute();
    const found = await ctx.em.fork().find(Payout, { id: { $in: keys.slice(0, window.size).map(({ id }) => id) } });
    const byId = new Map(found.map((payout) => [payout.id, payout]));
    return pageOfWindow(keys, window, (key) => ({
        cursor: cursorOf(ORDER, key),
        node: byId.get(key.id),
    }));
}
/** What pay-outs consist of, by the ledger's lines. */
export async function payoutLines(ctx, payoutIds) {
    const rows = await ctx.db
        .selectFrom('LedgerEntry as l')
        .leftJoin('BillingCycle as c', 'c.id', 'l.cycleId')
        .select(['l.payoutId', 'l.bookingId', 'l.amountCents', 'c.startsOn as from', 'c.endsOn as to'])
        .where('l.payoutId', 'in', payoutIds)
        .where('l.rule', '=', 'payout_ordered')
        .where('l.account', '=', 'host_payable')
        .orderBy('l.payoutId')
        .orderBy('l.lineNo')
        .execute();
    const lines = new Map(payoutIds.map((id) => [id, []]));
    for (const { payoutId, ...line } of rows)
        if (payoutId !== null)
            lines.get(payoutId)?.push(line);
    return lines;
}
//# sourceMappingURL=payout-lists.js.map