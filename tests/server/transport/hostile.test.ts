import { connect, type Socket } from 'node:net';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { createAccount, signInAs } from '../../support/accounts.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  await createAccount(app, { email: 'hostile@hueco.test' });
  token = (await signInAs(app.visitor(), 'hostile@hueco.test')).accessToken;
});
afterAll(() => app.stop());

/** A handshake over a bare socket, because Node's clients would not send such paths. */
function shakeHands(path: string, headers = ''): Socket {
  const socket = connect(app.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${headers}\r\n`,
  );
  return socket;
}

async function isAlive(): Promise<boolean> {
  return (await fetch(`${app.url}/healthz`)).ok;
}

describe('P-48 P-49 hostile handshakes neither crash the process nor occupy a slot', () => {
  test.each(['//', 'http://[', '/graphql%'])('an invalid path: %s', async (path) => {
    const socket = shakeHands(path);
    await new Promise((resolve) => socket.once('close', resolve));
    expect(await isAlive()).toBe(true);
  });

  test('a foreign origin that disconnects at once', async () => {
    for (let i = 0; i < 30; i++) {
      const socket = shakeHands('/graphql', 'Origin: https://evil.example\r\n');
      await new Promise((resolve) => socket.once('connect', resolve));
      await sleep(i % 5);
      socket.resetAndDestroy();
    }
    await sleep(200);
    expect(await isAlive()).toBe(true);
  });

  test('a client that disconnects while authenticating frees its slot', async () => {
    for (let i = 0; i < 12; i++) {
      const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      await new Promise((resolve) => socket.once('open', resolve));
      socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: token } }));
      await sleep(i % 3);
      socket.terminate();
    }
    // Waits until the server has noticed the last of them.
    const answer = async (): Promise<unknown> => {
      const client = createClient({
        url: `${app.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: { accessToken: token },
      });
      const received = await new Promise((resolve) =>
        client.subscribe({ query: '{ viewer { email } }' }, { next: resolve, error: resolve, complete: () => {} }),
      );
      await client.dispose();
      return received;
    };
    await expect.poll(answer).toMatchObject({ data: { viewer: { email: 'hostile@hueco.test' } } });
  });
});

test('P-49 a client that disconnects with an active subscription leaves no listener', async () => {
  const { pubsub } = app.services;
  const subscribe = pubsub.subscribe.bind(pubsub);
  let [open, begun] = [0, 0];
  pubsub.subscribe = (topic, onMessage) => {
    const end = subscribe(topic, onMessage);
    [open, begun] = [open + 1, begun + 1];
    let isOver = false;
    return () => {
      if (!isOver) open -= 1;
      isOver = true;
      end();
    };
  };
  for (let round = 0; round < 10; round++) {
    await Promise.all(Array.from({ length: 4 }, vanishSubscribed));
    await expect.poll(() => open).toBe(0);
  }
  // The end of the session is a subscription as well.
  expect(begun).toBeGreaterThanOrEqual(40);
  pubsub.subscribe = subscribe;
});

/** Subscribes to the bell, and disconnects without closing once the server listens. */
async function vanishSubscribed(): Promise<void> {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const received = (type: string): Promise<void> =>
    new Promise((resolve) => {
      socket.on('message', (data) => {
        if ((JSON.parse(String(data)) as { type: string }).type === type) resolve();
      });
    });
  const acknowledged = received('connection_ack');
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: token } }));
  await acknowledged;
  const query = 'subscription { notificationChanged { kind } }';
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  // Its answer shows that the previous messages were accepted.
  const answered = received('pong');
  socket.send(JSON.stringify({ type: 'ping' }));
  await answered;
  socket.terminate();
}

