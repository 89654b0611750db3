/** What professional hosts say of themselves, one query for all that an operation reads; null for who has said nothing. */
export function traderDetailsLoader(ctx) {
    return ctx.loaders.get('trader-details', async (ids) => {
        const rows = await ctx.db.selectFrom('TraderDetails').selectAll().where('userId', 'in', ids).execute();
        const byUser = new Map(rows.map((row) => [row.userId, row]));
        return ids.map((id) => byUser.get(id) ?? null);
    });
}
//# sourceMappingURL=trader-details.loaders.js.map