import pg from 'pg';
import { WebSocket } from 'ws';
import { issueAccessToken } from '../../server/features/accounts/sessions/access-token.js';
import { testConfig } from '../support/test-config.js';
import { startChild } from './bench-child.js';
import { clientOperation } from './bench-queries.js';
import { percentile, type Measure } from './bench-report.js';

const SOCKETS = 500;
/** Sockets opened and closed before, so that memory of compiled code is not attributed to a socket. */
const WARM_UP = 100;
/** Messages that each socket receives as fast as possible. */
const BURST = 20;
/** Messages per second of the steady part, and the sockets that receive each. */
const PER_SECOND = 50;
const RECEIVERS = 100;

/** A user with a socket and the send times of its messages. */
interface Listener {
  readonly userId: string;
  readonly notificationId: string;
  readonly token: string;
  readonly sentAt: number[];
}

/** Deliveries over sockets: memory of an idle one, throughput per second, and latency at a steady rate. */
export async function benchLive(databaseUrl: string, seconds: number): Promise<Measure[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // As in production: the staff's settings are cached in memory.
  const child = await startChild('bench-server.ts', [databaseUrl, '', 'shared']);
  const floor = await startChild('bench-floor-server.ts', [databaseUrl]);
  try {
    const listeners = await makeListeners(client);
    const first = await openAll(child.url, listeners.slice(0, WARM_UP));
    await burst(client, 'pubsub', listeners.slice(0, WARM_UP), first);
    for (const socket of first.sockets) socket.terminate();
    await pause(3_000);
    const before = await child.rest();
    const product = await openAll(child.url, listeners);
    await pause(3_000);
    const after = await child.rest();
    const bare = await openAll(floor.url, listeners);
    const speeds = { product: 0, floor: 0 };
    for (let round = 0; round < 2; round++) {
      speeds.floor = Math.max(speeds.floor, await burst(client, 'bench-floor', listeners, bare));
      speeds.product = Math.max(speeds.product, await burst(client, 'pubsub', listeners, product));
    }
    const latencies = await steady(client, listeners, product, seconds);
    for (const socket of [...product.sockets, ...bare.sockets]) socket.terminate();
    await pause(3_000);
    const left = await child.usage();
    const closed = await child.rest();
    return [
      { name: 'live: a resting socket, kB', value: (after.rss - before.rss) / SOCKETS / 1024, goal: 16 },
      { name: 'live: of that live objects, kB', value: (after.heap - before.heap) / SOCKETS / 1024 },
      { name: 'live: deliveries a second', value: speeds.product, floor: speeds.floor, goal: 5_000, isLeast: true },
      {
        name: `live: ms of a delivery, p99 at ${PER_SECOND * RECEIVERS}/s`,
        value: percentile(latencies, 0.99),
        goal: 250,
      },
      { name: 'live: live objects kept after all left, MB', value: (closed.heap - before.heap) / 1024 ** 2, goal: 5 },
      { name: 'live: resident memory after all left, MB', value: (left.rss - before.rss) / 1024 ** 2 },
      { name: 'live: the same once the process is calm, MB', value: (closed.rss - before.rss) / 1024 ** 2, goal: 50 },
    ];
  } finally {
    child.stop();
    floor.stop();
    await client.end();
  }
}

async function makeListeners(client: pg.Client): Promise<Listener[]> {
  const { rows } = await client.query<{ user_id: string; session_id: string; id: string }>(
    `with people as (
       insert into users (email, full_name, display_name, password_hash, terms_version, terms_accepted_at, email_verified_at)
       select 'bench-' || n || '@example.test', 'Bench', 'Bench', '', '1', now(), now() from generate_series(1, $1) n returning id),
     open as (insert into sessions (user_id, expires_at) select id, now() + interval '1 day' from people returning id, user_id),
     told as (
       insert into notifications (user_id, type, title, message, dedupe_key)
       select id, 'space_published', '', '', 'bench-' || id from people returning id, user_id)
     select o.user_id, o.id as session_id, t.id from open o join told t using (user_id)`,
    [SOCKETS],
  );
  return rows.map(({ user_id: userId, session_id: sessionId, id: notificationId }) => ({
    userId,
    notificationId,
    token: issueAccessToken(testConfig(), { userId, sessionId }, new Date()).token,
    sentAt: [],
  }));
}

/** Open sockets, and the number of deliveries. */
interface Line {
  readonly sockets: readonly WebSocket[];
  received: number;
  /** Latencies of deliveries with a send time, in ms. */
  readonly latencies: number[];
}

async function openAll(url: string, listeners: readonly Listener[]): Promise<Line> {
  const query = clientOperation('NotificationChanged');
  const line = { sockets: [] as WebSocket[], received: 0, latencies: [] as number[] };
  for (const [index, listener] of listeners.entries()) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` },
    });
    line.sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject).once('close', () => reject(new Error('a socket was refused')));
      socket.once('open', () =>
        socket.send(
          JSON.stringify({
            type: 'connection_init',
            payload: { accessToken: listener.token, userId: listener.userId },
          }),
        ),
      );
      socket.on('message', (data) => {
        const { type } = JSON.parse(String(data)) as { type: string };
        if (type === 'connection_ack') {
          socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
          resolve();
        } else if (type === 'next') {
          line.received += 1;
          const sentAt = listener.sentAt.shift();
          if (sentAt !== undefined) line.latencies.push(performance.now() - sentAt);
        } else if (type === 'error') throw new Error(String(data));
      });
    });
  }
  return line;
}

/** Sends to all of them `BURST` times at once; returns deliveries per second. */
async function burst(client: pg.Client, channel: string, listeners: readonly Listener[], line: Line): Promise<number> {
  line.received = 0;
  const all = listeners.length * BURST;
  const started = performance.now();
  for (let n = 0; n < BURST; n++) await publish(client, channel, listeners);
  while (line.received < all && performance.now() - started < 60_000) await pause(5);
  return (line.received / (performance.now() - started)) * 1000;
}

async function steady(
  client: pg.Client,
  listeners: readonly Listener[],
  line: Line,
  seconds: number,
): Promise<number[]> {
  line.latencies.length = 0;
  const started = performance.now();
  for (let n = 0; n < seconds * PER_SECOND; n++) {
    const due = started + (n * 1000) / PER_SECOND;
    if (due > performance.now()) await pause(due - performance.now());
    const from = (n * RECEIVERS) % listeners.length;
    const receivers = listeners.slice(from, from + RECEIVERS);
    for (const { sentAt } of receivers) sentAt.push(performance.now());
    await publish(client, 'pubsub', receivers);
  }
  await pause(2_000);
  return line.latencies;
}

async function publish(client: pg.Client, channel: string, listeners: readonly Listener[]): Promise<void> {
  await client.query({
    name: 'publish',
    text: `select pg_notify($1, json_build_object('topic', 'notifications:' || u, 'message', json_build_object('notificationId', n, 'kind', 'inserted', 'at', clock_timestamp()))::text)
           from unnest($2::text[], $3::text[]) t (u, n)`,
    values: [channel, listeners.map(({ userId }) => userId), listeners.map(({ notificationId }) => notificationId)],
  });
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
