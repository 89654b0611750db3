/** Number of public spaces that match each saved search since its owner last saw the results, by uuid. */
export function newCountLoader(ctx) {
    return ctx.loaders.get('saved-search-new-counts', async (ids) => {
        const rows = await ctx.db
            .selectFrom('SavedSearch as q')
            .innerJoin('SavedSearchMatch as m', (join) => join.onRef('m.searchId', '=', 'q.id').onRef('m.matchedAt', '>', 'q.seenAt'))
            .innerJoin('SpaceSearch as r', 'r.id', 'm.spaceId')
            .select((eb) => ['q.id', eb.fn.countAll().as('total')])
            .where('q.id', 'in', ids)
            .groupBy('q.id')
            .execute();
        const counts = new Map(rows.map(({ id, total }) => [id, Number(total)]));
        return ids.map((id) => counts.get(id) ?? 0);
    });
}
//# sourceMappingURL=saved-search.loaders.js.map