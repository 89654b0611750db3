import { isOn } from '../../../core/constants/constants.js';
import { loadConstants } from '../../../core/constants/load-constants.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { arePushKeys, isPushEndpoint } from './push-endpoint.js';
/** More browsers than a person uses; the oldest one makes room. */
const MAX_DEVICES = 10;
/** Has the browser of this session notified; a browser that had been somebody else's is now the viewer's. Throws BAD_REQUEST or FEATURE_OFF. */
export async function subscribeToPush(ctx, { endpoint, p256dh, auth }) {
    if (!isPushEndpoint(endpoint) || !arePushKeys({ p256dh, auth }))
        throw new DomainError(ErrorCode.BAD_REQUEST);
    if (!isOn(await loadConstants(ctx), 'OFFERS_PUSH'))
        throw new DomainError(ErrorCode.FEATURE_OFF);
    await consume(ctx, 'push-devices-user', ctx.viewer.id);
    await inTransaction(ctx, async (tx) => {
        const { id: userId, sessionId } = tx.viewer;
        // Browsers of one person that subscribe at once wait for each other: each may make the oldest one go.
        await tx.db.selectFrom('User').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
        const row = { userId, sessionId, p256dh, auth, createdAt: tx.clock.now() };
        await tx.db
            .insertInto('PushSubscription')
            .values({ endpoint, ...row })
            .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
            .execute();
        const newest = tx.db
            .selectFrom('PushSubscription')
            .select('id')
            .where('userId', '=', userId)
            .orderBy('createdAt', 'desc')
            .orderBy('id', 'desc')
            .limit(MAX_DEVICES);
        await tx.db.deleteFrom('PushSubscription').where('userId', '=', userId).where('id', 'not in', newest).execute();
    });
}
/** Ends a subscription of the viewer; one that is not there stays so. */
export async function unsubscribeFromPush(ctx, endpoint) {
    await ctx.db
        .deleteFrom('PushSubscription')
        .where('userId', '=', ctx.viewer.id)
        .where('endpoint', '=', endpoint)
        .execute();
}
/** How many browsers of a person are notified. */
export async function countPushDevices(ctx, userId) {
    return (await liveSubscriptions(ctx, userId)).length;
}
/** The subscriptions of a person whose session still lives. */
export async function liveSubscriptions(ctx, userId) {
    return ctx.db
        .selectFrom('PushSubscription as p')
        .innerJoin('Session as s', 's.id', 'p.sessionId')
        .select('p.id')
        .where('p.userId', '=', userId)
        .where('s.revokedAt', 'is', null)
        .where('s.expiresAt', '>', ctx.clock.now())
        .execute();
}
//# sourceMappingURL=push-subscriptions.js.map