import { refuseProblems } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { traderDetailsLoader } from './trader-details.loaders.js';
import { traderProblems, traderValues } from './trader-details.rules.js';
/** Stores who a professional host is. They stay stored when the host rents out privately later, and are not shown then. */
export async function saveTraderDetails(ctx, input) {
    const values = traderValues(input);
    refuseProblems(traderProblems(values, input.isCertified));
    await inTransaction(ctx, async (tx) => {
        const now = tx.clock.now();
        const row = { ...values, certifiedAt: now, updatedAt: now };
        await tx.db
            .insertInto('TraderDetails')
            .values({ userId: tx.viewer.id, ...row })
            .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
            .execute();
    });
    traderDetailsLoader(ctx).clear(ctx.viewer.id);
}
//# sourceMappingURL=save-trader-details.js.map