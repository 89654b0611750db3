import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate.js';
import * as bookings from '../../support/bookings.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import * as messages from '../../support/messages.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';

let world: bookings.World;
let people = 0;

beforeAll(async () => {
  world = await bookings.createWorld();
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  await bookings.resetWorld(world);
  await sql('delete from conversations');
  await sql('delete from outbox');
  await sql(`update bookings set created_at = created_at - interval '1 day'`);
});

const sql = <T extends object>(statement: string, values: unknown[] = []): Promise<T[]> =>
  world.app.context().em.execute<T[]>(statement, values);
const write = (body: string): Promise<messages.Sent> => messages.send(world.renter, { spaceId: world.spaceId, body });
const newRenter = (): Promise<GraphqlClient> =>
  bookings.person(world.app, `renter-${(people += 1)}`, 'Nuria Camps Valls');
/** A request of the renter with this message, after its events were dispatched. */
async function requestWithText(message: string): Promise<bookings.BookingView> {
  world.clock.advance({ minutes: 1 });
  const { id } = await bookings.start(world.renter, bookings.stay(world.spaceId));
  const input = await bookings.requestInput(world.renter, id, bookings.CARDS.works, { message });
  const { requestBooking } = await world.renter.query<{ requestBooking: bookings.RequestAnswer }>(bookings.REQUEST, {
    input,
  });
  await world.app.settle();
  return requestBooking.booking;
}
const accept = async (bookingId: string): Promise<void> => {
  await world.host.query(bookings.ACCEPT, { input: { bookingId } });
  await world.app.settle();
};
/** Records a booking event without performing the action. */
const recordBookingEvent = async (type: string, bookingId: string, details: object): Promise<void> => {
  await sql(
    `insert into outbox (type, payload, created_at) select 'booking.' || ?, jsonb_build_object('bookingId', id, 'spaceId', space_id, 'renterId', renter_id, 'hostId', host_id) || ?::jsonb, ? from bookings where id = ?`,
    [type, JSON.stringify(details), world.clock.now(), uuidOf(bookingId)],
  );
};
const about = async (client: GraphqlClient = world.renter): Promise<messages.ConversationView> =>
  (await messages.getConversationAbout(client, world.spaceId)) as messages.ConversationView;
const storedEvent = async (type: string) =>
  (
    await sql('select event_facts as details, booking_id from messages where event_type = ? order by seq desc', [type])
  )[0];
const bodies = (list: readonly messages.MessageView[]): string[] => list.map(({ body }) => body);

test('MSG-1 a message has a receiver and a read flag, for both sides alike', async () => {
  const { host, renter } = world;
  const READ = 'query ($id: ID!) { node(id: $id) { ... on Message { read receiver { displayName } } } }';
  const { id, conversation } = await write('Hola, Marta. ¿Cuándo podría ver el trastero?');
  const read = (client: GraphqlClient) => client.query<{ node: object }>(READ, { id });
  const sent = { node: { read: false, receiver: { displayName: 'Marta R.' } } };
  expect([await read(renter), await read(host)]).toEqual([sent, sent]);
  await host.query(messages.MARK_READ, { input: { conversationId: conversation.id } });
  expect((await read(renter)).node).toMatchObject({ read: true });
});

