/** The pictures of reviews in their order, without asking who may read them; one query for all that an operation reads. */
export function reviewPhotosLoader(ctx) {
    return ctx.loaders.get('review-photos', async (ids) => {
        const rows = await ctx.db
            .selectFrom('ReviewPhoto')
            .select(['id', 'reviewId', 'storageKey', 'width', 'height'])
            .where('reviewId', 'in', ids)
            .orderBy('position')
            .orderBy('id')
            .execute();
        const byReview = Map.groupBy(rows, ({ reviewId }) => reviewId);
        return ids.map((id) => byReview.get(id) ?? []);
    });
}
//# sourceMappingURL=review-photo.loaders.js.map