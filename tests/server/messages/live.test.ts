import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as bookings from '../../support/bookings.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { openLiveSocket, type Subscription, type LiveSocket } from '../../support/live-socket.js';
import * as messages from '../../support/messages.js';
import { publishedSpace } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { addDays } from '../../../server/core/values/date-range.js';
import { systemClock } from '../../../server/core/clock.js';

// Uses the real clock and dispatcher, as a browser would see them.
let app: TestApp;
let host: GraphqlClient;
let renter: GraphqlClient;
let spaceId: string;
const lines: LiveSocket[] = [];

beforeAll(async () => {
  app = await createTestApp({ background: true });
  host = await bookings.person(app, 'host', 'Marta Ruiz Soler', ['renter', 'host']);
  renter = await bookings.person(app, 'renter', 'Lucía Prieto Salas');
  spaceId = await publishedSpace(app, host);
  await app.settle();
});
afterAll(async () => {
  for (const socket of lines) await socket.close();
  await app.stop();
});
beforeEach(async () => {
  for (const socket of lines.splice(0)) await socket.close();
  await app.context().em.execute('delete from conversations');
});

interface Change {
  readonly kind: string;
  readonly conversation: {
    readonly id: string;
    readonly unreadCount: number;
    readonly isBlocked: boolean;
    readonly isMuted: boolean;
  };
  readonly message: { readonly body: string; readonly isOwn: boolean; readonly readAt: string | null } | null;
}

const COUNT = 'subscription { unreadMessageCountChanged }';
const CHANGES =
  'subscription { conversationChanged { kind conversation { id unreadCount isBlocked isMuted } message { body isOwn readAt } } }';

/** Opens a socket of one user with both subscriptions active. */
async function listen(
  client: GraphqlClient,
  locale?: 'en',
): Promise<{ counts: Subscription<number>; changes: Subscription<Change> }> {
  const socket = openLiveSocket(app, client, locale);
  lines.push(socket);
  const received = { counts: socket.subscribe<number>(COUNT), changes: socket.subscribe<Change>(CHANGES) };
  await socket.ready();
  return received;
}

const soon = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const kinds = ({ changes }: { changes: Subscription<Change> }): string[] => changes.seen.map(({ kind }) => kind);

test('MSG-1 sends the unread count on subscribing, and again when messages arrive or are read on any device', async () => {
  const stranger = await bookings.person(app, 'stranger', 'Iván Roca Gil');
  const [atHost, onPhone, atRenter, atStranger] = await Promise.all([
    listen(host),
    listen(host, 'en'),
    listen(renter),
    listen(stranger),
  ]);
  expect(await atHost.counts.until(1)).toEqual([0]);
  const {
    conversation: { id },
  } = await messages.send(renter, { spaceId, body: 'Hola, mi móvil es 612 40 88 15' });
  // Waits on every device, because a slow one would count the second message as well.
  expect(await Promise.all([atHost.counts.until(2), onPhone.counts.until(2)])).toEqual([
    [0, 1],
    [0, 1],
  ]);
  await messages.send(renter, { spaceId, body: '¿Cabe un sofá?' });
  expect(await onPhone.counts.until(3)).toEqual([0, 1, 2]);
  expect((await atHost.changes.until(2))[0]).toMatchObject({
    kind: 'MESSAGE',
    conversation: { id, unreadCount: 1 },
    message: { body: 'Hola, mi móvil es [oculto hasta confirmar la reserva]', isOwn: false },
  });
  expect((await onPhone.changes.until(2))[0]?.message?.body).toBe(
    'Hola, mi móvil es [hidden until the booking is confirmed]',
  );
  // The sender sees the message on their other devices, with an unchanged unread count.
  expect((await atRenter.changes.until(2))[1]).toMatchObject({
    kind: 'MESSAGE',
    message: { body: '¿Cabe un sofá?', isOwn: true },
  });

  await host.query(messages.MARK_READ, { input: { conversationId: id } });
  expect((await onPhone.counts.until(4)).at(-1)).toBe(0);
  expect((await atRenter.changes.until(3))[2]).toMatchObject({ kind: 'READ', conversation: { id }, message: null });
  expect((await messages.listMessages(renter, id)).every(({ readAt }) => readAt !== null)).toBe(true);
  expect(new Set(atRenter.counts.seen)).toEqual(new Set([0]));
  expect([atStranger.changes.seen, atStranger.counts.seen]).toEqual([[], [0]]);
});

