import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordEvent } from '../../../server/core/events/events.js';
import { ConsumerRegistry, OutboxDispatcher } from '../../../server/core/events/outbox.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const record = (type: string, payload: Record<string, string>): Promise<void> =>
  inTransaction(app.context(), (tx) => recordEvent(tx, { type, payload }));

test('P-15 an event waits for an earlier failed event of the same booking and does not block events of others', async () => {
  const [first, other] = [randomUUID(), randomUUID()];
  const consumed: string[] = [];
  let isBroken = true;
  const consumers = new ConsumerRegistry()
    .on(['test.confirmed'], async (_, { payload }) => {
      if (isBroken && payload['bookingId'] === first) throw new Error('not now');
      consumed.push(`confirmed ${payload['bookingId'] === first ? 'first' : 'other'}`);
    })
    .on(['test.cancelled'], async (_, { payload }) => {
      consumed.push(`cancelled ${payload['bookingId'] === first ? 'first' : 'other'}`);
    })
    .on(['test.plain'], async () => void consumed.push('plain'));
  const dispatcher = new OutboxDispatcher(() => app.context(), consumers, app.context().config.databaseUrl ?? '');
  await record('test.confirmed', { bookingId: first });
  await record('test.cancelled', { bookingId: first });
  await record('test.confirmed', { bookingId: other });
  await record('test.plain', {});
  await dispatcher.drain();
  expect(consumed).toEqual(['confirmed other', 'plain']);
  isBroken = false;
  await app.context().em.execute(`update outbox set next_attempt_at = now() where dispatched_at is null`);
  await dispatcher.drain();
  expect(consumed).toEqual(['confirmed other', 'plain', 'confirmed first', 'cancelled first']);
});
