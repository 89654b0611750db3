import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { WebSocketServer, type WebSocket } from 'ws';

// The minimum that a server can do, hand-written: statements over plain HTTP, and notifications over bare sockets, read together every 10
// ms.
const [databaseUrl = ''] = process.argv.slice(2);
const TICK_MS = 10;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
const server = createServer(
  (req, res) => void answer(req).then((json) => res.setHeader('content-type', 'application/json').end(json)),
);
const socketsOf = new Map<string, Set<WebSocket>>();
const sockets = new WebSocketServer({ server, handleProtocols: () => 'graphql-transport-ws' });
const waiting: { userId: string; id: string }[] = [];

interface Call {
  /** An empty list is answered from memory. */
  readonly statements: readonly { readonly text: string; readonly values: readonly unknown[] }[];
}

/** As long as a response with 20 spaces. */
const KEPT = JSON.stringify({ data: 'x'.repeat(10_000) });

/** Runs the statements named by the caller in sequence, and returns their rows. */
async function answer(req: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of req) body += String(chunk);
  const { statements } = JSON.parse(body) as Call;
  if (statements.length === 0) return KEPT;
  const rows: unknown[] = [];
  for (const { text, values } of statements) rows.push((await pool.query(text, [...values])).rows);
  return JSON.stringify({ data: rows });
}

sockets.on('connection', (socket) => {
  let userId = '';
  socket.on('message', (data) => {
    const { type, payload } = JSON.parse(String(data)) as { type: string; payload?: { userId?: string } };
    if (type === 'connection_init') {
      userId = payload?.userId ?? '';
      socketsOf.set(userId, (socketsOf.get(userId) ?? new Set()).add(socket));
      socket.send('{"type":"connection_ack"}');
    }
  });
  socket.on('close', () => socketsOf.delete(userId));
});

const listener = new pg.Client({ connectionString: databaseUrl });
await listener.connect();
await listener.query('listen "bench-floor"');
listener.on('notification', ({ payload = '' }) => {
  const { topic, message } = JSON.parse(payload) as { topic: string; message: { notificationId: string } };
  if (waiting.length === 0) setTimeout(() => void deliver(waiting.splice(0)), TICK_MS);
  waiting.push({ userId: topic.slice(topic.indexOf(':') + 1), id: message.notificationId });
});

async function deliver(batch: typeof waiting): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    'select id, type, title, message, params, is_read, created_at, booking_id from notifications where id = any($1)',
    [batch.map(({ id }) => id)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { userId, id } of batch) {
    const text = JSON.stringify({ id: '1', type: 'next', payload: { data: { notificationChanged: byId.get(id) } } });
    for (const socket of socketsOf.get(userId) ?? []) socket.send(text);
  }
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed: heap } = process.memoryUsage();
  process.send?.({ rss, heap, cpuMicros: user + system });
});
process.on('disconnect', () => process.exit(0));
server.listen(0, () => process.send?.({ url: `http://localhost:${(server.address() as AddressInfo).port}` }));
