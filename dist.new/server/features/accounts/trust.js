/** The checks a user has passed by now. */
export async function getTrust(ctx, userId) {
    const user = await ctx.db
        .selectFrom('User as u')
        .leftJoin('TraderDetails as d', 'd.userId', 'u.id')
        .select(['u.phoneVerifiedAt', 'u.identityVerifiedAt', 'd.certifiedAt'])
        .where('u.id', '=', userId)
        .executeTakeFirst();
    return {
        isPhoneVerified: user?.phoneVerifiedAt != null,
        isIdentityVerified: user?.identityVerifiedAt != null,
        hasTraderDetails: user?.certifiedAt != null,
    };
}
/** Whether a user rents out as a professional; null until they have said so. */
export async function getIsTrader(ctx, userId) {
    const user = await ctx.db.selectFrom('User').select('isTrader').where('id', '=', userId).executeTakeFirst();
    return user?.isTrader ?? null;
}
//# sourceMappingURL=trust.js.map