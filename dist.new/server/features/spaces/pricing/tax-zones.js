/** The tax of a zone on a day. */
export async function readTaxRate(ctx, zone, day) {
    const { kind: name, bps } = await ctx.db
        .selectFrom('ZoneTaxRate')
        .select(['kind', 'bps'])
        .where('zone', '=', zone)
        .where('validFrom', '<=', day)
        .orderBy('validFrom', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
    return { name, bps };
}
//# sourceMappingURL=tax-zones.js.map