import { PayoutStatus } from '../bookings/payouts/payout-types.js';
import { DocumentKind } from './document-types.js';
import { scheduleRendering } from './files/render-job.js';
/** Which of these pay-outs came back, so that their statements are void. */
export async function voidPayouts({ db }, payoutIds) {
    const rows = await db
        .selectFrom('Payout')
        .select('id')
        .where('id', 'in', payoutIds)
        .where('status', '=', PayoutStatus.FAILED)
        .execute();
    return new Set(rows.map(({ id }) => id));
}
/** Has the statement of a pay-out that came back rendered again: its PDF says that it is void. */
export async function renderVoidStatement(tx, payoutId) {
    await tx.db
        .updateTable('IssuedDocument')
        .set({ fileKey: null })
        .where('kind', '=', DocumentKind.PAYOUT_STATEMENT)
        .where('sourceType', '=', 'payout')
        .where('sourceId', '=', payoutId)
        .execute();
    await scheduleRendering(tx);
}
//# sourceMappingURL=void-statements.js.map