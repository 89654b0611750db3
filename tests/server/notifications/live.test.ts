import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../server/core/clock.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { mailsTo } from '../../support/accounts.js';
import { ACCEPT, DECLINE, person, read, request, start } from '../../support/bookings.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { openLiveSocket, type Subscription, type LiveSocket } from '../../support/live-socket.js';
import { queriesOf } from '../../support/query-counter.js';
import { publishedSpace } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { addDays } from '../../../server/core/values/date-range.js';

// Runs with the real clock and the dispatcher.
let app: TestApp;
let host: GraphqlClient;
let renter: GraphqlClient;
let spaceId: string;
const lines: LiveSocket[] = [];

beforeAll(async () => {
  app = await createTestApp({ background: true });
  host = await person(app, 'host', 'Marta Ruiz Soler', ['renter', 'host']);
  renter = await person(app, 'renter', 'Lucía Prieto Salas');
  spaceId = await publishedSpace(app, host);
  await app.settle();
});
afterAll(async () => {
  for (const socket of lines) await socket.close();
  await app.stop();
});

interface Change {
  readonly kind: 'INSERTED' | 'UPDATED';
  readonly notification: {
    readonly id: string;
    readonly type: string;
    readonly title: string;
    readonly read: boolean;
    readonly booking: { readonly id: string; readonly status: string } | null;
  };
}

const CHANGED =
  'subscription { notificationChanged { kind notification { id type title read booking { id status } } } }';

/** Subscribes as a browser does; `seen` collects the changes. */
async function listen(client: GraphqlClient, locale?: 'en'): Promise<Subscription<Change>> {
  const socket = openLiveSocket(app, client, locale);
  lines.push(socket);
  const received = socket.subscribe<Change>(CHANGED);
  await socket.ready();
  return received;
}

const soon = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function days(startsIn: number): Record<string, unknown> {
  const from = addDays(systemClock.today(), startsIn);
  return { spaceId, from, to: addDays(from, 40), idempotencyKey: `live-${startsIn}` };
}

test('NOT-2 streams a new request and its mark-as-read to the host only', async () => {
  const stranger = await person(app, 'stranger', 'Iván Roca Gil');
  const [bell, english, other] = await Promise.all([listen(host), listen(host, 'en'), listen(stranger)]);
  const { id } = await start(renter, days(34));
  await request(renter, id);
  const [rung] = await bell.until(1);
  expect(rung).toMatchObject({
    kind: 'INSERTED',
    notification: {
      type: 'BOOKING_REQUESTED',
      title: 'Nueva solicitud de reserva',
      read: false,
      booking: { id, status: 'REQUESTED' },
    },
  });
  expect((await english.until(1))[0]?.notification.title).toBe('New booking request');

  await host.query(
    'mutation ($ids: [ID!]!) { markNotificationsRead(input: { notificationIds: $ids }) { notifications { id } } }',
    {
      ids: [rung?.notification.id],
    },
  );
  expect((await bell.until(2))[1]).toMatchObject({
    kind: 'UPDATED',
    notification: { id: rung?.notification.id, read: true },
  });

  await host.query(ACCEPT, { input: { bookingId: id } });
  const confirmed = (await bell.until(3))[2];
  expect(confirmed).toMatchObject({
    notification: { type: 'BOOKING_CONFIRMED_HOST', booking: { id, status: 'CONFIRMED' } },
  });
  expect(other.seen).toEqual([]);
});

