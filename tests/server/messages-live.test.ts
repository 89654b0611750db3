import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as k from '../support/bookings.js';
import type { GraphqlClient } from '../support/graphql-client.js';
import { openLine, type Heard, type LiveLine } from '../support/live-line.js';
import * as m from '../support/messages.js';
import { publishedSpace } from '../support/spaces.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { addDays } from '../../server/core/date-range.js';
import { systemClock } from '../../server/core/clock.js';

// The real clock and the dispatcher at work: what a browser would see.
let app: TestApp;
let host: GraphqlClient;
let renter: GraphqlClient;
let spaceId: string;
const lines: LiveLine[] = [];

beforeAll(async () => {
  app = await createTestApp({ background: true });
  host = await k.person(app, 'host', 'Marta Ruiz Soler', ['renter', 'host']);
  renter = await k.person(app, 'renter', 'Lucía Prieto Salas');
  spaceId = await publishedSpace(app, host);
  await app.settle();
});
afterAll(async () => {
  for (const line of lines) await line.close();
  await app.stop();
});
beforeEach(async () => {
  for (const line of lines.splice(0)) await line.close();
  await app.context().em.execute('delete from conversations');
});

interface Change {
  readonly kind: string;
  readonly conversation: { readonly id: string; readonly unreadCount: number; readonly isBlocked: boolean; readonly isMuted: boolean };
  readonly message: { readonly body: string; readonly isOwn: boolean; readonly readAt: string | null } | null;
}

const COUNT = 'subscription { unreadMessageCountChanged }';
const CHANGES = 'subscription { conversationChanged { kind conversation { id unreadCount isBlocked isMuted } message { body isOwn readAt } } }';

/** One person's socket with both subscriptions, listening. */
async function listen(client: GraphqlClient, locale?: 'en'): Promise<{ counts: Heard<number>; changes: Heard<Change> }> {
  const line = openLine(app, client, locale);
  lines.push(line);
  const heard = { counts: line.hear<number>(COUNT), changes: line.hear<Change>(CHANGES) };
  await line.ready;
  return heard;
}

const soon = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const kinds = ({ changes }: { changes: Heard<Change> }): string[] => changes.seen.map(({ kind }) => kind);

test('MSG-1 the count begins at what it is, grows with each message to the viewer, and falls when she reads on any device', async () => {
  const stranger = await k.person(app, 'stranger', 'Iván Roca Gil');
  const [atHost, onHerPhone, atRenter, elsewhere] = await Promise.all([listen(host), listen(host, 'en'), listen(renter), listen(stranger)]);
  expect(await atHost.counts.until(1)).toEqual([0]);
  const { conversation: { id } } = await m.send(renter, { spaceId, body: 'Hola, mi móvil es 612 40 88 15' });
  expect(await atHost.counts.until(2)).toEqual([0, 1]);
  await m.send(renter, { spaceId, body: '¿Cabe un sofá?' });
  expect(await onHerPhone.counts.until(3)).toEqual([0, 1, 2]);
  expect((await atHost.changes.until(2))[0]).toMatchObject({ kind: 'MESSAGE', conversation: { id, unreadCount: 1 }, message: { body: 'Hola, mi móvil es [oculto hasta confirmar la reserva]', isOwn: false } });
  expect((await onHerPhone.changes.until(2))[0]?.message?.body).toBe('Hola, mi móvil es [hidden until the booking is confirmed]');
  // Whoever wrote it sees it on her other devices, and no more unread than before.
  expect((await atRenter.changes.until(2))[1]).toMatchObject({ kind: 'MESSAGE', message: { body: '¿Cabe un sofá?', isOwn: true } });

  await host.query(m.MARK_READ, { input: { conversationId: id } });
  expect((await onHerPhone.counts.until(4)).at(-1)).toBe(0);
  expect((await atRenter.changes.until(3))[2]).toMatchObject({ kind: 'READ', conversation: { id }, message: null });
  expect((await m.messagesOf(renter, id)).every(({ readAt }) => readAt !== null)).toBe(true);
  expect(new Set(atRenter.counts.seen)).toEqual(new Set([0]));
  expect([elsewhere.changes.seen, elsewhere.counts.seen]).toEqual([[], [0]]);
});

