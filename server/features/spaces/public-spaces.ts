import type { ServiceContext } from '../../core/context.js';

/** Whether everybody may see the space `s` of a statement: whoever is suspended has nothing on offer. */
export const IS_PUBLIC = `(s.status = 'published' and not exists (select from users h where h.id = s.host_id and h.suspended_at is not null))`;

/** A published space as a site map tells of it. */
export interface PublicSpaceAddress {
  readonly id: string;
  readonly updatedAt: Date;
}

/** Published spaces, the ones changed last first. */
export async function publicSpaceAddresses(ctx: ServiceContext, most: number): Promise<PublicSpaceAddress[]> {
  const rows = await ctx.em.execute<{ id: string; updated_at: Date }[]>(`select s.id, s.updated_at from spaces s where ${IS_PUBLIC} order by s.updated_at desc, s.id limit ?`, [most]);
  return rows.map(({ id, updated_at }) => ({ id, updatedAt: new Date(updated_at) }));
}
