import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../server/db/migrate.js';
import * as k from '../support/bookings.js';
import type { GraphqlClient } from '../support/graphql-client.js';
import * as m from '../support/messages.js';
import { publishedSpace, uuidOf } from '../support/spaces.js';

let world: k.World;
let people = 0;

beforeAll(async () => {
  world = await k.createWorld();
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  await k.beginAgain(world);
  await sql('delete from conversations');
  await sql('delete from outbox');
  await sql(`update bookings set created_at = created_at - interval '1 day'`);
});

const sql = <T extends object>(statement: string, values: unknown[] = []): Promise<T[]> => world.app.context().em.execute<T[]>(statement, values);
const write = (body: string): Promise<m.Sent> => m.send(world.renter, { spaceId: world.spaceId, body });
const newRenter = (): Promise<GraphqlClient> => k.person(world.app, `renter-${(people += 1)}`, 'Nuria Camps Valls');
/** A request of the renter's with these words, told to the conversation. */
async function requestSaying(message: string): Promise<k.BookingView> {
  world.clock.advance({ minutes: 1 });
  const { id } = await k.start(world.renter, k.stay(world.spaceId));
  const input = await k.requestInput(world.renter, id, k.CARDS.works, { message });
  const { requestBooking } = await world.renter.query<{ requestBooking: k.BookingView }>(k.REQUEST, { input });
  await world.app.settle();
  return requestBooking;
}
const accept = async (bookingId: string): Promise<void> => {
  await world.host.query(k.ACCEPT, { input: { bookingId } });
  await world.app.settle();
};
/** Tells of a step in a booking's life that is not gone here. */
const happens = async (type: string, bookingId: string, facts: object): Promise<void> => {
  await sql(
    `insert into outbox (type, payload, created_at) select 'booking.' || ?, jsonb_build_object('bookingId', id, 'spaceId', space_id, 'renterId', renter_id, 'hostId', host_id) || ?::jsonb, ? from bookings where id = ?`,
    [type, JSON.stringify(facts), world.clock.now(), uuidOf(bookingId)],
  );
};
const about = async (client: GraphqlClient = world.renter): Promise<m.ConversationView> => (await m.conversationAbout(client, world.spaceId)) as m.ConversationView;
const bodies = (list: readonly m.MessageView[]): string[] => list.map(({ body }) => body);

