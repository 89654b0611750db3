import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { countQueuedJobs } from '../../../server/core/jobs/job-queue.js';
import { addJob } from '../../../server/core/jobs/jobs.js';
import { attributeOf, SpanCollector } from '../../support/servers/span-collector.js';
import { newPerson } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const JOB = 'bookings.ask-renewals';

let collector: SpanCollector;
let app: TestApp;

beforeAll(async () => {
  collector = await SpanCollector.start();
  app = await createTestApp({
    config: { collector: { endpoint: collector.endpoint, headers: { 'x-collector': 'key' } } },
    background: true,
  });
});
afterAll(() => collector.stop());

test('P-70 a call is one trace with its statements, found by its request id, without personal data', async () => {
  const email = 'canary-of-spans@hueco.test';
  const person = await newPerson(app, email);
  await app.services.ports.webhooks.send('http://127.0.0.1:9/secret-path', { body: '{}', headers: {} });
  const answer = await person.send('query Mine { viewer { id email } }');
  await person.send('query Wrong { searchSpaces(after: "canary") { totalCount } }');
  await fetch(`${app.url}/healthz`);
  await addJob(app.context(), JOB, {});
  await vi.waitFor(async () => expect((await countQueuedJobs(app.context().db)).waiting).toBe(0), { timeout: 10_000 });
  await app.stop();

  const named = (name: string | RegExp) => collector.named(name);
  const requestId = answer.headers.get('x-request-id');
  const call = named('POST graphql').find((span) => attributeOf(span, 'hueco.request_id') === requestId);
  const operation = named('graphql query Mine')[0];
  expect(call).toBeDefined();
  expect([operation?.traceId, operation?.parentSpanId]).toEqual([call?.traceId, call?.spanId]);
  expect(attributeOf(operation, 'hueco.request_id')).toBe(requestId);
  expect(attributeOf(operation, 'hueco.caller')).toBe('person');
  // The caller's session is read before the operation runs, by a statement in the same trace.
  const statement = named(/^SELECT /).find((span) => span.traceId === call?.traceId);
  expect(attributeOf(statement, 'db.system.name')).toBe('postgresql');
  expect(attributeOf(statement, 'db.collection.name')).toMatch(/^[a-z_]+$/);
  expect(attributeOf(named('graphql query Wrong')[0], 'error.type')).toBe('CURSOR_INVALID');
  expect(named('webhooks send').map(({ kind }) => kind)).toEqual([3]);
  const job = named(`job ${JOB}`)[0];
  expect(named(/^SELECT /).map(({ parentSpanId }) => parentSpanId)).toContain(job?.spanId);
  expect(named(/healthz/)).toEqual([]);
  // Every statement has a parent span.
  for (const { parentSpanId } of named(/^(SELECT|INSERT|UPDATE) /)) expect(parentSpanId).toBeTruthy();
  const { text, headers } = collector;
  for (const canary of [email, 'canary', 'secret-path', '127.0.0.1:9', person.accessToken ?? 'token'])
    expect(text, canary).not.toContain(canary);
  expect(headers.every((sent) => sent['x-collector'] === 'key')).toBe(true);
});
