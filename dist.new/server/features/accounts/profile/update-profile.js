import { refuseProblems } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { declareTrader } from './declare-trader.js';
import { clearPersonCache } from './own-profile.loaders.js';
import { profileProblems, tidyLine, tidyText } from './profile.rules.js';
/** Changes the given fields of the viewer's profile, all or none. */
export async function updateProfile(ctx, input) {
    const values = {
        ...(input.displayName !== undefined && { displayName: tidyLine(input.displayName) }),
        ...(input.bio !== undefined && { bio: tidyText(input.bio) }),
        ...(input.city !== undefined && { city: tidyLine(input.city) }),
        ...(input.languages !== undefined && { languages: input.languages ?? [] }),
    };
    refuseProblems(profileProblems(values));
    const { isTrader, locale } = input;
    const changed = { ...values, ...(locale != null && { locale }) };
    await inTransaction(ctx, async (tx) => {
        if (isTrader != null)
            await declareTrader(tx, tx.viewer.id, { isTrader, path: 'isTrader' });
        if (Object.keys(changed).length === 0)
            return;
        await tx.db
            .updateTable('User')
            .set({ ...changed, updatedAt: tx.clock.now() })
            .where('id', '=', tx.viewer.id)
            .execute();
    });
    clearPersonCache(ctx, ctx.viewer.id);
}
//# sourceMappingURL=update-profile.js.map