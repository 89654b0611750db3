import type DataLoader from 'dataloader';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { PartnerAppKind, type PartnerApp } from './partner-app.entity.js';

/** When a person last recovered their account; null for never. */
export async function recoveryOf({ db }: ServiceContext, userId: string): Promise<Date | null> {
  const person = await db.selectFrom('User').select('recoveredAt').where('id', '=', userId).executeTakeFirst();
  return person?.recoveredAt ?? null;
}

/** The same for all people that an operation reads. */
export function recoveryLoader(ctx: RequestContext): DataLoader<string, Date | null> {
  return ctx.loaders.get<string, Date | null>('recoveries', async (ids) => {
    const people = await ctx.db.selectFrom('User').select(['id', 'recoveredAt']).where('id', 'in', ids).execute();
    const byId = new Map(people.map(({ id, recoveredAt }) => [id, recoveredAt]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** Whether the secret of an app works: a recovery ends those made before with its own commit, as it ends API keys. */
export function hasSecret({ kind, secretMadeAt }: PartnerApp, recoveredAt: Date | null): boolean {
  if (kind !== PartnerAppKind.CONFIDENTIAL || secretMadeAt === null) return false;
  return recoveredAt === null || recoveredAt < secretMadeAt;
}