describe('P7 who can write to whom', () => {
  test("puts the renter's question and the host's answer into one conversation", async () => {
    const { host, renter, spaceId } = world;
    const asked = await write('Hola, Marta.\n¿Cabe un sofá de 1,95 m?');
    expect(asked).toMatchObject({
      kind: 'TEXT',
      body: 'Hola, Marta.\n¿Cabe un sofá de 1,95 m?',
      isOwn: true,
      readAt: null,
      sender: { displayName: 'Lucía P.' },
    });
    expect(asked.conversation).toMatchObject({
      kind: 'DIRECT',
      viewerRole: 'RENTER',
      spaceTitle: 'Trastero seco en Malasaña',
      space: { id: spaceId },
      other: { displayName: 'Marta R.' },
      booking: null,
      unreadCount: 0,
      isMasked: true,
    });
    const answered = await messages.send(host, {
      to: { conversationId: asked.conversation.id },
      body: 'Cabe de sobra.',
    });
    expect(answered.conversation).toMatchObject({
      id: asked.conversation.id,
      viewerRole: 'HOST',
      other: { displayName: 'Lucía P.' },
      unreadCount: 1,
      otherContact: null,
    });
    expect((await write('Gracias.')).conversation.id).toBe(asked.conversation.id);
    expect(bodies(await messages.listMessages(renter, asked.conversation.id))).toEqual([
      'Hola, Marta.\n¿Cabe un sofá de 1,95 m?',
      'Cabe de sobra.',
      'Gracias.',
    ]);
  });

  test('refuses messages about an own or unpublished space, and from users without a confirmed address', async () => {
    const { host, renter, spaceId, app } = world;
    const input = { spaceId, body: 'Hola', idempotencyKey: randomUUID() };
    expect(await host.codeOf(messages.SEND, { input })).toBe('MESSAGES_OWN_SPACE');
    const paused = await publishedSpace(app, host, { title: 'Trastero con otra pausa' });
    await sql(`update spaces set status = 'paused' where id = ?`, [uuidOf(paused)]);
    expect(await renter.codeOf(messages.SEND, { input: { ...input, spaceId: paused } })).toBe('NOT_FOUND');
    expect(await app.visitor().codeOf(messages.SEND, { input })).toBe('UNAUTHENTICATED');
    await sql(`update users set email_verified_at = null where email = 'stranger@example.test'`);
    expect(await world.stranger.codeOf(messages.SEND, { input })).toBe('EMAIL_NOT_VERIFIED');
    await sql(`update users set email_verified_at = now() where email = 'stranger@example.test'`);
    const nobody = { body: 'Hola', idempotencyKey: randomUUID() };
    for (const receiver of [{}, { to: {} }, { to: { spaceId, conversationId: 'cnv_x' } }, { to: { spaceId: null } }])
      expect(await renter.codeOf(messages.SEND, { input: { ...nobody, ...receiver } })).toBe('BAD_REQUEST');
    expect(await sql('select id from conversations')).toEqual([]);
  });

  test('continues a conversation and shows the title when the space is paused', async () => {
    const { app, host, renter } = world;
    const id = await publishedSpace(app, host, { title: 'Trastero que se pausa' });
    const { conversation } = await messages.send(renter, { spaceId: id, body: 'Hola' });
    await sql(`update spaces set status = 'paused' where id = ?`, [uuidOf(id)]);
    expect(await messages.getConversation(renter, conversation.id)).toMatchObject({
      space: null,
      spaceTitle: 'Trastero que se pausa',
      viewerCan: { write: true },
    });
    expect(await messages.send(renter, { spaceId: id, body: '¿Sigue libre?' })).toMatchObject({
      conversation: { id: conversation.id },
    });
  });

  test('blocks for both sides, and lets only the blocking side unblock', async () => {
    const { host, renter } = world;
    const {
      conversation: { id },
    } = await write('Hola');
    const block = async (client: GraphqlClient, isBlocked: boolean) =>
      (
        await client.query<{ blockConversation: { conversation: messages.ConversationView } }>(messages.BLOCK, {
          input: { conversationId: id, isBlocked },
        })
      ).blockConversation.conversation;
    expect(await block(host, true)).toMatchObject({
      isBlocked: true,
      isBlockedByViewer: true,
      viewerCan: { write: false, writeRefusal: 'MESSAGES_BLOCKED' },
    });
    expect(await messages.getConversation(renter, id)).toMatchObject({
      isBlocked: true,
      isBlockedByViewer: false,
      viewerCan: { write: false, writeRefusal: 'MESSAGES_BLOCKED' },
    });
    for (const client of [host, renter])
      expect(
        await client.codeOf(messages.SEND, {
          input: { conversationId: id, body: 'Hola', idempotencyKey: randomUUID() },
        }),
      ).toBe('MESSAGES_BLOCKED');
    expect(await block(renter, false)).toMatchObject({ isBlocked: true });
    expect(await block(host, false)).toMatchObject({
      isBlocked: false,
      viewerCan: { write: true, writeRefusal: null },
    });
    await messages.send(host, { conversationId: id, body: 'Hola otra vez' });
  });

  test('closes conversations with suspended or deleted accounts and keeps their messages', async () => {
    const { host } = world;
    const leaver = await newRenter();
    const {
      conversation: { id },
    } = await messages.send(leaver, { spaceId: world.spaceId, body: 'Hola' });
    const [{ user } = { user: '' }] = await sql<{ user: string }>('select sender_id as user from messages');
    await sql('update users set suspended_at = now() where id = ?', [user]);
    expect(
      await host.codeOf(messages.SEND, { input: { conversationId: id, body: '¿Sí?', idempotencyKey: randomUUID() } }),
    ).toBe('MESSAGES_CLOSED');
    await sql('update users set suspended_at = null, erased_at = now() where id = ?', [user]);
    expect(await messages.getConversation(host, id)).toMatchObject({
      other: { displayName: 'Cuenta borrada' },
      viewerCan: { write: false, writeRefusal: 'MESSAGES_CLOSED' },
      lastMessage: { body: 'Hola' },
    });
  });
});

