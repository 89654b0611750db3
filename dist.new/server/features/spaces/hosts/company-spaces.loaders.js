import { SpaceStatus, TaxProfile } from '../space-types.js';
/** Ids of the spaces that each host lets as a company, archived ones left out; keys are hosts. */
export function companySpacesLoader(ctx) {
    return ctx.loaders.get('company-spaces', async (hostIds) => {
        const rows = await ctx.db
            .selectFrom('Space')
            .select(['id', 'hostId'])
            .where('hostId', 'in', hostIds)
            .where('taxProfile', '=', TaxProfile.EMPRESA)
            .where('status', '!=', SpaceStatus.ARCHIVED)
            .execute();
        return hostIds.map((hostId) => rows.filter((row) => row.hostId === hostId).map(({ id }) => id));
    });
}
/** Whether the host of a space lets another one as a company. */
export async function letsAnotherAsCompany(ctx, space) {
    return (await companySpacesLoader(ctx).load(space.hostId)).some((id) => id !== space.id);
}
//# sourceMappingURL=company-spaces.loaders.js.map