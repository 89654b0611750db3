import { userLoader } from '../user.loaders.js';
/** Private profiles of users that must exist, one query for all fields of an operation. */
export function ownProfileLoader(ctx) {
    return ctx.loaders.get('own-profiles', async (ids) => {
        const rows = await ctx.db
            .selectFrom('User')
            .select(['id', 'bio', 'phone', 'phoneVerifiedAt', 'birthDate'])
            .where('id', 'in', ids)
            .execute();
        // A phone that is not verified is not shown.
        const byId = new Map(rows.map(({ id, phone, ...row }) => [id, { ...row, phone: row.phoneVerifiedAt && phone }]));
        return ids.map((id) => byId.get(id) ?? new Error(`user not found: ${id}`));
    });
}
/** Clears the loaders, so that the rest of an operation reads a user as changed in it. */
export function clearPersonCache(ctx, id) {
    userLoader(ctx).clear(id);
    ownProfileLoader(ctx).clear(id);
}
//# sourceMappingURL=own-profile.loaders.js.map