/** The status of disputes by the provider's references; null where there is none. */
export function disputeStatusLoader(ctx) {
    return ctx.loaders.get('dispute-status', async (refs) => {
        const rows = await ctx.db.selectFrom('PaymentDispute').select(['ref', 'status']).where('ref', 'in', refs).execute();
        const byRef = new Map(rows.map(({ ref, status }) => [ref, status]));
        return refs.map((ref) => byRef.get(ref) ?? null);
    });
}
//# sourceMappingURL=dispute.loaders.js.map