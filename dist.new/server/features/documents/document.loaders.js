import { DocumentKind } from './document-types.js';
import { canReadDocument } from './document.policy.js';
import { voidPayouts } from './void-statements.js';
/** The documents of each booking that the viewer may read, the newest first. */
export function documentsLoader(ctx) {
    return ctx.loaders.get('booking-documents', async (bookingIds) => {
        const rows = await ctx.db
            .selectFrom('IssuedDocument')
            .selectAll()
            .where('bookingId', 'in', bookingIds)
            .orderBy('issuedAt', 'desc')
            .orderBy('id')
            .execute();
        const readable = rows.filter((row) => canReadDocument(ctx.viewer, row));
        return bookingIds.map((id) => readable.filter(({ bookingId }) => bookingId === id));
    });
}
/** The statement of each pay-out, as far as it is issued and the viewer may read it. */
export function statementLoader(ctx) {
    return ctx.loaders.get('payout-statement', async (payoutIds) => {
        const rows = await ctx.db
            .selectFrom('IssuedDocument')
            .selectAll()
            .where('kind', '=', DocumentKind.PAYOUT_STATEMENT)
            .where('sourceType', '=', 'payout')
            .where('sourceId', 'in', payoutIds)
            .execute();
        const readable = new Map(rows.filter((row) => canReadDocument(ctx.viewer, row)).map((row) => [row.sourceId, row]));
        return payoutIds.map((id) => readable.get(id) ?? null);
    });
}
/** Whether each pay-out came back, so that its statement is void. */
export function voidPayoutLoader(ctx) {
    return ctx.loaders.get('void-payouts', async (payoutIds) => {
        const found = await voidPayouts(ctx, payoutIds);
        return payoutIds.map((id) => found.has(id));
    });
}
//# sourceMappingURL=document.loaders.js.map