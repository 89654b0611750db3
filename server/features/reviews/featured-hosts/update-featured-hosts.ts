import { loadConstants } from '../../../core/constants/load-constants.js';
import type { ServiceContext } from '../../../core/context.js';
import { changeRecord } from '../../../core/writes/change-record.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { User } from '../../accounts/user.entity.js';
import { refreshSearchRows } from '../../search/search-projection.js';
import { SpaceStatus } from '../../spaces/space.enums.js';
import { findFeaturedHosts } from './find-featured-hosts.js';

/** Gives the label "Anfitrión destacado" to the hosts who meet its criteria now and takes it from those who no longer do, each in a transaction. */
export async function updateFeaturedHosts(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const featured = new Set(await findFeaturedHosts(ctx.db, now, await loadConstants(ctx)));
  const before = await ctx.db.selectFrom('User').select('id').where('featuredHostSince', 'is not', null).execute();
  const had = new Set(before.map(({ id }) => id));
  const changes = [
    ...[...featured].filter((id) => !had.has(id)).map((id) => [id, now] as const),
    ...[...had].filter((id) => !featured.has(id)).map((id) => [id, null] as const),
  ];
  for (const [hostId, since] of changes) await inTransaction(ctx, (tx) => setFeatured(tx, hostId, since));
}

/** The same on a platform where nobody has the label yet. A restart changes no label, which is given and taken on the first of a month. */
export async function findFirstFeaturedHosts(ctx: ServiceContext): Promise<void> {
  const one = await ctx.db
    .selectFrom('User')
    .select('id')
    .where('featuredHostSince', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!one) await updateFeaturedHosts(ctx);
}

/** The same for a host whose spaces were hidden, or shown again. */
export async function updateFeaturedHost(tx: ServiceContext, hostId: string): Promise<void> {
  const now = tx.clock.now();
  const [found] = await findFeaturedHosts(tx.db, now, await loadConstants(tx), hostId);
  await setFeatured(tx, hostId, found === undefined ? null : now);
}

async function setFeatured(tx: ServiceContext, hostId: string, featuredHostSince: Date | null): Promise<void> {
  // An account that was erased meanwhile stays unchanged.
  const host = await tx.db
    .selectFrom('User')
    .select('id')
    .where('id', '=', hostId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (host) await changeRecord(tx, User, hostId, { featuredHostSince });
  const spaces = await tx.db
    .selectFrom('Space')
    .select('id')
    .where('hostId', '=', hostId)
    .where('status', '=', SpaceStatus.PUBLISHED)
    .execute();
  await refreshSearchRows(
    tx,
    spaces.map(({ id }) => id),
  );
}
