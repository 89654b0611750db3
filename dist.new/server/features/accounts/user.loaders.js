/** The columns of a public profile. */
const COLUMNS = [
    'id',
    'fullName',
    'displayName',
    'avatarKey',
    'bio',
    'city',
    'languages',
    'isTrader',
    'responseMinutes',
    'responseRatePercent',
    'featuredHostSince',
    'emailVerifiedAt',
    'phoneVerifiedAt',
    'identityVerifiedAt',
    'suspendedAt',
    'erasedAt',
    'createdAt',
];
/** Users by uuid, one query for all that an operation reads; null for unknown ids. */
export function userLoader(ctx) {
    return ctx.loaders.get('users', async (ids) => {
        const users = await ctx.db.selectFrom('User').select(COLUMNS).where('id', 'in', ids).execute();
        const byId = new Map(users.map((user) => [user.id, user]));
        return ids.map((id) => byId.get(id) ?? null);
    });
}
/** A user who must exist, such as the host of a stored space. */
export async function loadUser(ctx, id) {
    const user = await userLoader(ctx).load(id);
    if (!user)
        throw new Error(`user not found: ${id}`);
    return user;
}
//# sourceMappingURL=user.loaders.js.map