describe('P7 message text', () => {
  test('accepts 1 to 2000 characters, trims them, keeps line breaks and removes control characters', async () => {
    const { renter, spaceId } = world;
    expect((await write('  <b>Hola</b>\r\n\u0000\u0007\u202e👍🏽  ')).body).toBe('<b>Hola</b>\n👍🏽');
    expect((await write('ñ'.repeat(2000))).body).toHaveLength(2000);
    expect((await write('👍'.repeat(2000))).body).toHaveLength(4000);
    const problem = async (body: string) =>
      (await renter.send(messages.SEND, { input: { spaceId, body, idempotencyKey: randomUUID() } })).errors[0]
        ?.extensions;
    expect(await problem('ñ'.repeat(2001))).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'body', code: 'MESSAGE_TOO_LONG', params: { max: 2000 } }],
    });
    for (const body of ['', ' \n ', '\u0000\ufffc', '\u200b \u200d\ufe0f'])
      expect(await problem(body)).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ path: 'body', code: 'REQUIRED' }],
      });
  });

  test('sends one message per idempotency key and refuses the key with another text', async () => {
    const idempotencyKey = randomUUID();
    const input = { spaceId: world.spaceId, body: 'Una sola vez', idempotencyKey };
    const answers = await Promise.all([1, 2, 3].map(() => messages.send(world.renter, input)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await sql('select id from messages')).toHaveLength(1);
    expect(await world.renter.codeOf(messages.SEND, { input: { ...input, body: 'Otra cosa' } })).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  test('creates one conversation when first messages are concurrent', async () => {
    const sent = await Promise.all(['Uno', 'Dos', 'Tres', 'Cuatro'].map(write));
    expect(new Set(sent.map(({ conversation }) => conversation.id)).size).toBe(1);
    expect(await sql('select id from conversations')).toHaveLength(1);
    expect(await sql('select user_id from conversation_sides')).toHaveLength(2);
    expect(await messages.getUnreadCount(world.host)).toBe(4);
  });
});

describe('P7 redaction of contact data until a booking is confirmed', () => {
  const HIDDEN = '[oculto hasta confirmar la reserva]';

  test('redacts for both sides in their language and stores the original separately', async () => {
    const { app, host } = world;
    const body = 'Si lo prefieres, llámame: 612 40 88 15 o marta@gmail.com, son 75,50 € y 2,5 x 3 m.';
    const sent = await write(body);
    const seen = `Si lo prefieres, llámame: ${HIDDEN} o ${HIDDEN}, son 75,50 € y 2,5 x 3 m.`;
    expect(sent.body).toBe(seen);
    expect(sent.parts.map(({ isHidden }) => isHidden)).toEqual([false, true, false, true, false]);
    expect(bodies(await messages.listMessages(host, sent.conversation.id))).toEqual([seen]);
    const english = app.visitor('en');
    english.accessToken = host.accessToken;
    expect((await messages.listMessages(english, sent.conversation.id))[0]?.body).toContain(
      '[hidden until the booking is confirmed]',
    );
    const [row] = await sql<{ body: string; original: string; mask_kinds: string[] }>(
      'select body, original, mask_kinds from messages',
    );
    expect(row).toMatchObject({ original: body, mask_kinds: ['phone', 'email'] });
    expect(row?.body).not.toContain('612');
    expect((await write('Sin nada que esconder')).parts).toEqual([{ text: 'Sin nada que esconder', isHidden: false }]);
  });

  test('previews what would be redacted', async () => {
    const { renter, host, spaceId } = world;
    expect(
      await messages.previewRedactions(renter, { spaceId, body: 'Mi móvil es\u0007 612 40\u0000 88 15 👍, cabe' }),
    ).toEqual([{ text: '612 40\u0000 88 15', kind: 'PHONE' }]);
    expect(await messages.previewRedactions(renter, { spaceId, body: 'Mide 2,5 x 3 y cuesta 75 €' })).toEqual([]);
    const {
      conversation: { id },
    } = await write('Hola');
    expect(await messages.previewRedactions(host, { conversationId: id, body: 'escríbeme a marta@gmail.com' })).toEqual(
      [{ text: 'marta@gmail.com', kind: 'EMAIL' }],
    );
  });

  test('stops redacting after the confirmation, except bank accounts and payments outside Hueco', async () => {
    const { host, renter } = world;
    const { id } = await requestWithText('Hola');
    const { id: conversationId } = await about();
    expect((await write('Soy el 612 40 88 15')).body).toBe(`Soy el ${HIDDEN}`);
    await sql(`update users set phone = '+34612408815', phone_verified_at = now() where email = 'renter@example.test'`);
    await accept(id);
    expect(await about()).toMatchObject({
      isMasked: false,
      otherContact: { fullName: 'Marta Ruiz Soler', phone: null },
    });
    expect(await messages.getConversation(host, conversationId)).toMatchObject({
      otherContact: { fullName: 'Lucía Prieto Salas', phone: '+34612408815' },
    });
    expect((await write('Soy el 612 40 88 15, o por WhatsApp')).body).toBe('Soy el 612 40 88 15, o por WhatsApp');
    expect(
      (await messages.send(host, { conversationId, body: 'Hazme un bizum o ES91 2100 0418 4502 0005 1332' })).parts
        .filter(({ isHidden }) => isHidden)
        .map(({ text }) => text),
    ).toEqual(['[oculto]', '[oculto]']);
    expect(
      await messages.previewRedactions(renter, { conversationId, body: 'ES91 2100 0418 4502 0005 1332 o 612408815' }),
    ).toEqual([{ text: 'ES91 2100 0418 4502 0005 1332', kind: 'IBAN' }]);
    // Earlier redactions stay, and the placeholder no longer promises to show them.
    expect(bodies(await messages.listMessages(renter, conversationId))).toContain('Soy el [oculto]');
    for (const [status, isMasked] of [
      ['active', false],
      ['ending', false],
      ['move_out', false],
      ['completed', false],
      ['cancelled', true],
      ['declined', true],
    ] as const) {
      await sql('update bookings set status = ? where id = ?', [status, uuidOf(id)]);
      expect(await about()).toMatchObject({
        isMasked,
        otherContact: isMasked ? null : { fullName: 'Marta Ruiz Soler' },
      });
    }
  });
});

describe('P7 booking events in the conversation', () => {
  test('shows a request with its message, the reminder and the acceptance', async () => {
    const { renter, host, clock, app } = world;
    const booking = await requestWithText('Me mudo: un sofá y treinta cajas. Mi móvil: 612 40 88 15');
    const { id: conversationId } = await about();
    expect(await messages.getConversation(host, conversationId)).toMatchObject({
      kind: 'BOOKING',
      booking: { id: booking.id, status: 'REQUESTED' },
      unreadCount: 1,
      viewerCan: { attach: true },
    });
    const hosts = await messages.listMessages(host, conversationId);
    expect(bodies(hosts)).toEqual([
      'Lucía P. ha enviado una solicitud',
      'Me mudo: un sofá y treinta cajas. Mi móvil: [oculto hasta confirmar la reserva]',
    ]);
    expect(hosts[0]).toMatchObject({
      kind: 'EVENT',
      sender: null,
      isOwn: false,
      event: { type: 'BOOKING_REQUESTED' },
    });
    expect(await storedEvent('booking_requested')).toMatchObject({
      details: { from: booking.from, to: booking.to, deadline: booking.respondBy },
      booking_id: uuidOf(booking.id),
    });
    expect(bodies(await messages.listMessages(renter, conversationId))[0]).toBe('Has enviado una solicitud');

    // Redelivered events add nothing.
    await sql('update outbox set dispatched_at = null');
    await app.settle();
    expect(await messages.listMessages(host, conversationId)).toHaveLength(2);

    clock.advance({ hours: 12 });
    await bookings.signInAgain(world);
    for (const hours of [1, 12, 22]) await recordBookingEvent('response_due', booking.id, { hours });
    await app.settle();
    expect((await messages.listMessages(host, conversationId)).slice(2).map(({ body }) => body)).toEqual([
      'Recordatorio: responde antes de las 10:56 del 3 de marzo',
    ]);
    expect((await messages.listMessages(renter, conversationId)).at(-1)?.body).toBe(
      'Hemos pedido a Marta R. que responda antes de las 10:56 del 3 de marzo',
    );
    await accept(booking.id);
    expect((await messages.listMessages(renter, conversationId)).at(-1)).toMatchObject({
      event: { type: 'BOOKING_CONFIRMED' },
      body: 'Reserva confirmada. Ya podéis compartir teléfono y correo',
    });
  });

  test('shows a declined and a withdrawn request in one conversation', async () => {
    const { host, renter } = world;
    const first = await requestWithText('');
    const { id: conversationId } = await about();
    await host.query(bookings.DECLINE, { input: { bookingId: first.id, reason: 'DATES_DO_NOT_FIT' } });
    await world.app.settle();
    const second = await requestWithText('Ahora sí');
    await renter.query(bookings.WITHDRAW, { input: { bookingId: second.id } });
    await world.app.settle();
    const sent = await messages.listMessages(renter, conversationId);
    expect(sent.map(({ event, body }) => event?.type ?? body)).toEqual([
      'BOOKING_REQUESTED',
      'BOOKING_DECLINED',
      'BOOKING_REQUESTED',
      'Ahora sí',
      'BOOKING_WITHDRAWN',
    ]);
    expect(sent[1]).toMatchObject({
      body: 'Marta R. no puede aceptar la solicitud. No se ha cobrado nada',
    });
    expect(await storedEvent('booking_declined')).toMatchObject({ details: { reason: 'dates_do_not_fit' } });
    expect(await about()).toMatchObject({ booking: { id: second.id } });
  });

  test("describes later events from each reader's side", async () => {
    const { host, renter, app } = world;
    const { id } = await requestWithText('');
    const { id: conversationId } = await about();
    for (const [type, details] of [
      ['cancelled', { by: 'host' }],
      ['cancelled', { by: 'admin' }],
      ['payment_failed', { isAfterAnswer: true }],
      ['payment_failed', {}],
      ['expired', {}],
      ['stay_started', { by: 'renter' }],
      ['move_out_started', {}],
      ['completed', { by: 'host' }],
    ] as const) {
      await recordBookingEvent(type, id, details);
    }
    await app.settle();
    const eventsOf = async (client: GraphqlClient) =>
      bodies(await messages.listMessages(client, conversationId)).slice(1);
    expect(await eventsOf(host)).toEqual([
      'Has cancelado la reserva',
      'Hueco ha cancelado la reserva',
      'El pago ha fallado y las fechas vuelven a estar libres',
      'La solicitud ha caducado sin respuesta. No se ha cobrado nada',
      'La estancia ha empezado',
      'La estancia ha terminado. Falta confirmar que las llaves están devueltas',
      'Estancia completada',
    ]);
    expect((await eventsOf(renter))[0]).toBe('Marta R. ha cancelado la reserva');
  });

  test('creates conversations for bookings that existed before the migration', async () => {
    const { host, renter, app } = world;
    const booking = await requestWithText('');
    await sql('delete from conversations');
    await app.asOwner(`delete from migrations where name = '0017-earlier-conversations'`);
    await migrate(app.databaseUrl);
    const conversation = await about();
    expect(conversation).toMatchObject({
      kind: 'BOOKING',
      viewerRole: 'RENTER',
      booking: { id: booking.id },
      unreadCount: 0,
    });
    expect(bodies(await messages.listMessages(host, conversation.id)).at(-1)).toBe('Lucía P. ha enviado una solicitud');
    await messages.send(host, { conversationId: conversation.id, body: 'Hola, Lucía' });
    expect(await messages.getUnreadCount(renter)).toBe(1);
  });

  test('creates no conversation for an abandoned checkout', async () => {
    await bookings.start(world.renter, bookings.stay(world.spaceId));
    world.clock.advance({ minutes: 16 });
    await sql(
      `insert into outbox (type, payload) select 'booking.payment_failed', jsonb_build_object('bookingId', id, 'spaceId', space_id) from bookings where status = 'pending_payment'`,
    );
    await world.app.settle();
    expect(await sql('select id from conversations')).toEqual([]);
  });
});
