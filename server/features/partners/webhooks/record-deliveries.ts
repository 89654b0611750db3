import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import type { StoredEvent } from '../../../core/events/event-types.js';
import type { ConsumerRegistry } from '../../../core/events/outbox.js';
import { addJob } from '../../../core/jobs/jobs.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';
import { bodyOf, partnerEventOf, SENT_EVENTS } from './webhook-events.js';
import { WebhookDeliveryState, WebhookState } from './webhook.enums.js';

export const DELIVER_JOB = 'webhooks.deliver';

export function registerWebhookConsumers(consumers: ConsumerRegistry): void {
  consumers.on(SENT_EVENTS, recordDeliveries);
}

/** Creates one delivery for each webhook subscribed to an event. Its number is assigned under the row lock, so numbers have no gaps. */
async function recordDeliveries(tx: ServiceContext, event: StoredEvent): Promise<void> {
  const announced = partnerEventOf(event);
  if (!announced || announced.userIds.length === 0) return;
  const endpoints = await tx.db
    .selectFrom('WebhookEndpoint')
    .select(['id', 'events', 'state', 'nextSequence'])
    .where('userId', 'in', announced.userIds)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const endpoint of endpoints) {
    if (!endpoint.events.includes(announced.type)) continue;
    await addDelivery(tx, endpoint, {
      eventKey: event.id,
      type: announced.type,
      data: announced.data,
      at: event.createdAt,
      isTest: false,
    });
  }
}

interface NewDelivery {
  readonly eventKey: string;
  readonly type: string;
  readonly data: Readonly<Record<string, string>>;
  readonly at: Date;
  readonly isTest: boolean;
}

/** Stores a delivery for a locked webhook, and schedules it when the webhook is active; null when it was stored before. */
export async function addDelivery(
  tx: ServiceContext,
  endpoint: { readonly id: string; readonly state: WebhookState; readonly nextSequence: number },
  { eventKey, type, data, at, isTest }: NewDelivery,
): Promise<string | null> {
  const isActive = endpoint.state === WebhookState.ACTIVE;
  const id = randomUUID();
  const row: Omit<WebhookDelivery, symbol> = {
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
  if (!inserted) return null;
  await tx.db
    .updateTable('WebhookEndpoint')
    .set({ nextSequence: endpoint.nextSequence + 1 })
    .where('id', '=', endpoint.id)
    .execute();
  if (isActive) await scheduleDelivery(tx, id);
  return id;
}

/** The delivery's own job; further attempts are separate jobs. */
export async function scheduleDelivery(tx: ServiceContext, deliveryId: string, runAt?: Date): Promise<void> {
  await addJob(
    tx,
    DELIVER_JOB,
    { deliveryId },
    { jobKey: `webhook:${deliveryId}`, maxAttempts: 3, isOutbound: true, ...(runAt ? { runAt } : {}) },
  );
}
