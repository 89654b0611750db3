import { loadConstants } from '../../../core/constants/load-constants.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { refreshSearchRows } from '../../search/search-projection.js';
import { SpaceStatus } from '../../spaces/space-types.js';
import { findFeaturedHosts } from './find-featured-hosts.js';
/** Gives the label "Anfitrión destacado" to the hosts who meet its criteria now and takes it from those who no longer do, each in a transaction. */
export async function updateFeaturedHosts(ctx) {
    const now = ctx.clock.now();
    const featured = new Set(await findFeaturedHosts(ctx.db, now, await loadConstants(ctx)));
    const before = await ctx.db.selectFrom('User').select('id').where('featuredHostSince', 'is not', null).execute();
    const had = new Set(before.map(({ id }) => id));
    for (const hostId of featured)
        if (!had.has(hostId))
            await setFeatured(ctx, hostId, now);
    for (const hostId of had)
        if (!featured.has(hostId))
            await setFeatured(ctx, hostId, null);
}
async function setFeatured(ctx, hostId, featuredHostSince) {
    await inTransaction(ctx, async (tx) => {
        await tx.db
            .updateTable('User')
            .set({ featuredHostSince })
            .where('id', '=', hostId)
            .where('erasedAt', 'is', null)
            .execute();
        const spaces = await tx.db
            .selectFrom('Space')
            .select('id')
            .where('hostId', '=', hostId)
            .where('status', '=', SpaceStatus.PUBLISHED)
            .execute();
        await refreshSearchRows(tx, spaces.map(({ id }) => id));
    });
}
//# sourceMappingURL=update-featured-hosts.js.map