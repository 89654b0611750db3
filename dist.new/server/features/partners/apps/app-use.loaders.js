const UNUSED = { userCount: 0, lastUsedAt: null };
/** How many people allow an app something, and when it last called, for all apps that an operation reads. */
export function appUseLoader(ctx) {
    return ctx.loaders.get('app-use', async (ids) => {
        const now = ctx.clock.now();
        const rows = await ctx.db
            .selectFrom('AppGrant as g')
            .select(({ fn }) => [
            'g.appId',
            fn.countAll().filterWhere('g.revokedAt', 'is', null).filterWhere('g.expiresAt', '>', now).as('count'),
            fn.max('g.lastUsedAt').as('lastUsedAt'),
        ])
            .where('g.appId', 'in', ids)
            .groupBy('g.appId')
            .execute();
        const byId = new Map(rows.map(({ appId, count, lastUsedAt }) => [appId, { userCount: Number(count), lastUsedAt: lastUsedAt ?? null }]));
        return ids.map((id) => byId.get(id) ?? UNUSED);
    });
}
//# sourceMappingURL=app-use.loaders.js.map