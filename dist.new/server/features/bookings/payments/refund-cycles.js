import { orderRefund } from './order-refund.js';
/** Orders what is not owed any more of collected cycles, off the payments that collected them. */
export async function refundCycles(tx, booking, refunds, { actor, rule }) {
    for (const { cycle, amounts } of refunds)
        await orderRefund(tx, booking, { cycleId: cycle.id, amounts, reason: rule, actor });
}
//# sourceMappingURL=refund-cycles.js.map