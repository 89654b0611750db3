import { randomUUID } from 'node:crypto';
import { addJob } from '../../../core/jobs/jobs.js';
import { bodyOf, partnerEventOf, SENT_EVENTS } from './webhook-events.js';
import { WebhookDeliveryState, WebhookState } from './webhook-types.js';
export const DELIVER_JOB = 'webhooks.deliver';
export function registerWebhookConsumers(consumers) {
    consumers.on(SENT_EVENTS, recordDeliveries);
}
/** One delivery for each webhook that is notified of an event. Its number is taken under the row's lock, so numbers have no gaps. */
async function recordDeliveries(tx, event) {
    const announced = partnerEventOf(event);
    if (!announced || announced.userIds.length === 0)
        return;
    const endpoints = await tx.db
        .selectFrom('WebhookEndpoint')
        .select(['id', 'events', 'state', 'nextSequence'])
        .where('userId', 'in', announced.userIds)
        .orderBy('id')
        .forUpdate()
        .execute();
    for (const endpoint of endpoints) {
        if (!endpoint.events.includes(announced.type))
            continue;
        await addDelivery(tx, endpoint, {
            eventKey: event.id,
            type: announced.type,
            data: announced.data,
            at: event.createdAt,
            isTest: false,
        });
    }
}
/** Stores a delivery for a webhook whose row is locked, and schedules it when the webhook is active; null when it was stored before. */
export async function addDelivery(tx, endpoint, { eventKey, type, data, at, isTest }) {
    const isActive = endpoint.state === WebhookState.ACTIVE;
    const id = randomUUID();
    const row = {
        id,
        endpointId: endpoint.id,
        eventKey,
        sequence: endpoint.nextSequence,
        type,
        body: bodyOf(type, endpoint.nextSequence, at, data),
        isTest,
        state: WebhookDeliveryState.WAITING,
        attempts: 0,
        nextAttemptAt: isActive ? tx.clock.now() : null,
        createdAt: at,
    };
    const inserted = await tx.db
        .insertInto('WebhookDelivery')
        .values(row)
        .onConflict((conflict) => conflict.columns(['endpointId', 'eventKey']).doNothing())
        .returning('id')
        .executeTakeFirst();
    if (!inserted)
        return null;
    await tx.db
        .updateTable('WebhookEndpoint')
        .set({ nextSequence: endpoint.nextSequence + 1 })
        .where('id', '=', endpoint.id)
        .execute();
    if (isActive)
        await scheduleDelivery(tx, id);
    return id;
}
/** The delivery's own job; its next attempts are jobs of their own. */
export async function scheduleDelivery(tx, deliveryId, runAt) {
    await addJob(tx, DELIVER_JOB, { deliveryId }, { jobKey: `webhook:${deliveryId}`, maxAttempts: 3, isOutbound: true, ...(runAt ? { runAt } : {}) });
}
//# sourceMappingURL=record-deliveries.js.map