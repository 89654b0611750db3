import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { ServiceContext } from '../../../core/context.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../core/values/durations.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cancelAttempts } from './disable-webhooks.js';
import { scheduleDelivery } from './record-deliveries.js';
import { signedHeaders } from './signing.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { queueDisabledMail, type DisabledCause } from './webhook-mails.js';
import { WebhookDeliveryState, WebhookState } from './webhook.enums.js';

const SECOND = 1000;
/** Delays after each failed attempt; when they are used up the delivery has failed. */
export const RETRY_DELAYS_MS: readonly number[] = [
  5 * SECOND,
  30 * SECOND,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  8 * HOUR_MS,
  DAY_MS,
];
/** A webhook is disabled when a delivery has used up its attempts and no other one has succeeded for this long. */
const DISABLED_AFTER_MS = DAY_MS;
const GONE = 410;
/** Characters of a response that are stored. */
const MAX_ANSWER = 2000;

/** `webhook-id`: the same for all attempts, manual ones included. */
export const messageIdOf = ({ id }: Pick<WebhookDelivery, 'id'>): string => `msg_${id.replaceAll('-', '')}`;

/** Sends one delivery and stores the result. The call itself is outside of any transaction. */
export async function deliver(ctx: ServiceContext, deliveryId: string, isByHand = false): Promise<void> {
  const em = ctx.em.fork();
  const delivery = await em.findOne(WebhookDelivery, deliveryId);
  const endpoint = delivery && (await em.findOne(WebhookEndpoint, delivery.endpointId));
  if (!delivery || !endpoint) return;
  // A repeated job: a successful delivery is not sent again automatically.
  if (!isByHand && (delivery.state !== WebhookDeliveryState.WAITING || endpoint.state !== WebhookState.ACTIVE)) return;
  const at = ctx.clock.now();
  const begun = performance.now();
  const signed = signedHeaders(ctx, endpoint, { messageId: messageIdOf(delivery), body: delivery.body, at });
  const { status, problem, body } = await ctx.ports.webhooks.send(endpoint.url, {
    body: delivery.body,
    headers: { 'Content-Type': 'application/json', ...signed },
  });
  const milliseconds = Math.round(performance.now() - begun);
  await inTransaction(ctx, async (tx) => {
    // The webhook first, as its owner's acts lock it; both before the attempt refers to them.
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const webhook = await tx.em.findOne(WebhookEndpoint, endpoint.id, lock);
    const locked = await tx.em.findOne(WebhookDelivery, deliveryId, lock);
    if (!webhook || !locked) return;
    await tx.db
      .insertInto('WebhookAttempt')
      .values({
        id: randomUUID(),
        deliveryId,
        at,
        status,
        problem,
        milliseconds,
        signature: signed['webhook-signature'],
        answer: body && body.replaceAll('\0', '').slice(0, MAX_ANSWER),
      })
      .execute();
    // Sent again by hand meanwhile: a success is final.
    if (!isByHand && locked.state === WebhookDeliveryState.DELIVERED) return;
    const isTaken = status !== null && status >= 200 && status < 300;
    if (isTaken) storeSuccess(webhook, locked);
    else await storeFailure(tx, webhook, locked, { at, status, isByHand });
  });
}

function storeSuccess(endpoint: WebhookEndpoint, delivery: WebhookDelivery): void {
  Object.assign(delivery, { state: WebhookDeliveryState.DELIVERED, nextAttemptAt: null });
  endpoint.failingSince = null;
}

interface Failure {
  readonly at: Date;
  readonly status: number | null;
  readonly isByHand: boolean;
}

async function storeFailure(
  tx: ServiceContext,
  endpoint: WebhookEndpoint,
  delivery: WebhookDelivery,
  { at, status, isByHand }: Failure,
): Promise<void> {
  if (endpoint.state === WebhookState.DISABLED) return void Object.assign(delivery, { nextAttemptAt: null });
  endpoint.failingSince ??= at;
  if (status === GONE) return disable(tx, endpoint, 'gone');
  if (isByHand) return;
  const delay = RETRY_DELAYS_MS[delivery.attempts];
  delivery.attempts += 1;
  if (delay !== undefined) {
    delivery.nextAttemptAt = new Date(at.getTime() + delay);
    await tx.em.flush();
    return scheduleDelivery(tx, delivery.id, delivery.nextAttemptAt);
  }
  Object.assign(delivery, { state: WebhookDeliveryState.FAILED, nextAttemptAt: null });
  if (at.getTime() - endpoint.failingSince.getTime() >= DISABLED_AFTER_MS) await disable(tx, endpoint, 'silent');
}

/** Events are queued from now on; the owner is notified by mail, once. */
async function disable(tx: ServiceContext, endpoint: WebhookEndpoint, cause: DisabledCause): Promise<void> {
  Object.assign(endpoint, { state: WebhookState.DISABLED, disabledAt: tx.clock.now() });
  await tx.em.flush();
  await cancelAttempts(tx, endpoint.id);
  await queueDisabledMail(tx, endpoint, cause);
}
