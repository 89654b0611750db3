import { readFileSync } from 'node:fs';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { COST_BUCKETS } from '../../../server/core/graphql/limits.js';
import type { ErrorAnswer } from '../../support/graphql-client.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { createAccount, signInAs } from '../../support/accounts.js';

let app: TestApp;
let token: string;

let people = 0;
async function newToken(): Promise<string> {
  const email = `person${++people}@hueco.test`;
  await createAccount(app, { email });
  return (await signInAs(app.visitor(), email)).accessToken;
}

beforeAll(async () => {
  app = await createTestApp();
  token = await newToken();
});
afterAll(() => app.stop());

const ATTACKS: Record<string, { query: string; variables?: Record<string, unknown>; code: string }> = {
  deep: {
    query: `{ searchSpaces { edges { node { similar { similar { similar { similar { similar { similar { similar { similar { id } } } } } } } } } } } }`,
    code: 'QUERY_TOO_DEEP',
  },
  costly: {
    query: `query ($n: Int) { searchSpaces(first: $n) { edges { node { similar(first: $n) { similar(first: $n) { id } } } } } }`,
    variables: { n: 50 },
    code: 'QUERY_TOO_COSTLY',
  },
  aliased: {
    query: `{ viewer { ${Array.from({ length: 31 }, (_, i) => `a${i}: id`).join(' ')} } }`,
    code: 'QUERY_TOO_MANY_ALIASES',
  },
  long: { query: `{ viewer { ${'id '.repeat(3100)} } }`, code: 'QUERY_TOO_LARGE' },
};

function socket(
  accessToken: string | null,
  headers: Record<string, string> = {},
): {
  closed: Promise<{ code: number }>;
  run: (query: string, variables?: Record<string, unknown>) => Promise<unknown>;
  dispose: () => Promise<void>;
} {
  let closed!: (event: { code: number }) => void;
  const whenClosed = new Promise<{ code: number }>((resolve) => (closed = resolve));
  class Socket extends WebSocket {
    constructor(address: string, protocols: string | string[]) {
      super(address, protocols, { headers: { 'x-forwarded-for': '10.9.9.9', ...headers } });
    }
  }
  const client = createClient({
    url: app.url.replace('http', 'ws') + '/graphql',
    webSocketImpl: Socket,
    retryAttempts: 0,
    // Stays open between operations, until it is disposed of or the server closes it.
    lazyCloseTimeout: 60_000,
    connectionParams: accessToken ? { accessToken } : {},
    on: { closed: (event) => closed(event as { code: number }) },
  });
  const run = (query: string, variables: Record<string, unknown> = {}): Promise<unknown> =>
    new Promise((resolve, reject) => {
      client.subscribe({ query, variables }, { next: resolve, error: reject, complete: () => resolve(null) });
    });
  return { closed: whenClosed, run, dispose: async () => client.dispose() };
}

describe('P-37 P-38 P-40 P-41 hostile operations are rejected alike over HTTP and over the socket', () => {
  test.each(Object.entries(ATTACKS))('%s', async (_name, { query, variables, code }) => {
    const visitor = app.visitor();
    visitor.accessToken = token;
    expect(await visitor.codeOf(query, variables)).toBe(code);
    const line = socket(token);
    const refusal = (await line.run(query, variables).catch((errors: unknown) => errors)) as ErrorAnswer[];
    expect(refusal[0]?.extensions).toMatchObject({ code, cost: { requested: 20 } });
    await line.dispose();
  });

  test('an ordinary operation succeeds on both', async () => {
    const visitor = app.visitor();
    visitor.accessToken = token;
    expect(await visitor.query('{ viewer { email } }')).toMatchObject({ viewer: {} });
    const line = socket(token);
    expect(await line.run('{ viewer { email } }')).toMatchObject({ data: { viewer: {} } });
    await line.dispose();
  });
});

test('P-43 an error over the socket has its path, its cost and the id of its own call', async () => {
  const line = socket(token);
  const failing = '{ searchSpaces(after: "wrong", first: 1) { totalCount } }';
  const first = (await line.run(failing)) as { errors: ErrorAnswer[] };
  const second = (await line.run(failing)) as { errors: ErrorAnswer[] };
  expect(first.errors[0]).toMatchObject({
    path: ['searchSpaces'],
    extensions: { code: 'CURSOR_INVALID', cost: { limit: COST_BUCKETS.signedIn.size } },
  });
  expect(first.errors[0]?.extensions.requestId).toMatch(/^[\da-f-]{36}$/);
  expect(second.errors[0]?.extensions.requestId).not.toBe(first.errors[0]?.extensions.requestId);
  await line.dispose();
});

