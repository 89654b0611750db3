import { createHmac } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Clock, secondsOf } from '../../core/clock.js';
import type { Log } from '../../core/logger.js';
import { databaseOf } from '../../database.js';

const BATCH = 50;
const MAX_ATTEMPTS = 20;
const TIMEOUT_MS = 5000;

export interface WebhookOptions {
  readonly forkEm: () => SqlEntityManager;
  readonly clock: Clock;
  readonly log: Log;
  readonly webhookSecret: string;
}

/** Stripe's signature of a webhook: the timestamp and an HMAC over it and the body. */
export function signatureOf(body: string, secret: string, at: Date): string {
  const seconds = secondsOf(at);
  const hmac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${hmac}`;
}

/** Delivers the waiting webhooks, oldest first; failed ones are retried next time. */
export async function deliverEvents({ forkEm, clock, log, webhookSecret }: WebhookOptions, url: string): Promise<void> {
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
      const isTaken = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!isTaken) log.warn({ event: event.id }, 'sandbox: a webhook was not taken');
      await db
        .updateTable('SandboxEvent')
        .set({ attempts: event.attempts + 1, deliveredAt: isTaken ? clock.now() : null })
        .where('id', '=', event.id)
        .execute();
    }
  });
}

interface EventRow {
  readonly id: string;
  readonly accountId: string | null;
  readonly type: string;
  readonly object: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}

/** A webhook's body, as Stripe sends it. */
export function bodyOf({ id, accountId, type, object, createdAt }: EventRow): string {
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
