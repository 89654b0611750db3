import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../../support/accounts.js';
import { firstBrokenAudit } from '../../../server/core/writes/audit.js';
import { DEMO_PASSWORD } from '../../../server/db/seed/seed.js';
import * as messages from '../../support/messages.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import type { GraphqlClient } from '../../support/graphql-client.js';

let app: TestApp;
let host: GraphqlClient;
let renter: GraphqlClient;
let both: GraphqlClient;

beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  [host, renter, both] = (await Promise.all(
    ['host', 'renter', 'both'].map(async (name) => {
      const client = app.visitor();
      await signInAs(client, `${name}@hueco.test`, DEMO_PASSWORD);
      return client;
    }),
  )) as [GraphqlClient, GraphqlClient, GraphqlClient];
});
afterAll(() => app.stop());

const rows = <T extends object>(sql: string): Promise<T[]> => app.context().em.execute<T[]>(sql);

test('gives demo accounts conversations with and without unread messages', async () => {
  for (const [client, least] of [
    [host, 8],
    [renter, 5],
    [both, 4],
  ] as const) {
    const list = await messages.listConversations(client, { first: 20 });
    expect(list.totalCount).toBeGreaterThanOrEqual(least);
    expect(list.unreadCount).toBeGreaterThan(0);
    expect(list.bookingCount).toBeGreaterThan(0);
    expect(list.edges.every(({ node }) => node.lastMessage !== null)).toBe(true);
  }
  expect([
    await messages.getUnreadCount(host),
    await messages.getUnreadCount(renter),
    await messages.getUnreadCount(both),
  ]).toEqual([4, 2, 2]);
});

test('seeds a conversation with a request, a redacted phone, a reminder and a question', async () => {
  const [conversation] = (await messages.listConversations(host, { text: 'en dos viajes' })).edges;
  const sent = await messages.listMessages(host, conversation?.node.id ?? '');
  expect(conversation?.node).toMatchObject({
    kind: 'BOOKING',
    booking: { status: 'REQUESTED' },
    unreadCount: 1,
    isMasked: true,
  });
  expect(sent.map(({ event, body }) => event?.type ?? body)).toEqual([
    'BOOKING_REQUESTED',
    'Hola, Carlos: me mudo y necesito guardar un sofá y unas treinta cajas durante dos meses.',
    expect.stringContaining('Cabe de sobra'),
    'Mide 1,95, así que bien. Te paso las medidas de todo.',
    '',
    'Si lo prefieres, llámame: [oculto hasta confirmar la reserva]',
    'BOOKING_RESPONSE_DUE',
    '¿Puedo llevar las cajas en dos viajes, el lunes y el martes?',
  ]);
});

test('seeds no messages that are in the future, out of order or needlessly redacted', async () => {
  expect(await rows('select id from messages where created_at > now() or read_at < created_at')).toEqual([]);
  expect(
    await rows(
      'select id from (select id, created_at < lag(created_at) over (partition by conversation_id order by seq) as is_back from messages) m where is_back',
    ),
  ).toEqual([]);
  expect(
    await rows(
      'select c.id from conversations c where last_message_at <> (select max(created_at) from messages where conversation_id = c.id)',
    ),
  ).toEqual([]);
  expect(
    await rows(
      `select id from messages where kind = 'text' and (body like '%' || chr(65532) || '%') <> (original is not null)`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      `select b.id from bookings b join users u on u.id in (b.renter_id, b.host_id) and u.email like '%@hueco.test' left join conversations c on c.space_id = b.space_id and c.renter_id = b.renter_id where b.requested_at is not null and c.id is null`,
    ),
  ).toEqual([]);
  expect((await rows('select id from messages where original is not null')).length).toBeGreaterThan(0);
});

test('DSA 15–20 the demo has open reports, decisions with their acts in the log, and a complaint that changed one', async () => {
  const { transparencyReport: now } = await app
    .visitor()
    .query<{ transparencyReport: { halfYears: { name: string }[] } }>('{ transparencyReport { halfYears { name } } }');
  const sums = { received: 0, open: 0, changed: 0, waiting: 0, statements: 0 };
  for (const { name } of now.halfYears) {
    const { transparencyReport: one } = await app.visitor().query<{
      transparencyReport: {
        reports: { received: number; open: number }[];
        complaints: { changed: number; open: number };
        statements: { count: number }[];
      };
    }>(`query ($name: String) { transparencyReport(halfYear: $name) { reports { received open } complaints { changed open } statements { count } } }`, { name });
    for (const { received, open } of one.reports) {
      sums.received += received;
      sums.open += open;
    }
    for (const { count } of one.statements) sums.statements += count;
    sums.changed += one.complaints.changed;
    sums.waiting += one.complaints.open;
  }
  expect(sums).toEqual({ received: 5, open: 2, changed: 1, waiting: 1, statements: 2 });
  expect(await firstBrokenAudit(app.context())).toBeNull();
});
