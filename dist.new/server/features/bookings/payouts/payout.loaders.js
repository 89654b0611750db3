import { payoutLines } from './payout-lists.js';
/** The lines of each pay-out, read together. */
export function payoutLinesLoader(ctx) {
    return ctx.loaders.get('payout-lines', async (ids) => {
        const lines = await payoutLines(ctx, ids);
        return ids.map((id) => lines.get(id) ?? []);
    });
}
//# sourceMappingURL=payout.loaders.js.map