import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { person } from '../../support/bookings.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { openLiveSocket } from '../../support/live-socket.js';
import * as messages from '../../support/messages.js';
import { attributeOf, SpanCollector } from '../../support/servers/span-collector.js';
import { publishedSpace } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

let collector: SpanCollector;
let app: TestApp;
let host: GraphqlClient;
let renter: GraphqlClient;
let spaceId: string;

beforeAll(async () => {
  collector = await SpanCollector.start();
  app = await createTestApp({ config: { collector: { endpoint: collector.endpoint, headers: {} } }, background: true });
  host = await person(app, 'host', 'Marta Ruiz Soler', ['renter', 'host']);
  renter = await person(app, 'renter', 'Lucía Prieto Salas');
  spaceId = await publishedSpace(app, host);
});
afterAll(() => collector.stop());

test('P-70 a socket is traced per message and delivery, without personal data', async () => {
  const socket = openLiveSocket(app, host);
  const changes = socket.subscribe<object>(
    'subscription Talks { conversationChanged { message { body } conversation { id other { displayName } } } }',
  );
  await socket.ready();
  const wrong = socket.subscribe('subscription Wrong { nothing }');
  await messages.send(renter, { spaceId, body: 'A canary-message for you' });
  await changes.until(1);
  expect(JSON.stringify(changes.seen)).toContain('canary-message');
  await vi.waitFor(() => expect(wrong.isOver()).toBe(true));
  await socket.close();
  await app.stop();

  expect(collector.named('socket connection_init').map(({ kind }) => kind)).toEqual([2]);
  const subscribes = collector.named('socket subscribe');
  expect(subscribes.map((span) => attributeOf(span, 'error.type') ?? null).toSorted()).toEqual(['BAD_REQUEST', null]);
  const begun = subscribes.find((span) => attributeOf(span, 'error.type') === undefined);
  const requestId = attributeOf(begun, 'hueco.request_id');
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
  // The caller's session is read again for each message, by a statement in its trace.
  expect(collector.named(/^SELECT /).map(({ parentSpanId }) => parentSpanId)).toContain(begun?.spanId);
  const [operation] = collector.named('graphql subscription Talks');
  expect([attributeOf(operation, 'hueco.request_id'), attributeOf(operation, 'hueco.caller')]).toEqual([
    requestId,
    'person',
  ]);
  const deliveries = collector.named('graphql delivery subscription Talks');
  expect(deliveries.length).toBe(changes.seen.length);
  expect(deliveries.map((span) => attributeOf(span, 'graphql.operation.name'))).toContain('subscription Talks');
  const statements = collector.named(/^SELECT /).map(({ parentSpanId }) => parentSpanId);
  expect(deliveries.some(({ spanId }) => statements.includes(spanId))).toBe(true);
  for (const canary of ['canary', 'Lucía', 'example.test', host.accessToken ?? 'token'])
    expect(collector.text, canary).not.toContain(canary);
});
