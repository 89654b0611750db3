import { randomUUID } from 'node:crypto';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { pageOfWindow, windowOf } from '../../../core/graphql/connection.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../../core/graphql/newest-first.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { findOwnWebhook, lockOwnWebhook } from './edit-webhooks.js';
import { addDelivery } from './record-deliveries.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookState } from './webhook-types.js';
export const REDELIVER_JOB = 'webhooks.redeliver';
/** The log of one webhook of the viewer, newest first. */
export async function webhookLog(ctx, { endpointId, state, page }) {
    const uuid = fromGlobalId('WebhookEndpoint', endpointId);
    if (!(await findOwnWebhook(ctx, uuid)))
        throw new DomainError(ErrorCode.NOT_FOUND);
    const window = windowOf(page);
    const order = `webhook-log:${uuid}:${state ?? 'all'}`;
    const ofEndpoint = ctx.db
        .selectFrom('WebhookDelivery as d')
        .where('d.endpointId', '=', uuid)
        .$if(state !== null, (query) => query.where('d.state', '=', state));
    const keys = await ofEndpoint
        .select(newestFirstKey('d'))
        .where(isInWindow(order, 'd', window))
        .orderBy('d.createdAt', newestFirst(window))
        .orderBy('d.id', newestFirst(window))
        .limit(window.size + 1)
        .execute();
    const { total } = await ofEndpoint.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
    const found = await ctx.em
        .fork()
        .find(WebhookDelivery, { id: { $in: keys.slice(0, window.size).map(({ id }) => id) } });
    const byId = new Map(found.map((delivery) => [delivery.id, delivery]));
    const connection = pageOfWindow(keys, window, (key) => ({
        cursor: cursorOf(order, key),
        node: byId.get(key.id),
    }));
    return { ...connection, totalCount: Number(total) };
}
/** A delivery of a webhook of the viewer; null for all others. */
export async function findOwnDelivery(ctx, uuid) {
    const delivery = ctx.viewer && (await ctx.em.fork().findOne(WebhookDelivery, uuid));
    return delivery && (await findOwnWebhook(ctx, delivery.endpointId)) ? delivery : null;
}
/** The attempts of deliveries that the viewer was shown, oldest first. */
export function attemptsLoader(ctx) {
    return ctx.loaders.get('webhook-attempts', async (ids) => {
        const rows = await ctx.db
            .selectFrom('WebhookAttempt')
            .selectAll()
            .where('deliveryId', 'in', [...ids])
            .orderBy('at')
            .orderBy('id')
            .execute();
        return ids.map((id) => rows.filter(({ deliveryId }) => deliveryId === id));
    });
}
/** Sends an event that did not happen, with ids of nothing. */
export async function sendTestEvent(ctx, { webhookEndpointId, event }) {
    await consume(ctx, 'webhook-tests-user', ctx.viewer.id);
    const id = await inTransaction(ctx, async (tx) => {
        const endpoint = await lockOwnWebhook(tx, webhookEndpointId);
        if (endpoint.state !== WebhookState.ACTIVE)
            throw new DomainError(ErrorCode.WEBHOOK_DISABLED);
        return addDelivery(tx, endpoint, {
            eventKey: `test:${randomUUID()}`,
            type: event,
            data: { test: 'true' },
            at: tx.clock.now(),
            isTest: true,
        });
    });
    return ctx.em.fork().findOneOrFail(WebhookDelivery, id ?? '');
}
/** Sends a delivery again now, whatever came of it before. */
export async function redeliver(ctx, id) {
    const delivery = await findOwnDelivery(ctx, fromGlobalId('WebhookDelivery', id));
    if (!delivery)
        throw new DomainError(ErrorCode.NOT_FOUND);
    await consume(ctx, 'webhook-tests-user', ctx.viewer.id);
    await inTransaction(ctx, (tx) => addJob(tx, REDELIVER_JOB, { deliveryId: delivery.id }, { jobKey: `webhook-again:${delivery.id}`, maxAttempts: 1, isOutbound: true }));
    return delivery;
}
//# sourceMappingURL=webhook-log.js.map