import { setTimeout as wait } from 'node:timers/promises';
import { deliveryLoader } from '../../../core/events/delivery-loader.js';
import { Delivery, DeliveryStream } from '../../../core/events/delivery-stream.js';
import { LoaderCache } from '../../../core/graphql/loaders.js';
import { isOpenAt } from './session-conditions.js';
/** Milliseconds before each further attempt to read what a message is about. */
const RETRY_DELAYS_MS = [250, 1_000];
/** Whether the session of a subscription is still open; checked per delivery, because its context outlives sign-outs and suspensions. */
function isSessionLive(ctx) {
    // A program has no session: whether its key or consent holds is known to whoever let it in.
    if (ctx.isProgramLive)
        return ctx.isProgramLive();
    const { id: userId, sessionId } = ctx.viewer;
    return deliveryLoader(ctx, 'sessions', async ({ db }, keys) => {
        const open = await db
            .selectFrom('Session as s')
            .innerJoin('User as u', 'u.id', 's.userId')
            .select(['s.id', 's.userId'])
            .where('s.id', '=', (eb) => eb.fn.any(eb.val([...new Set(keys.map((key) => key.sessionId))])))
            .where(isOpenAt(ctx.clock.now()))
            .where('u.suspendedAt', 'is', null)
            .execute();
        const owners = new Map(open.map((session) => [session.id, session.userId]));
        return keys.map((key) => owners.get(key.sessionId) === key.userId);
    }).load({ userId, sessionId });
}
/** What changes below a topic, for a subscription of its viewer; the topic comes from the context, never from an argument. */
export function liveChanges(ctx, topic, read, { skips = () => false, startsWithState = false } = {}) {
    const readNow = (message) => readDelivery(ctx, read, message);
    return new DeliveryStream({
        subscribe: (onMessage) => ctx.pubsub.subscribe(topic, (message) => (skips(message) ? undefined : onMessage(message))),
        read: readNow,
        ...(startsWithState ? { first: () => ctx.pubsub.listening().then(() => readNow({})) } : {}),
    });
}
/**
 * Reads what a message is about, as it is now; null once the session has ended. A read that fails is tried again and then skipped: an error would
 * end the subscription, and live updates until the page is loaded again.
 */
async function readDelivery(ctx, read, message) {
    for (const pause of [0, ...RETRY_DELAYS_MS]) {
        try {
            if (pause > 0)
                await wait(pause);
            // Its own loaders: the context of a subscription outlives many events, and each must show the current rows.
            const reading = { ...ctx, loaders: new LoaderCache() };
            const [isLive, found] = await Promise.all([isSessionLive(ctx), read(reading, message)]);
            return isLive && found !== null ? new Delivery(found, reading) : null;
        }
        catch (error) {
            ctx.log.warn({ err: error }, 'live: a change could not be read');
        }
    }
    return null;
}
//# sourceMappingURL=live-session.js.map