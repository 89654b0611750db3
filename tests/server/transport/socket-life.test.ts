import type { KyselyPlugin } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { FakeClock } from '../../support/fake-clock.js';
import { newPerson } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const clock = new FakeClock();
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp({ clock });
  token = (await newPerson(app, 'gap@hueco.test')).accessToken as string;
});
afterAll(() => app.stop());

/** Opens a socket; resolves once the server has acknowledged its connection message. */
async function openSocket(accessToken = token, introduction: object = { accessToken }): Promise<WebSocket> {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': '10.5.5.5' },
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const acknowledged = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ type: 'connection_init', payload: introduction }));
  await acknowledged;
  return socket;
}

test('USE-3 the connection message accepts the Authorization header as its token', async () => {
  for (const introduction of [{ authorization: `Bearer ${token}` }, { Authorization: `Bearer ${token}` }]) {
    const socket = await openSocket(token, introduction);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
  }
});

const closeOf = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.once('close', resolve));

test('P-69 after a lost LISTEN connection sockets are closed with 1012, so that clients reconnect', async () => {
  const socket = await openSocket();
  const closed = closeOf(socket);
  const admin = new pg.Client({ connectionString: app.databaseUrl });
  await admin.connect();
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hueco-listener' and datname = current_database()`,
  );
  await admin.end();
  expect(await closed).toBe(1012);
  const again = await openSocket();
  expect(again.readyState).toBe(WebSocket.OPEN);
  again.terminate();
});

test("P-46 a socket closes within a second of its token's expiry", async () => {
  // The token is valid for 15 minutes, and all but one second of them pass.
  clock.advance({ minutes: 14, seconds: 59 });
  const socket = await openSocket();
  const started = Date.now();
  expect(await closeOf(socket)).toBe(4403);
  expect(Date.now() - started).toBeLessThan(2_000);
  clock.advance({ seconds: 2 });
  const late = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': '10.5.5.5' },
  });
  await new Promise((resolve) => late.once('open', resolve));
  const refused = closeOf(late);
  late.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: token } }));
  expect(await refused).toBe(4403);
});

/** A client that never answers a close and keeps its side open. */
function neverCloses(socket: WebSocket): WebSocket {
  (socket as unknown as { _receiver: NodeJS.EventEmitter })._receiver.removeAllListeners('conclude');
  return socket;
}

/** The messages a socket receives for one call within half a second; null if none. */
async function callOver(socket: WebSocket, query: string): Promise<string | null> {
  const answer = new Promise<string>((resolve) =>
    socket.once('message', (data) => resolve((data as Buffer).toString())),
  );
  socket.send(JSON.stringify({ type: 'subscribe', id: Math.random().toString(36), payload: { query } }));
  return Promise.race([answer, new Promise<null>((resolve) => setTimeout(() => resolve(null), 500))]);
}

test('P-24 a socket whose session has ended executes nothing, even if the client keeps it open', async () => {
  const person = await newPerson(app, 'keeps-open@hueco.test');
  const socket = neverCloses(await openSocket(person.accessToken as string));
  const bio = (words: string): string => `mutation { updateProfile(input: { bio: "${words}" }) { viewer { id } } }`;
  const bioNow = async (): Promise<unknown> =>
    (await app.context().em.execute(`select bio from users where email = 'keeps-open@hueco.test'`))[0];
  await callOver(socket, bio('while signed in'));
  await expect.poll(bioNow).toEqual({ bio: 'while signed in' });
  await person.query('mutation { signOut { isSignedOut } }');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await callOver(socket, bio('after the end'));
  expect(await bioNow()).toEqual({ bio: 'while signed in' });
  socket.terminate();
});

test('P-24 a socket closes if its session ends during authentication', async () => {
  const person = await newPerson(app, 'meanwhile@hueco.test');
  const [session] = await app
    .context()
    .em.execute<{ id: string }[]>(
      `select s.id from sessions s join users u on u.id = s.user_id where u.email = 'meanwhile@hueco.test'`,
    );
  const ended = new Promise((resolve) => app.services.pubsub.subscribe(`session-ended:${session?.id}`, resolve));
  // The check reads the session from before its end, and is answered only after all listeners have been notified of the end.
  const forkEm = app.services.forkEm;
  vi.spyOn(app.services, 'forkEm').mockImplementationOnce(() => {
    const em = forkEm();
    const afterEnd: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        await person.query('mutation { signOut { isSignedOut } }');
        await ended;
        return result;
      },
    };
    const getKysely = em.getKysely.bind(em);
    vi.spyOn(em, 'getKysely').mockImplementation((options) => getKysely(options).withPlugin(afterEnd) as never);
    return em;
  });
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': '10.5.5.7' },
  });
  const closed = closeOf(socket);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: person.accessToken } }));
  expect(await Promise.race([closed, wait(5_000, 'still open')])).toBe(4403);
});

test('P-24 a call over a socket checks the session even if its end was not announced', async () => {
  const person = await newPerson(app, 'unheard@hueco.test');
  const socket = await openSocket(person.accessToken as string);
  // The end is not announced, as when it comes between the check and the subscription.
  await app
    .context()
    .em.execute(
      `update sessions set revoked_at = now() where user_id = (select id from users where email = 'unheard@hueco.test')`,
    );
  const closed = closeOf(socket);
  expect(await callOver(socket, '{ viewer { email } }')).toBeNull();
  expect(await closed).toBe(4403);
});

test('P-69 while the database is unavailable sockets are closed with 1013, which clients retry', async () => {
  const person = await newPerson(app, 'patient@hueco.test');
  const socket = await openSocket(person.accessToken as string);
  await app.asOwner('alter table sessions rename to sessions_away');
  try {
    const closed = closeOf(socket);
    await callOver(socket, '{ viewer { email } }');
    // graphql-ws clients stop reconnecting for good at 4500.
    expect(await closed).toBe(1013);
    const early = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': '10.5.5.6' },
    });
    await new Promise((resolve) => early.once('open', resolve));
    const refused = closeOf(early);
    early.send(JSON.stringify({ type: 'connection_init', payload: { accessToken: person.accessToken } }));
    expect(await refused).toBe(1013);
  } finally {
    await app.asOwner('alter table sessions_away rename to sessions');
  }
  (await openSocket(person.accessToken as string)).terminate();
});