describe('P7 who writes to whom', () => {
  test('a renter asks, the host answers, in one conversation', async () => {
    const { host, renter, spaceId } = world;
    const asked = await write('Hola, Marta.\n¿Cabe un sofá de 1,95 m?');
    expect(asked).toMatchObject({ kind: 'TEXT', body: 'Hola, Marta.\n¿Cabe un sofá de 1,95 m?', isOwn: true, readAt: null, sender: { displayName: 'Lucía P.' } });
    expect(asked.conversation).toMatchObject({ kind: 'DIRECT', viewerRole: 'RENTER', spaceTitle: 'Trastero seco en Malasaña', space: { id: spaceId }, other: { displayName: 'Marta R.' }, booking: null, unreadCount: 0, isMasked: true });
    const answered = await m.send(host, { conversationId: asked.conversation.id, body: 'Cabe de sobra.' });
    expect(answered.conversation).toMatchObject({ id: asked.conversation.id, viewerRole: 'HOST', other: { displayName: 'Lucía P.' }, unreadCount: 1, otherContact: null });
    expect((await write('Gracias.')).conversation.id).toBe(asked.conversation.id);
    expect(bodies(await m.messagesOf(renter, asked.conversation.id))).toEqual(['Hola, Marta.\n¿Cabe un sofá de 1,95 m?', 'Cabe de sobra.', 'Gracias.']);
  });

  test('nobody writes about a space of her own, about one that is not public, or without a confirmed address', async () => {
    const { host, renter, spaceId, app } = world;
    const input = { spaceId, body: 'Hola', idempotencyKey: randomUUID() };
    expect(await host.codeOf(m.SEND, { input })).toBe('MESSAGES_OWN_SPACE');
    const paused = await publishedSpace(app, host, { title: 'Trastero con otra pausa' });
    await sql(`update spaces set status = 'paused' where id = ?`, [uuidOf(paused)]);
    expect(await renter.codeOf(m.SEND, { input: { ...input, spaceId: paused } })).toBe('NOT_FOUND');
    expect(await app.guest().codeOf(m.SEND, { input })).toBe('UNAUTHENTICATED');
    await sql(`update users set email_verified_at = null where email = 'stranger@example.test'`);
    expect(await world.stranger.codeOf(m.SEND, { input })).toBe('EMAIL_NOT_VERIFIED');
    await sql(`update users set email_verified_at = now() where email = 'stranger@example.test'`);
    expect(await renter.codeOf(m.SEND, { input: { body: 'Hola', idempotencyKey: randomUUID() } })).toBe('BAD_REQUEST');
    expect(await sql('select id from conversations')).toEqual([]);
  });

  test('a conversation goes on when its space is paused; the title stays', async () => {
    const { app, host, renter } = world;
    const id = await publishedSpace(app, host, { title: 'Trastero que se pausa' });
    const { conversation } = await m.send(renter, { spaceId: id, body: 'Hola' });
    await sql(`update spaces set status = 'paused' where id = ?`, [uuidOf(id)]);
    expect(await m.conversation(renter, conversation.id)).toMatchObject({ space: null, spaceTitle: 'Trastero que se pausa', viewerCan: { write: true } });
    expect(await m.send(renter, { spaceId: id, body: '¿Sigue libre?' })).toMatchObject({ conversation: { id: conversation.id } });
  });

  test('whoever blocks shuts it for both, and alone opens it again', async () => {
    const { host, renter } = world;
    const { conversation: { id } } = await write('Hola');
    const block = async (client: GraphqlClient, isBlocked: boolean) => (await client.query<{ blockConversation: m.ConversationView }>(m.BLOCK, { input: { conversationId: id, isBlocked } })).blockConversation;
    expect(await block(host, true)).toMatchObject({ isBlocked: true, isBlockedByViewer: true, viewerCan: { write: false, writeRefusal: 'MESSAGES_BLOCKED' } });
    expect(await m.conversation(renter, id)).toMatchObject({ isBlocked: true, isBlockedByViewer: false, viewerCan: { write: false, writeRefusal: 'MESSAGES_BLOCKED' } });
    for (const client of [host, renter]) expect(await client.codeOf(m.SEND, { input: { conversationId: id, body: 'Hola', idempotencyKey: randomUUID() } })).toBe('MESSAGES_BLOCKED');
    expect(await block(renter, false)).toMatchObject({ isBlocked: true });
    expect(await block(host, false)).toMatchObject({ isBlocked: false, viewerCan: { write: true, writeRefusal: null } });
    await m.send(host, { conversationId: id, body: 'Hola otra vez' });
  });

  test('to a suspended or deleted account nobody writes; what was said stays', async () => {
    const { host } = world;
    const leaver = await newRenter();
    const { conversation: { id } } = await m.send(leaver, { spaceId: world.spaceId, body: 'Hola' });
    const [{ user } = { user: '' }] = await sql<{ user: string }>('select sender_id as user from messages');
    await sql('update users set suspended_at = now() where id = ?', [user]);
    expect(await host.codeOf(m.SEND, { input: { conversationId: id, body: '¿Sí?', idempotencyKey: randomUUID() } })).toBe('MESSAGES_CLOSED');
    await sql('update users set suspended_at = null, erased_at = now() where id = ?', [user]);
    expect(await m.conversation(host, id)).toMatchObject({ other: { displayName: 'Cuenta borrada' }, viewerCan: { write: false, writeRefusal: 'MESSAGES_CLOSED' }, lastMessage: { body: 'Hola' } });
  });
});