describe('P-38 P-40 documents that try to lower their cost', () => {
  test('a negative number of similar spaces does not reduce the cost', async () => {
    const visitor = app.visitor();
    expect(
      await visitor.codeOf(`{
        searchSpaces(first: 50) { edges { node { similar(first: 12) { id photos { id } } bought: similar(first: -100000) { id } } } }
      }`),
    ).toBe('QUERY_TOO_COSTLY');
  });

  test('fragments that double are rejected quickly', async () => {
    const doubling = Array.from(
      { length: 40 },
      (_, i) => `fragment F${i} on Viewer { ...F${i + 1} ...F${i + 1} }`,
    ).join(' ');
    const begun = Date.now();
    const answer = await app.visitor().send(`{ viewer { ...F0 } } ${doubling} fragment F40 on Viewer { id }`);
    expect(answer.errors[0]?.extensions.code).toMatch(/^QUERY_TOO/);
    expect(Date.now() - begun).toBeLessThan(2000);
  });
  test('fragments that double at the root are rejected quickly', async () => {
    const doubling = Array.from({ length: 24 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(
      ' ',
    );
    const begun = Date.now();
    const answer = await app.visitor().send(`{ ...F0 } ${doubling} fragment F24 on Query { viewer { id } }`);
    expect(answer.errors[0]?.extensions.code).toMatch(/^QUERY_TOO/);
    expect(Date.now() - begun).toBeLessThan(2000);
  });
});

describe('P-43 P-45 forged values cause no internal error', () => {
  const cursor = (...values: string[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');
  const id = '00000000-0000-0000-0000-000000000000';

  test.each([
    ['NEWEST', 'spaces:newest', '2026-13-45 99:99:99+00'],
    ['NEWEST', 'spaces:newest', '2026-02-30 10:00:00+00'],
    ['NEWEST', 'spaces:newest', '2026-02-20 10:00:00+99'],
    ['RECOMMENDED', 'spaces:recommended', '1e99'],
    ['SIZE', 'spaces:size', '1e-99'],
    ['PRICE', 'spaces:price', '999999999'],
  ])('a forged cursor of %s (%s %s) is rejected or ignored', async (sort, tag, key) => {
    const answer = await app
      .visitor()
      .send(`query ($after: String) { searchSpaces(sort: ${sort}, after: $after) { edges { cursor } } }`, {
        after: cursor(tag, key, id),
      });
    expect(answer.errors[0]?.extensions.code ?? 'NONE').toMatch(/^(CURSOR_INVALID|NONE)$/);
  });
  test('a forged cursor of a dated list is rejected', async () => {
    const me = app.visitor();
    me.accessToken = token;
    expect(
      await me.codeOf('query ($after: String) { notifications(after: $after) { edges { cursor } } }', {
        after: cursor('notifications:all', '2026-02-30T10:00:00.000000Z', id),
      }),
    ).toBe('CURSOR_INVALID');
  });

  test.each(['x', '2026-02-30T10:00:00.000000Z'])('a forged cursor of mySpaces (%s) is rejected', async (instant) => {
    const me = app.visitor();
    me.accessToken = token;
    expect(
      await me.codeOf('query ($after: String) { mySpaces(after: $after) { edges { cursor } } }', {
        after: cursor('my-spaces', instant, id),
      }),
    ).toBe('CURSOR_INVALID');
  });

  test('a cookie that cannot be decoded is ignored', async () => {
    const answer = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'hueco_refresh=%E0%A4%A; __Host-hueco_refresh=%E0%A4%A' },
      body: JSON.stringify({ query: 'mutation { refreshSession { accessToken } }' }),
    });
    const received = (await answer.json()) as { errors?: unknown };
    expect(received).toMatchObject({ data: { refreshSession: null } });
    expect(received.errors).toBeUndefined();
  });

  test('a body over the limit is rejected also without Content-Length', async () => {
    const status = await new Promise((resolve, reject) => {
      const call = request(
        `${app.url}/graphql`,
        { method: 'POST', headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } },
        (res) => {
          res.resume();
          resolve(res.statusCode);
        },
      );
      call.on('error', reject);
      call.end(JSON.stringify({ query: `{ viewer { id } } # ${'x'.repeat(120_000)}` }));
    });
    expect(status).toBe(413);
  });
});
