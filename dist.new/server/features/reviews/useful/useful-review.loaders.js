/** Whether the viewer found reviews useful; keys are reviews, one query for all that an operation reads. */
export function usefulToViewerLoader(ctx) {
    return ctx.loaders.get('useful-to-viewer', async (ids) => {
        const rows = await ctx.db
            .selectFrom('UsefulReview')
            .select('reviewId')
            .where('userId', '=', ctx.viewer.id)
            .where('reviewId', 'in', ids)
            .execute();
        const marked = new Set(rows.map(({ reviewId }) => reviewId));
        return ids.map((id) => marked.has(id));
    });
}
//# sourceMappingURL=useful-review.loaders.js.map