describe('P-39 the cost bucket', () => {
  test('charges at least one point per call', async () => {
    expect((await app.visitor().send('{ viewer { id } }')).extensions).toMatchObject({ cost: { requested: 1 } });
  });

  test('reports the remaining points and, when empty, when to retry', async () => {
    const visitor = app.visitor();
    const first = await visitor.send('{ searchSpaces(first: 50) { edges { node { id } } } }');
    expect(first.headers.get('ratelimit')).toMatch(/^"cost";r=\d+;t=0$/);
    expect(first.extensions).toMatchObject({ cost: { requested: expect.any(Number) as number } });
    let answer = first;
    for (let i = 0; i < 60 && answer.status === 200; i++)
      answer = await visitor.send('{ searchSpaces(first: 50) { edges { node { id } } } }');
    expect(answer.status).toBe(429);
    expect(answer.errors[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('P-42 P-76 calls that are not one JSON operation', () => {
  const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.8.8.8', ...headers },
      body,
    });

  test('batches, forms, broken JSON, other methods and large bodies are rejected with their status', async () => {
    expect((await post('[{"query":"{viewer{id}}"}]')).status).toBe(400);
    expect((await post('{"query":')).status).toBe(400);
    expect((await post('query=%7Bviewer%7Bid%7D%7D', { 'content-type': 'text/plain' })).status).toBe(415);
    const put = await fetch(`${app.url}/graphql`, { method: 'PUT', headers: { accept: 'application/json' } });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect(await put.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST', requestId: put.headers.get('x-request-id') } }],
    });
    expect((await post(JSON.stringify({ query: `{ viewer { id } } # ${'x'.repeat(120_000)}` }))).status).toBe(413);
  });

  test('P-43 an error has a code and a request id, and no stack trace', async () => {
    const answer = await app.visitor().send('{ nothing }');
    expect(answer.status).toBe(400);
    expect(answer.errors[0]?.extensions).toMatchObject({
      code: 'BAD_REQUEST',
      requestId: expect.any(String) as string,
    });
    expect(JSON.stringify(answer.errors)).not.toContain('node_modules');
  });
});

describe('P-27 P-48 the socket', () => {
  test('is closed for visitors, foreign origins and clients that send too many messages', async () => {
    const stranger = socket(null);
    await stranger.run('{ viewer { id } }').catch(() => undefined);
    expect((await stranger.closed).code).toBe(4403);
    const foreign = socket(token, { origin: 'https://evil.example' });
    await expect(foreign.run('{ viewer { id } }')).rejects.toBeDefined();
    const chatty = new WebSocket(app.url.replace('http', 'ws') + '/graphql', 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': '10.7.7.7' },
    });
    await new Promise((resolve) => chatty.once('open', resolve));
    const code = new Promise<number>((resolve) => chatty.once('close', resolve));
    chatty.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: token } }));
    for (let i = 0; i < 120; i++) chatty.send(JSON.stringify({ type: 'ping' }));
    expect(await code).toBe(4400);
  });

  test('allows five connections per user, and closes a connection without a connection message', async () => {
    const other = await newToken();
    const open = Array.from({ length: 5 }, () => socket(other));
    await Promise.all(open.map((line) => line.run('{ viewer { id } }')));
    const sixth = socket(other);
    await sixth.run('{ viewer { id } }').catch(() => undefined);
    expect((await sixth.closed).code).toBe(1013);
    const silent = new WebSocket(app.url.replace('http', 'ws') + '/graphql', 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': '10.6.6.6' },
    });
    const code = new Promise<number>((resolve) => silent.once('close', resolve));
    expect(await code).toBe(4408);
    await Promise.all(open.map((line) => line.dispose()));
  });
});

test('P-62 answers have the security headers', async () => {
  const { headers } = await fetch(`${app.url}/healthz`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe-eval');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('P-70 /healthz and /readyz report a healthy server', async () => {
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  const ready = await fetch(`${app.url}/readyz`);
  expect(await ready.json()).toMatchObject({
    status: 'ready',
    checks: { database: true, migrations: true, outbox: true },
  });
});

test('P-40 page sizes out of range are rejected, and the schema documents the range of every list', async () => {
  const refusal = async (query: string) => (await app.visitor().send(query)).errors[0]?.extensions;
  for (const first of [0, -1, 51])
    expect(await refusal(`{ searchSpaces(first: ${first}) { totalCount } }`)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'first', code: 'FILTER_OUT_OF_RANGE', params: { min: 1, max: 50 } }],
    });
  expect(await refusal('{ searchSpaces(first: 50) { totalCount } }')).toBeUndefined();
  const text = readFileSync('schema.graphql', 'utf8');
  const bounds = [...text.matchAll(/"""([^"]*)"""\s+first: Int/g)].map(([, words = '']) =>
    words.replaceAll(/\s+/g, ' '),
  );
  expect(bounds.length).toBe([...text.matchAll(/\bfirst: Int/g)].length);
  expect(
    bounds.filter((words) => !/How many items, 1–\d+(, with a key 1–\d+)?; \d+ by default\. Errors: /.test(words)),
  ).toEqual([]);
});

test('nodes accepts fifty ids and rejects more', async () => {
  const visitor = app.visitor();
  const ids = (count: number): Record<string, unknown> => ({
    ids: Array.from({ length: count }, (_, i) => `spc_${i}`),
  });
  const { nodes } = await visitor.query<{ nodes: null[] }>('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', ids(50));
  expect(nodes).toHaveLength(50);
  expect(await visitor.codeOf('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', ids(51))).toBe('BAD_REQUEST');
});