test('P7 shows typing to the other side only, at most every three seconds, and not in a blocked conversation', async () => {
  const [atHost, atRenter] = await Promise.all([listen(host), listen(renter)]);
  const {
    conversation: { id },
  } = await messages.send(renter, { spaceId, body: 'Hola' });
  await Promise.all([atHost.counts.until(2), atHost.changes.until(1), atRenter.changes.until(1)]);
  for (let time = 0; time < 3; time++) await renter.query(messages.TYPE, { input: { conversationId: id } });
  expect((await atHost.changes.until(2))[1]).toMatchObject({ kind: 'TYPING', conversation: { id }, message: null });
  expect(atHost.counts.seen).toEqual([0, 1]);
  await host.query(messages.BLOCK, { input: { conversationId: id, isBlocked: true } });
  expect((await atRenter.changes.until(2))[1]).toMatchObject({ kind: 'STATE', conversation: { isBlocked: true } });
  await host.query(messages.TYPE, { input: { conversationId: id } });
  await host.query(messages.MUTE, { input: { conversationId: id, isMuted: true } });
  expect((await atHost.changes.until(4)).at(-1)).toMatchObject({ kind: 'STATE', conversation: { isMuted: true } });
  await soon(150);
  expect([kinds(atHost), kinds(atRenter)]).toEqual([
    ['MESSAGE', 'TYPING', 'STATE', 'STATE'],
    ['MESSAGE', 'STATE'],
  ]);
});

test('P7 sends booking events live to both sides', async () => {
  const [atHost, atRenter] = await Promise.all([listen(host), listen(renter)]);
  const from = addDays(systemClock.today(), 34);
  const { id } = await bookings.start(renter, {
    spaceId,
    from,
    to: addDays(from, 40),
    idempotencyKey: 'live-messages',
  });
  await bookings.request(renter, id);
  expect((await atHost.changes.until(2)).map(({ message }) => message?.body)).toEqual([
    'Lucía P. ha enviado una solicitud',
    'Hola, Marta: me mudo y necesito guardar un sofá y unas treinta cajas.',
  ]);
  expect((await atHost.counts.until(3)).at(-1)).toBe(1);
  await host.query(bookings.DECLINE, { input: { bookingId: id, reason: 'NOT_AVAILABLE' } });
  expect((await atRenter.changes.until(3)).at(-1)?.message?.body).toBe(
    'Marta R. no puede aceptar la solicitud. No se ha cobrado nada',
  );
  expect((await atHost.counts.until(4)).at(-1)).toBe(1);
});

test('P-47 sends nothing after sign-out', async () => {
  const leaver = await bookings.person(app, 'leaver', 'Pau Serra Mas');
  const {
    conversation: { id },
  } = await messages.send(leaver, { spaceId, body: 'Hola' });
  const received = await listen(leaver);
  await received.counts.until(1);
  await leaver.query('mutation { signOut { isSignedOut } }');
  await messages.send(host, { conversationId: id, body: 'Hola, Pau' });
  await expect.poll(() => [received.changes.isOver(), received.counts.isOver()]).toEqual([true, true]);
  expect([received.changes.seen, received.counts.seen]).toEqual([[], [0]]);
});

test('P-50 sends counts that agree with the database after a burst of messages from both sides', async () => {
  const {
    conversation: { id },
  } = await messages.send(renter, { spaceId, body: 'Hola' });
  const [atHost, atRenter] = await Promise.all([listen(host), listen(renter)]);
  const burst = Array.from({ length: 12 }, (_, n) =>
    n % 5 === 4
      ? host.query(messages.MARK_READ, { input: { conversationId: id } })
      : messages.send(n % 3 === 0 ? host : renter, { conversationId: id, body: `Mensaje ${n}` }),
  );
  await Promise.all(burst);
  const limit = Date.now() + 5_000;
  const isRight = async () =>
    atHost.counts.seen.at(-1) === (await messages.getUnreadCount(host)) &&
    atRenter.counts.seen.at(-1) === (await messages.getUnreadCount(renter));
  while (!(await isRight()) && Date.now() < limit) await soon(20);
  expect(await isRight()).toBe(true);
  expect(Math.min(...atHost.counts.seen, ...atRenter.counts.seen)).toBeGreaterThanOrEqual(0);
});
