import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { newPerson } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
const others: pg.Client[] = [];

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await Promise.all(others.map((other) => other.end()));
});

/** Another connection to the database. */
async function other(): Promise<pg.Client> {
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  others.push(client);
  return client;
}

/** Keeps every change of an account waiting until `commit`. */
async function lockedAccount(email: string): Promise<pg.Client> {
  const client = await other();
  await client.query('begin');
  await client.query('select 1 from users where email = $1 for update', [email]);
  return client;
}

/** A connection on which the client may write after the server has ended its side. */
async function halfOpen(): Promise<Socket> {
  const socket = connect({ port: app.port, allowHalfOpen: true });
  await once(socket, 'connect');
  return socket;
}

function sendBio(socket: Socket, client: GraphqlClient, bio: string): void {
  const body = JSON.stringify({ query: `mutation { updateProfile(input: { bio: "${bio}" }) { viewer { id } } }` });
  const headers = { host: 'localhost', 'content-length': String(body.length), ...client.headers() };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST /graphql HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

const isListening = async (): Promise<boolean> => {
  const socket = connect(app.port);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
};

test('P-68 a call on a connection that the stopping server has ended has no effect', async () => {
  const first = await newPerson(app, 'first@example.com');
  const second = await newPerson(app, 'second@example.com');
  const [lockOfFirst, lockOfSecond] = [
    await lockedAccount('first@example.com'),
    await lockedAccount('second@example.com'),
  ];
  const [socket, slow] = [await halfOpen(), await halfOpen()];
  sendBio(socket, first, 'accepted');
  // An unfinished call keeps the server and its database open.
  sendBio(slow, second, 'slow');
  const watch = await other();
  const WAITING = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const waiting = async () => (await watch.query(WAITING)).rowCount;
  await expect.poll(waiting).toBe(2);

  const stopped = app.stop();
  await expect.poll(isListening).toBe(false);
  const answers: string[] = [];
  socket.on('data', (chunk: Buffer) => answers.push(chunk.toString()));
  const ended = once(socket, 'end');
  await lockOfFirst.query('commit');
  await ended;
  expect(answers.join('')).toMatch(/^HTTP\/1\.1 200 /);
  sendBio(socket, first, 'too late');
  socket.on('error', () => undefined);
  await Promise.race([once(socket, 'close'), sleep(1_000)]);

  const { rows } = await watch.query(`select bio from users where email = 'first@example.com'`);
  expect(rows).toEqual([{ bio: 'accepted' }]);
  await lockOfSecond.query('commit');
  socket.destroy();
  await stopped;
});