test('P7 writing is told to the other side only, every three seconds at most, and not when one of them has blocked', async () => {
  const [atHost, atRenter] = await Promise.all([listen(host), listen(renter)]);
  const { conversation: { id } } = await m.send(renter, { spaceId, body: 'Hola' });
  await Promise.all([atHost.counts.until(2), atHost.changes.until(1), atRenter.changes.until(1)]);
  for (let time = 0; time < 3; time++) await renter.query(m.TYPE, { input: { conversationId: id } });
  expect((await atHost.changes.until(2))[1]).toMatchObject({ kind: 'TYPING', conversation: { id }, message: null });
  expect(atHost.counts.seen).toEqual([0, 1]);
  await host.query(m.BLOCK, { input: { conversationId: id, isBlocked: true } });
  expect((await atRenter.changes.until(2))[1]).toMatchObject({ kind: 'STATE', conversation: { isBlocked: true } });
  await host.query(m.TYPE, { input: { conversationId: id } });
  await host.query(m.MUTE, { input: { conversationId: id, isMuted: true } });
  expect((await atHost.changes.until(4)).at(-1)).toMatchObject({ kind: 'STATE', conversation: { isMuted: true } });
  await soon(150);
  expect([kinds(atHost), kinds(atRenter)]).toEqual([['MESSAGE', 'TYPING', 'STATE', 'STATE'], ['MESSAGE', 'STATE']]);
});

test('P7 what happens to a booking comes live to both', async () => {
  const [atHost, atRenter] = await Promise.all([listen(host), listen(renter)]);
  const from = addDays(systemClock.today(), 34);
  const { id } = await k.start(renter, { spaceId, from, to: addDays(from, 40), idempotencyKey: 'live-messages' });
  await k.request(renter, id);
  expect((await atHost.changes.until(2)).map(({ message }) => message?.body)).toEqual(['Lucía P. ha enviado una solicitud', 'Hola, Marta: me mudo y necesito guardar un sofá y unas treinta cajas.']);
  expect((await atHost.counts.until(3)).at(-1)).toBe(1);
  await host.query(k.DECLINE, { input: { bookingId: id, reason: 'NOT_AVAILABLE' } });
  expect((await atRenter.changes.until(3)).at(-1)?.message?.body).toBe('Marta R. no puede aceptar la solicitud. No se ha cobrado nada');
  expect((await atHost.counts.until(4)).at(-1)).toBe(1);
});

test('P-47 after signing out nothing more is told', async () => {
  const leaver = await k.person(app, 'leaver', 'Pau Serra Mas');
  const { conversation: { id } } = await m.send(leaver, { spaceId, body: 'Hola' });
  const heard = await listen(leaver);
  await heard.counts.until(1);
  await leaver.query('mutation { signOut }');
  await m.send(host, { conversationId: id, body: 'Hola, Pau' });
  await soon(300);
  expect([heard.changes.seen, heard.counts.seen]).toEqual([[], [0]]);
  expect([heard.changes.isOver(), heard.counts.isOver()]).toEqual([true, true]);
});

test('P-50 the live count is the database\'s after a burst from both sides', async () => {
  const { conversation: { id } } = await m.send(renter, { spaceId, body: 'Hola' });
  const [atHost, atRenter] = await Promise.all([listen(host), listen(renter)]);
  const burst = Array.from({ length: 12 }, (_, n) => (n % 5 === 4 ? host.query(m.MARK_READ, { input: { conversationId: id } }) : m.send(n % 3 === 0 ? host : renter, { conversationId: id, body: `Mensaje ${n}` })));
  await Promise.all(burst);
  const limit = Date.now() + 5_000;
  const isRight = async () => atHost.counts.seen.at(-1) === (await m.unread(host)) && atRenter.counts.seen.at(-1) === (await m.unread(renter));
  while (!(await isRight()) && Date.now() < limit) await soon(20);
  expect(await isRight()).toBe(true);
  expect(Math.min(...atHost.counts.seen, ...atRenter.counts.seen)).toBeGreaterThanOrEqual(0);
});