test('voids the payment and sends the mail at once when a request is declined', async () => {
  const { id, reference } = await start(renter, days(80));
  await request(renter, id);
  await host.query(DECLINE, { input: { bookingId: id, reason: 'NOT_AVAILABLE' } });
  const limit = Date.now() + 8_000;
  const payment = async () => (await read(renter, id))?.payment?.status;
  while ((await payment()) !== 'VOID' && Date.now() < limit) await soon(25);
  expect(await payment()).toBe('VOID');
  expect(
    await app
      .context()
      .em.execute(`select status from sandbox_intents where metadata ->> 'bookingReference' = ?`, [reference]),
  ).toEqual([{ status: 'canceled' }]);
  const declined = async () =>
    (await mailsTo(app, 'renter@example.test')).find(({ subject }) => subject.startsWith('Solicitud rechazada'));
  while (!(await declined()) && Date.now() < limit) await soon(25);
  expect((await declined())?.text).toContain('No se ha cobrado nada');
});

test('P-47 streams nothing after sign-out', async () => {
  const leaver = await person(app, 'leaver', 'Pau Serra Mas');
  const bell = await listen(leaver);
  await leaver.query('mutation { signOut { isSignedOut } }');
  const [{ id: userId } = { id: '' }] = await app
    .context()
    .em.execute<{ id: string }[]>(`select id from users where email = 'leaver@example.test'`);
  await app
    .context()
    .em.execute(
      `insert into notifications (id, user_id, type, title, message, dedupe_key) values ('6f9619ff-8b86-4d01-b42d-00cf4fc964ff', ?, 'space_published', '', '', 'live')`,
      [userId],
    );
  await app.services.pubsub.publish(app.context().em, `notifications:${userId}`, {
    notificationId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    kind: 'inserted',
  });
  await expect.poll(bell.isOver).toBe(true);
  expect(bell.seen).toEqual([]);
});

test('reads simultaneous changes for many sockets with one statement for rows and one for sessions', async () => {
  const names = ['ana', 'bea', 'cai', 'dan', 'eva'];
  const people = await Promise.all(names.map((name) => person(app, name, 'Ana Gil Mora')));
  const bells = await Promise.all(people.map((client) => listen(client)));
  const ctx = app.context();
  const rows = await ctx.em.execute<{ id: string; user_id: string }[]>(
    `insert into notifications (user_id, type, title, message, dedupe_key)
     select id, 'space_published', '', '', 'batch-' || email from users where split_part(email, '@', 1) in (?) returning id, user_id`,
    [names],
  );
  const statements = await queriesOf(app, async () => {
    // Created by one commit, so that all of them arrive together.
    await inTransaction(ctx, async (tx) => {
      for (const { id, user_id } of rows)
        await tx.pubsub.publish(tx.em, `notifications:${user_id}`, { notificationId: id, kind: 'inserted' });
    });
    for (const bell of bells) expect(await bell.until(1)).toHaveLength(1);
  });
  const reading = (table: string): number =>
    statements.filter((text) => new RegExp(`^select .* from "${table}"`).test(text)).length;
  expect([reading('notifications'), reading('sessions')]).toEqual([1, 1]);
});

test('skips a change that cannot be read and streams the next one', async () => {
  const listener = await person(app, 'listener', 'Ona Vidal Puig');
  const bell = await listen(listener);
  const { em } = app.context();
  const [{ id: userId } = { id: '' }] = await em.execute<{ id: string }[]>(
    `select id from users where email = 'listener@example.test'`,
  );
  const [{ id } = { id: '' }] = await em.execute<{ id: string }[]>(
    `insert into notifications (user_id, type, title, message, dedupe_key) values (?, 'space_published', '', '', 'stream') returning id`,
    [userId],
  );
  const publish = () =>
    app.services.pubsub.publish(em, `notifications:${userId}`, { notificationId: id, kind: 'inserted' });
  await app.asOwner('alter table notifications rename to notifications_away');
  try {
    await publish();
    await soon(1_600);
  } finally {
    await app.asOwner('alter table notifications_away rename to notifications');
  }
  expect(bell.seen).toEqual([]);
  await publish();
  expect(await bell.until(1)).toMatchObject([{ kind: 'INSERTED', notification: { type: 'SPACE_PUBLISHED' } }]);
  expect(bell.isOver()).toBe(false);
});
