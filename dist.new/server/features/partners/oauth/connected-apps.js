import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { AppGrant } from './app-grant.entity.js';
import { closeGrants, isInForce } from './grants.js';
const MAX_SHOWN = 100;
/** The apps that act for the viewer, the last connected first. */
export function connectedApps(ctx) {
    return findGrants(ctx, null);
}
/** One of them by its uuid; null for all others. */
export async function findConnectedApp(ctx, uuid) {
    const { viewer } = ctx;
    return viewer ? ((await findGrants({ ...ctx, viewer }, uuid))[0] ?? null) : null;
}
async function findGrants(ctx, id) {
    const rows = await ctx.db
        .selectFrom('AppGrant as g')
        .innerJoin('User as u', 'u.id', 'g.userId')
        .select('g.id')
        .where('g.userId', '=', ctx.viewer.id)
        .where(isInForce(ctx.clock.now()))
        .$if(id !== null, (query) => query.where('g.id', '=', id ?? ''))
        .orderBy('g.consentedAt', 'desc')
        .limit(MAX_SHOWN)
        .execute();
    const ids = rows.map((row) => row.id);
    return ctx.em.fork().find(AppGrant, { id: { $in: ids } }, { orderBy: { consentedAt: 'desc', id: 'desc' } });
}
/** Ends what the viewer allows an app: its tokens stop working at once. Ended already is no error. */
export async function disconnectApp(ctx, id) {
    const uuid = fromGlobalId('ConnectedApp', id);
    await inTransaction(ctx, async (tx) => {
        const grant = await tx.db
            .selectFrom('AppGrant')
            .select('appId')
            .where('id', '=', uuid)
            .where('userId', '=', tx.viewer.id)
            .executeTakeFirst();
        if (!grant)
            throw new DomainError(ErrorCode.NOT_FOUND);
        if ((await closeGrants(tx, { id: uuid })) === 0)
            return;
        await recordAudit(tx, {
            actorId: tx.viewer.id,
            action: 'app_grant.revoked',
            objectType: 'PartnerApp',
            objectId: grant.appId,
            after: { grantId: uuid },
            ip: tx.client.ip,
        });
    });
}
//# sourceMappingURL=connected-apps.js.map