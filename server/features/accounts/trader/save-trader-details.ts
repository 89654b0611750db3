import type { SignedInContext } from '../../../core/context.js';
import { refuseProblems } from '../../../core/errors/errors.js';
import { recordEvent } from '../../../core/events/events.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { AccountEventType } from '../account.events.js';
import type { SaveTraderDetailsInput } from './trader-details.inputs.js';
import { traderDetailsLoader } from './trader-details.loaders.js';
import { traderProblems, traderValues } from './trader-details.rules.js';

/** Stores the trader details of a professional host. They stay stored when the host rents out privately later, and are not shown then. */
export async function saveTraderDetails(ctx: SignedInContext, input: SaveTraderDetailsInput): Promise<void> {
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
    await recordEvent(tx, { type: AccountEventType.HOST_DATA_GIVEN, payload: { userId: tx.viewer.id } });
  });
  traderDetailsLoader(ctx).clear(ctx.viewer.id);
}
