import { createHmac } from 'node:crypto';
import { databaseOf } from '../../database.js';
import { secondsOf } from './sandbox-call.js';
const BATCH = 50;
const MAX_ATTEMPTS = 20;
const TIMEOUT_MS = 5000;
/** Stripe's signature of a webhook: the instant and an HMAC over it and the body. */
export function signatureOf(body, secret, at) {
    const seconds = secondsOf(at);
    const hmac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return `t=${seconds},v1=${hmac}`;
}
/** Delivers the webhooks that wait, oldest first; those that are not taken stay for the next time. */
export async function deliverEvents({ forkEm, clock, log, webhookSecret }, url) {
    await forkEm().transactional(async (em) => {
        const db = databaseOf(em);
        const waiting = await db
            .selectFrom('SandboxEvent')
            .selectAll()
            .where('deliveredAt', 'is', null)
            .where('attempts', '<', MAX_ATTEMPTS)
            .orderBy('createdAt')
            .limit(BATCH)
            .forUpdate()
            .skipLocked()
            .execute();
        for (const event of waiting) {
            const body = bodyOf(event);
            const headers = {
                'content-type': 'application/json',
                'stripe-signature': signatureOf(body, webhookSecret, clock.now()),
            };
            const isTaken = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) }).then(({ ok }) => ok, () => false);
            if (!isTaken)
                log.warn({ event: event.id }, 'sandbox: a webhook was not taken');
            await db
                .updateTable('SandboxEvent')
                .set({ attempts: event.attempts + 1, deliveredAt: isTaken ? clock.now() : null })
                .where('id', '=', event.id)
                .execute();
        }
    });
}
/** A webhook's body, as Stripe sends it. */
export function bodyOf({ id, accountId, type, object, createdAt }) {
    return JSON.stringify({
        id,
        object: 'event',
        type,
        created: secondsOf(createdAt),
        livemode: false,
        ...(accountId !== null && { account: accountId }),
        data: { object },
    });
}
//# sourceMappingURL=sandbox-webhooks.js.map