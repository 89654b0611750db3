/** What the apps of grants are called, for all that an operation reads. */
export function appOfGrantLoader(ctx) {
    return ctx.loaders.get('apps-of-grants', async (ids) => {
        const rows = await ctx.db
            .selectFrom('PartnerApp')
            .select(['id', 'name', 'website'])
            .where('id', 'in', ids)
            .execute();
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => byId.get(id) ?? new Error(`app not found: ${id}`));
    });
}
//# sourceMappingURL=app-of-grant.loaders.js.map