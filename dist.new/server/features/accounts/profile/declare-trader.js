import { FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
// Spaces are a later feature, so their enums cannot be imported here.
const COMPANY = 'empresa';
const ARCHIVED = 'archived';
/** Stores whether a host rents out as a professional; a host with a space let by a company cannot be private. */
export async function declareTrader(tx, userId, { isTrader, path }) {
    // The lock serializes two answers at once, so that the spaces are read as they are now.
    await tx.db.selectFrom('User').select('id').where('id', '=', userId).forUpdate().execute();
    const isCompany = !isTrader && (await letsAsCompany(tx, userId));
    refuseProblems(isCompany ? [{ path, code: FieldProblemCode.TRADER_BY_TAX_PROFILE }] : []);
    await tx.db
        .updateTable('User')
        .set({ isTrader, updatedAt: tx.clock.now() })
        .where('id', '=', userId)
        .where('isTrader', 'is distinct from', isTrader)
        .execute();
}
/** Whether a company lets any of the host's spaces, except one. */
export async function letsAsCompany(ctx, userId, exceptSpaceId = null) {
    const space = await ctx.db
        .selectFrom('Space')
        .select('id')
        .where('hostId', '=', userId)
        .where('taxProfile', '=', COMPANY)
        .where('status', '!=', ARCHIVED)
        .where('id', 'is distinct from', exceptSpaceId)
        .limit(1)
        .executeTakeFirst();
    return space !== undefined;
}
//# sourceMappingURL=declare-trader.js.map