import type DataLoader from 'dataloader';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
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

/** Whether a company lets any of the host's spaces, except one, as they are now. */
export async function rentsOutAsCompany(
  ctx: ServiceContext,
  userId: string,
  exceptSpaceId: string | null = null,
): Promise<boolean> {
  const space = await ctx.db
    .selectFrom('Space')
    .select('id')
    .where('hostId', '=', userId)
    .where('taxProfile', '=', TaxProfile.EMPRESA)
    .where('status', '!=', SpaceStatus.ARCHIVED)
    .where('id', 'is distinct from', exceptSpaceId)
    .limit(1)
    .executeTakeFirst();
  return space !== undefined;
}