describe('P7 what is written', () => {
  test('1 to 2000 characters, trimmed, line breaks kept, without control characters; text stays text', async () => {
    const { renter, spaceId } = world;
    expect((await write('  <b>Hola</b>\r\n\u0000\u0007\u202e👍🏽  ')).body).toBe('<b>Hola</b>\n👍🏽');
    expect((await write('ñ'.repeat(2000))).body).toHaveLength(2000);
    expect((await write('👍'.repeat(2000))).body).toHaveLength(4000);
    const problem = async (body: string) => (await renter.send(m.SEND, { input: { spaceId, body, idempotencyKey: randomUUID() } })).errors[0]?.extensions;
    expect(await problem('ñ'.repeat(2001))).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'body', code: 'MESSAGE_TOO_LONG', params: { max: 2000 } }] });
    for (const body of ['', ' \n ', '\u0000\ufffc', '\u200b \u200d\ufe0f']) expect(await problem(body)).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'body', code: 'REQUIRED' }] });
  });

  test('the same key sends one message; with other words it is refused', async () => {
    const idempotencyKey = randomUUID();
    const input = { spaceId: world.spaceId, body: 'Una sola vez', idempotencyKey };
    const answers = await Promise.all([1, 2, 3].map(() => m.send(world.renter, input)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await sql('select id from messages')).toHaveLength(1);
    expect(await world.renter.codeOf(m.SEND, { input: { ...input, body: 'Otra cosa' } })).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('two first messages at once begin one conversation', async () => {
    const sent = await Promise.all(['Uno', 'Dos', 'Tres', 'Cuatro'].map(write));
    expect(new Set(sent.map(({ conversation }) => conversation.id)).size).toBe(1);
    expect(await sql('select id from conversations')).toHaveLength(1);
    expect(await sql('select user_id from conversation_sides')).toHaveLength(2);
    expect(await m.unread(world.host)).toBe(4);
  });
});

describe('P7 contact data is hidden until a booking is confirmed', () => {
  const HIDDEN = '[oculto hasta confirmar la reserva]';

  test('from both sides alike, with the words of each language; what was written is kept apart', async () => {
    const { app, host } = world;
    const body = 'Si lo prefieres, llámame: 612 40 88 15 o marta@gmail.com, son 75,50 € y 2,5 x 3 m.';
    const sent = await write(body);
    const seen = `Si lo prefieres, llámame: ${HIDDEN} o ${HIDDEN}, son 75,50 € y 2,5 x 3 m.`;
    expect(sent.body).toBe(seen);
    expect(sent.parts.map(({ isHidden }) => isHidden)).toEqual([false, true, false, true, false]);
    expect(bodies(await m.messagesOf(host, sent.conversation.id))).toEqual([seen]);
    const english = app.guest('en');
    english.accessToken = host.accessToken;
    expect((await m.messagesOf(english, sent.conversation.id))[0]?.body).toContain('[hidden until the booking is confirmed]');
    const [row] = await sql<{ body: string; original: string; mask_kinds: string[] }>('select body, original, mask_kinds from messages');
    expect(row).toMatchObject({ original: body, mask_kinds: ['phone', 'email'] });
    expect(row?.body).not.toContain('612');
    expect((await write('Sin nada que esconder')).parts).toEqual([{ text: 'Sin nada que esconder', isHidden: false }]);
  });

  test('the writer is warned before', async () => {
    const { renter, host, spaceId } = world;
    expect(await m.hiddenOf(renter, { spaceId, body: 'Mi móvil es\u0007 612 40\u0000 88 15 👍, cabe' })).toEqual([{ text: '612 40\u0000 88 15', kind: 'PHONE' }]);
    expect(await m.hiddenOf(renter, { spaceId, body: 'Mide 2,5 x 3 y cuesta 75 €' })).toEqual([]);
    const { conversation: { id } } = await write('Hola');
    expect(await m.hiddenOf(host, { conversationId: id, body: 'escríbeme a marta@gmail.com' })).toEqual([{ text: 'marta@gmail.com', kind: 'EMAIL' }]);
    expect(await renter.codeOf(m.PREVIEW, { input: { conversationId: id, spaceId, body: '' } })).toBe('BAD_REQUEST');
  });

  test('from the confirmation on it is open, but for account numbers and money asked for past Hueco', async () => {
    const { host, renter } = world;
    const { id } = await requestSaying('Hola');
    const { id: conversationId } = await about();
    expect((await write('Soy el 612 40 88 15')).body).toBe(`Soy el ${HIDDEN}`);
    await sql(`update users set phone = '+34612408815', phone_verified_at = now() where email = 'renter@example.test'`);
    await accept(id);
    expect(await about()).toMatchObject({ isMasked: false, otherContact: { fullName: 'Marta Ruiz Soler', phone: null } });
    expect(await m.conversation(host, conversationId)).toMatchObject({ otherContact: { fullName: 'Lucía Prieto Salas', phone: '+34612408815' } });
    expect((await write('Soy el 612 40 88 15, o por WhatsApp')).body).toBe('Soy el 612 40 88 15, o por WhatsApp');
    expect((await m.send(host, { conversationId, body: 'Hazme un bizum o ES91 2100 0418 4502 0005 1332' })).parts.filter(({ isHidden }) => isHidden).map(({ text }) => text)).toEqual(['[oculto]', '[oculto]']);
    expect(await m.hiddenOf(renter, { conversationId, body: 'ES91 2100 0418 4502 0005 1332 o 612408815' })).toEqual([{ text: 'ES91 2100 0418 4502 0005 1332', kind: 'IBAN' }]);
    // What was hidden before is not shown now, and no longer promised.
    expect(bodies(await m.messagesOf(renter, conversationId))).toContain('Soy el [oculto]');
    for (const [status, isMasked] of [['active', false], ['ending', false], ['move_out', false], ['completed', false], ['cancelled', true], ['declined', true]] as const) {
      await sql('update bookings set status = ? where id = ?', [status, uuidOf(id)]);
      expect(await about()).toMatchObject({ isMasked, otherContact: isMasked ? null : { fullName: 'Marta Ruiz Soler' } });
    }
  });
});

describe('P7 what happens to a booking stands in the conversation', () => {
  test('a request with its words, the reminder, the yes', async () => {
    const { renter, host, clock, app } = world;
    const booking = await requestSaying('Me mudo: un sofá y treinta cajas. Mi móvil: 612 40 88 15');
    const { id: conversationId } = await about();
    expect(await m.conversation(host, conversationId)).toMatchObject({ kind: 'BOOKING', booking: { id: booking.id, status: 'REQUESTED' }, unreadCount: 1, viewerCan: { attach: true } });
    const hosts = await m.messagesOf(host, conversationId);
    expect(bodies(hosts)).toEqual(['Lucía P. ha enviado una solicitud', 'Me mudo: un sofá y treinta cajas. Mi móvil: [oculto hasta confirmar la reserva]']);
    expect(hosts[0]).toMatchObject({ kind: 'EVENT', sender: null, isOwn: false, event: { type: 'BOOKING_REQUESTED', from: booking.from, to: booking.to, deadline: booking.respondBy, bookingId: booking.id } });
    expect(bodies(await m.messagesOf(renter, conversationId))[0]).toBe('Has enviado una solicitud');

    // Once, however often its events come.
    await sql('update outbox set dispatched_at = null');
    await app.settle();
    expect(await m.messagesOf(host, conversationId)).toHaveLength(2);

    clock.advance({ hours: 12 });
    await k.signInAgain(world);
    for (const hours of [1, 12, 22]) await happens('response_due', booking.id, { hours });
    await app.settle();
    expect((await m.messagesOf(host, conversationId)).slice(2).map(({ body }) => body)).toEqual(['Recordatorio: responde antes de las 10:56 del 3 de marzo']);
    expect((await m.messagesOf(renter, conversationId)).at(-1)?.body).toBe('Hemos pedido a Marta R. que responda antes de las 10:56 del 3 de marzo');
    await accept(booking.id);
    expect((await m.messagesOf(renter, conversationId)).at(-1)).toMatchObject({ event: { type: 'BOOKING_CONFIRMED' }, body: 'Reserva confirmada. Ya podéis compartir teléfono y correo' });
  });

  test('a refusal, a request taken back, and one more in the same conversation', async () => {
    const { host, renter } = world;
    const first = await requestSaying('');
    const { id: conversationId } = await about();
    await host.query(k.DECLINE, { input: { bookingId: first.id, reason: 'DATES_DO_NOT_FIT' } });
    await world.app.settle();
    const second = await requestSaying('Ahora sí');
    await renter.query(k.WITHDRAW, { input: { bookingId: second.id } });
    await world.app.settle();
    const lines = await m.messagesOf(renter, conversationId);
    expect(lines.map(({ event, body }) => event?.type ?? body)).toEqual(['BOOKING_REQUESTED', 'BOOKING_DECLINED', 'BOOKING_REQUESTED', 'Ahora sí', 'BOOKING_WITHDRAWN']);
    expect(lines[1]).toMatchObject({ body: 'Marta R. no puede aceptar la solicitud. No se ha cobrado nada', event: { reason: 'DATES_DO_NOT_FIT' } });
    expect(await about()).toMatchObject({ booking: { id: second.id } });
  });

  test('the later steps, each in the words of whoever reads them', async () => {
    const { host, renter, app } = world;
    const { id } = await requestSaying('');
    const { id: conversationId } = await about();
    for (const [type, facts] of [['cancelled', { by: 'host' }], ['cancelled', { by: 'admin' }], ['payment_failed', { isAfterAnswer: true }], ['payment_failed', {}], ['expired', {}], ['stay_started', { by: 'renter' }], ['move_out_started', {}], ['completed', { by: 'host' }]] as const) {
      await happens(type, id, facts);
    }
    await app.settle();
    const told = async (client: GraphqlClient) => bodies(await m.messagesOf(client, conversationId)).slice(1);
    expect(await told(host)).toEqual([
      'Has cancelado la reserva', 'Hueco ha cancelado la reserva', 'El pago ha fallado y las fechas vuelven a estar libres', 'La solicitud ha caducado sin respuesta. No se ha cobrado nada',
      'La estancia ha empezado', 'La estancia ha terminado. Falta confirmar que las llaves están devueltas', 'Estancia completada',
    ]);
    expect((await told(renter))[0]).toBe('Marta R. ha cancelado la reserva');
  });

  test('bookings from before there were messages have their conversation after the update', async () => {
    const { host, renter, app } = world;
    const booking = await requestSaying('');
    await sql('delete from conversations');
    await sql(`delete from migrations where name = '0017-earlier-conversations'`);
    await migrate(app.databaseUrl);
    const conversation = await about();
    expect(conversation).toMatchObject({ kind: 'BOOKING', viewerRole: 'RENTER', booking: { id: booking.id }, unreadCount: 0 });
    expect(bodies(await m.messagesOf(host, conversation.id)).at(-1)).toBe('Lucía P. ha enviado una solicitud');
    await m.send(host, { conversationId: conversation.id, body: 'Hola, Lucía' });
    expect(await m.unread(renter)).toBe(1);
  });

  test('choosing dates and leaving is nobody\'s business', async () => {
    await k.start(world.renter, k.stay(world.spaceId));
    world.clock.advance({ minutes: 16 });
    await sql(`insert into outbox (type, payload) select 'booking.payment_failed', jsonb_build_object('bookingId', id, 'spaceId', space_id) from bookings where status = 'pending_payment'`);
    await world.app.settle();
    expect(await sql('select id from conversations')).toEqual([]);
  });
});
