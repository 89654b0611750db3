import { randomUUID } from 'node:crypto';
import { postingLines, postingRules } from './posting-rules.js';
/** Applies a posting rule to a source; returns whether it was booked now, false when it was before. */
export async function post(tx, rule, amounts, details) {
    const rows = postingRows(rule, amounts, details, { txId: randomUUID(), createdAt: tx.clock.now() });
    if (rows.length === 0)
        return false;
    const written = await tx.db
        .insertInto('LedgerEntry')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['rule', 'sourceType', 'sourceId', 'lineNo']).doNothing())
        .returning('id')
        .execute();
    if (written.length !== 0 && written.length !== rows.length)
        throw new Error(`${rule} of ${details.source.join(' ')} was booked before with other lines`);
    return written.length > 0;
}
/** The rows of a posting. */
export function postingRows(rule, amounts, { source: [sourceType, sourceId], ...details }, { txId, createdAt }) {
    const { memo } = postingRules[rule];
    return postingLines(rule, amounts).map(({ account, amountCents, bookingId, cycleId }, index) => ({
        txId,
        rule,
        sourceType,
        sourceId,
        lineNo: index + 1,
        account,
        amountCents,
        bookingId: (bookingId === undefined ? details.bookingId : bookingId) ?? null,
        cycleId: (cycleId === undefined ? details.cycleId : cycleId) ?? null,
        hostId: details.hostId ?? null,
        paymentId: details.paymentId ?? null,
        payoutId: details.payoutId ?? null,
        memo,
        createdAt,
    }));
}
//# sourceMappingURL=post.js.map