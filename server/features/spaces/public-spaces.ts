import type { ServiceContext } from '../../core/context.js';

/** A published space as a site map tells of it. */
export interface PublicSpaceAddress {
  readonly id: string;
  readonly updatedAt: Date;
}

/** Published spaces, the ones changed last first. */
export async function publicSpaceAddresses(ctx: ServiceContext, most: number): Promise<PublicSpaceAddress[]> {
  const rows = await ctx.em.execute<{ id: string; updated_at: Date }[]>(`select s.id, s.updated_at from spaces s join users u on u.id = s.host_id where s.status = 'published' and u.suspended_at is null order by s.updated_at desc, s.id limit ?`, [most]);
  return rows.map(({ id, updated_at }) => ({ id, updatedAt: new Date(updated_at) }));
}
