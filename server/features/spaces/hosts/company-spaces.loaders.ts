import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import { SpaceStatus, TaxProfile } from '../space.enums.js';

/** Ids of the spaces that each host lets as a company, without archived ones; keys are hosts. */
export function companySpacesLoader(ctx: RequestContext): DataLoader<string, readonly string[]> {
  return ctx.loaders.get<string, readonly string[]>('company-spaces', async (hostIds) => {
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
export async function rentsOutAnotherAsCompany(
  ctx: RequestContext,
  space: { readonly id: string; readonly hostId: string },
): Promise<boolean> {
  return (await companySpacesLoader(ctx).load(space.hostId)).some((id) => id !== space.id);
}
