import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { awaitMail } from '../../support/accounts.js';
import * as bookings from '../../support/bookings.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { pdf, uploadFile } from './message-files.js';
import { runJobs } from './message-notifications.js';
import * as messages from '../../support/messages.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';

let world: bookings.World;
let host: GraphqlClient;
let spaces: string[];

beforeAll(async () => {
  world = await bookings.createWorld();
  host = await bookings.person(world.app, 'many', 'Pilar Gil Sanz', ['renter', 'host']);
  const first = await publishedSpace(world.app, host);
  // More hosts than any limit allows.
  spaces = [first];
  for (let i = 0; i < 21; i++) spaces.push(await publishOtherSpace(i));
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  await bookings.resetWorld(world);
  await sql('delete from conversations');
  await sql('delete from message_pauses');
  await sql('update users set phone = null, phone_verified_at = null');
});

const sql = <T extends object>(statement: string, values: unknown[] = []): Promise<T[]> =>
  world.app.context().em.execute<T[]>(statement, values);

async function publishOtherSpace(index: number): Promise<string> {
  const otherHost = await bookings.person(world.app, `other-host-${index}`, 'Teresa Mas Pons', ['renter', 'host']);
  return publishedSpace(world.app, otherHost);
}

const verifyPhone = () =>
  sql(`update users set phone = '+34600000001', phone_verified_at = now() where email = 'renter@example.test'`);
const write = (spaceId: string, body: string) => messages.send(world.renter, { spaceId, body });
const tryTo = async (input: { spaceId?: string; conversationId?: string; body: string }, client = world.renter) => {
  const { errors } = await client.send(messages.SEND, { input: { idempotencyKey: randomUUID(), ...input } });
  const error = errors[0]?.extensions;
  return error ? { code: error.code, params: error.params } : null;
};
const abilitiesOf = async (conversationId: string) =>
  (
    await world.renter.query<{
      conversation: {
        viewerCan: {
          write: boolean;
          writeRefusal: string | null;
          pausedUntil: string | null;
          contactAttemptsLeft: number | null;
        };
      };
    }>(
      'query ($id: ID!) { conversation(id: $id) { viewerCan { write writeRefusal pausedUntil contactAttemptsLeft } } }',
      { id: conversationId },
    )
  ).conversation.viewerCan;

describe('P7 limit of new conversations', () => {
  test('allows three a day without a verified phone and twenty with one; replies in existing ones are not limited', async () => {
    let last: messages.Sent | null = null;
    for (let i = 0; i < 3; i++) last = await write(spaces[i] ?? '', `Hola, ¿sigue libre el número ${i}?`);
    expect(await tryTo({ spaceId: spaces[3] ?? '', body: 'Hola, ¿y este?' })).toEqual({
      code: 'PHONE_REQUIRED',
      params: { max: 3 },
    });
    expect(await tryTo({ conversationId: last?.conversation.id ?? '', body: 'Otra cosa' })).toBeNull();
    await verifyPhone();
    for (let i = 3; i < 20; i++) {
      world.clock.advance({ seconds: 40 });
      await write(spaces[i] ?? '', `Hola, ¿sigue libre el número ${i}?`);
    }
    expect(await tryTo({ spaceId: spaces[20] ?? '', body: 'Hola, ¿y este?' })).toEqual({
      code: 'CONVERSATIONS_FULL',
      params: { max: 20 },
    });
    expect(await sql('select 1 from conversations')).toHaveLength(20);
    world.clock.advance({ hours: 24 });
    await bookings.signInAgain(world);
    expect(await tryTo({ spaceId: spaces[20] ?? '', body: 'Hola, ¿y este?' })).toBeNull();
  });
});

describe('P7 limits of sending', () => {
  test('allows thirty a minute and sixty an hour, and answers when to retry', async () => {
    const { conversation } = await write(spaces[0] ?? '', 'Hola 0');
    for (let i = 1; i < 30; i++)
      await messages.send(world.renter, { conversationId: conversation.id, body: `Hola ${i}` });
    world.clock.advance({ seconds: 20 });
    expect(await tryTo({ conversationId: conversation.id, body: 'Una más' })).toEqual({
      code: 'RATE_LIMITED',
      params: { retryAfterSeconds: 40 },
    });
    world.clock.advance({ seconds: 41 });
    for (let i = 30; i < 60; i++)
      await messages.send(world.renter, { conversationId: conversation.id, body: `Hola ${i}` });
    world.clock.advance({ minutes: 5 });
    expect(await tryTo({ conversationId: conversation.id, body: 'Una más' })).toMatchObject({
      code: 'RATE_LIMITED',
      params: { retryAfterSeconds: 3600 - 61 - 300 },
    });
    world.clock.advance({ minutes: 54 });
    await bookings.signInAgain(world);
    expect(await tryTo({ conversationId: conversation.id, body: 'Una más' })).toBeNull();
  });

  test('enforces the limit for concurrent requests', async () => {
    const { conversation } = await write(spaces[0] ?? '', 'Hola 0');
    for (let i = 1; i < 28; i++)
      await messages.send(world.renter, { conversationId: conversation.id, body: `Hola ${i}` });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => tryTo({ conversationId: conversation.id, body: `A la vez ${i}` })),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(2);
  });

  test('counts a retried call once', async () => {
    const idempotencyKey = randomUUID();
    for (let i = 0; i < 40; i++)
      await messages.send(world.renter, { spaceId: spaces[0] ?? '', body: 'Hola', idempotencyKey });
    expect(await tryTo({ spaceId: spaces[0] ?? '', body: 'Gracias' })).toBeNull();
  });
});

describe('P7 limit of repeated texts', () => {
  test('allows one text to five receivers a day regardless of spacing, and other texts to more', async () => {
    await verifyPhone();
    for (let i = 0; i < 5; i++)
      await write(
        spaces[i] ?? '',
        i % 2 ? 'Vendo  cajas baratas,\n¿te interesan?' : 'vendo cajas baratas, ¿te interesan?',
      );
    expect(await tryTo({ spaceId: spaces[5] ?? '', body: 'Vendo cajas baratas, ¿te interesan?' })).toEqual({
      code: 'MESSAGE_REPEATED',
      params: { max: 5 },
    });
    expect(await tryTo({ spaceId: spaces[5] ?? '', body: 'Hola, ¿sigue libre?' })).toBeNull();
    expect(await tryTo({ spaceId: spaces[4] ?? '', body: 'Vendo cajas baratas, ¿te interesan?' })).toBeNull();
    world.clock.advance({ hours: 24, minutes: 1 });
    await bookings.signInAgain(world);
    expect(await tryTo({ spaceId: spaces[5] ?? '', body: 'Vendo cajas baratas, ¿te interesan?' })).toBeNull();
  });

  test('lets a host answer everyone with the same text', async () => {
    const renters = await Promise.all(
      Array.from({ length: 7 }, (_, i) => bookings.person(world.app, `asks-${i}`, 'Nuria Camps Valls')),
    );
    for (const [i, renter] of renters.entries()) {
      const { conversation } = await messages.send(renter, {
        spaceId: world.spaceId,
        body: `¿Está libre en mayo? Somos ${i}.`,
      });
      expect(
        await tryTo({ conversationId: conversation.id, body: 'Sí, está libre. ¡Gracias por preguntar!' }, world.host),
      ).toBeNull();
    }
  });
});

describe('P7 repeated contact data', () => {
  const numbers = [
    'Llámame al 612 345 678',
    'Mejor por whatsapp',
    'marta@gmail.com',
    'te hago un bizum',
    '@lucia_p',
    'es el seis uno dos tres cuatro cinco seis siete ocho',
  ];

  test('warns from the third message within seven days, and pauses sending after the sixth', async () => {
    const spaceId = spaces[0] ?? '';
    const {
      conversation: { id },
    } = await write(spaceId, numbers[0] ?? '');
    await write(spaceId, numbers[1] ?? '');
    expect((await abilitiesOf(id)).contactAttemptsLeft).toBeNull();
    await write(spaceId, numbers[2] ?? '');
    expect(await abilitiesOf(id)).toMatchObject({ write: true, pausedUntil: null, contactAttemptsLeft: 3 });
    await write(spaceId, numbers[3] ?? '');
    await write(spaceId, numbers[4] ?? '');
    expect((await abilitiesOf(id)).contactAttemptsLeft).toBe(1);
    expect((await write(spaceId, numbers[5] ?? '')).body).toBe('es el [oculto hasta confirmar la reserva]');
    const until = '2027-03-09T09:55:00.000Z';
    expect(await abilitiesOf(id)).toEqual({
      write: false,
      writeRefusal: 'MESSAGES_PAUSED',
      pausedUntil: until,
      contactAttemptsLeft: null,
    });
    expect(await tryTo({ conversationId: id, body: 'Hola' })).toEqual({ code: 'MESSAGES_PAUSED', params: { until } });
    expect(await tryTo({ spaceId: spaces[1] ?? '', body: 'Hola' })).toEqual({
      code: 'MESSAGES_PAUSED',
      params: { until },
    });
    const [pause] = await sql<{ kinds: string[] }>('select to_json(kinds) as kinds from message_pauses');
    expect(pause?.kinds.toSorted()).toEqual(['app', 'email', 'handle', 'phone']);
  });

  test('ends the pause after seven days and restarts the count', async () => {
    const spaceId = spaces[0] ?? '';
    for (const text of numbers) await write(spaceId, text);
    world.clock.advance({ days: 7 });
    await bookings.signInAgain(world);
    const sent = await write(spaceId, 'Buenos días');
    expect(await abilitiesOf(sent.conversation.id)).toEqual({
      write: true,
      writeRefusal: null,
      pausedUntil: null,
      contactAttemptsLeft: null,
    });
    expect(await tryTo({ spaceId, body: 'Llámame al 612 345 679' })).toBeNull();
    expect(await sql('select 1 from message_pauses')).toHaveLength(1);
  });

  test('ignores attempts older than seven days', async () => {
    const spaceId = spaces[0] ?? '';
    for (const text of numbers.slice(0, 5)) await write(spaceId, text);
    world.clock.advance({ days: 7, minutes: 1 });
    await bookings.signInAgain(world);
    const sent = await write(spaceId, numbers[5] ?? '');
    expect((await abilitiesOf(sent.conversation.id)).contactAttemptsLeft).toBeNull();
  });
});

const limitWriting = () =>
  sql(
    `insert into account_measures (user_id, kind, reason, statement, ends_at, starts_at)
     select id, 'limit_messages', 'abuse', 'Insultos repetidos en sus mensajes.', ?, ? from users where email = 'renter@example.test'`,
    [new Date(world.clock.now().getTime() + 30 * 86_400_000), world.clock.now()],
  );

describe('P7 a limit that the staff set', () => {
  afterEach(() => sql('delete from account_measures'));

  test('is the reason why nothing can be written or uploaded, and no typing is signalled', async () => {
    const { conversation } = await write(world.spaceId, '¿Sigue libre?');
    expect(await abilitiesOf(conversation.id)).toMatchObject({ write: true });
    await bookings.requested(world);
    await world.app.settle();
    await limitWriting();
    expect(await abilitiesOf(conversation.id)).toMatchObject({ write: false, writeRefusal: 'ACCOUNT_LIMITED' });
    expect(await uploadFile(world.renter, conversation.id, pdf())).toMatchObject({ code: 'ACCOUNT_LIMITED' });
    const published = vi.spyOn(world.app.context().pubsub, 'publish');
    await world.renter.query(messages.TYPE, { input: { conversationId: conversation.id } });
    expect(published).not.toHaveBeenCalled();
    await sql('delete from account_measures');
    await world.renter.query(messages.TYPE, { input: { conversationId: conversation.id } });
    expect(published).toHaveBeenCalledOnce();
  });
});

describe('P7 a new conversation', () => {
  const abilitiesFor = async (client: GraphqlClient) =>
    (
      await client.query<{ newConversationAbilities: object }>(
        '{ newConversationAbilities { write writeRefusal pausedUntil contactAttemptsLeft attach } }',
      )
    ).newConversationAbilities;
  afterEach(() => sql('delete from account_measures'));

  test('says beforehand why its first message would be refused', async () => {
    expect(await abilitiesFor(world.renter)).toEqual({
      write: true,
      writeRefusal: null,
      pausedUntil: null,
      contactAttemptsLeft: null,
      attach: false,
    });
    await limitWriting();
    expect(await abilitiesFor(world.renter)).toMatchObject({ write: false, writeRefusal: 'ACCOUNT_LIMITED' });
    expect(await tryTo({ spaceId: world.spaceId, body: 'Hola' })).toMatchObject({ code: 'ACCOUNT_LIMITED' });
    expect(await abilitiesFor(world.host)).toMatchObject({ write: true });
  });
});

describe('P7 quick replies', () => {
  const SAVE = 'mutation ($input: SaveQuickReplyInput!) { saveQuickReply(input: $input) { quickReply { id text } } }';
  const list = async () =>
    (await host.query<{ quickReplies: { id: string; text: string }[] }>('{ quickReplies { id text } }')).quickReplies;
  const save = async (text: string, id?: string) =>
    (
      await host.query<{ saveQuickReply: { quickReply: { id: string; text: string } } }>(SAVE, {
        input: { text, ...(id ? { quickReplyId: id } : {}) },
      })
    ).saveQuickReply.quickReply;

  test('lets hosts create, change and delete their own, and renters none', async () => {
    const { id } = await save('  Sí, está libre.\nUn saludo ');
    expect(await list()).toEqual([{ id, text: 'Sí, está libre.\nUn saludo' }]);
    expect((await save('Sí, está libre.\nUn saludo')).id).toBe(id);
    expect(await save('No, lo siento.', id)).toEqual({ id, text: 'No, lo siento.' });
    expect(await world.host.codeOf(SAVE, { input: { quickReplyId: id, text: 'Ajena' } })).toBe('NOT_FOUND');
    await world.host.query(
      'mutation ($input: DeleteQuickReplyInput!) { deleteQuickReply(input: $input) { deletedQuickReplyId } }',
      {
        input: { quickReplyId: id },
      },
    );
    expect(await list()).toHaveLength(1);
    await host.query(
      'mutation ($input: DeleteQuickReplyInput!) { deleteQuickReply(input: $input) { deletedQuickReplyId } }',
      {
        input: { quickReplyId: id },
      },
    );
    expect(await list()).toEqual([]);
    expect(await world.renter.codeOf('{ quickReplies { id } }')).toBe('FORBIDDEN');
  });

  test('accepts 1 to 500 characters without contact data, and at most twenty', async () => {
    const fieldsOf = async (text: string) =>
      (await host.send(SAVE, { input: { text } })).errors[0]?.extensions.fields?.map(({ path, code }) => [path, code]);
    expect(await fieldsOf('  ')).toEqual([['text', 'QUICK_REPLY_LENGTH']]);
    expect(await fieldsOf('a'.repeat(501))).toEqual([['text', 'QUICK_REPLY_LENGTH']]);
    expect(await fieldsOf('Llámame al 612 345 678')).toEqual([['text', 'CONTACT_DATA']]);
    for (let i = 0; i < 20; i++) await save(`Respuesta ${i}`);
    expect((await host.send(SAVE, { input: { text: 'Una más' } })).errors[0]?.extensions).toMatchObject({
      code: 'QUICK_REPLIES_FULL',
      params: { most: 20 },
    });
    expect(await list()).toHaveLength(20);
  });
});

describe('P11 reports of messages', () => {
  const REPORT = 'mutation ($input: ReportMessageInput!) { reportMessage(input: $input) { code } }';

  test('stores a report once, mails staff and a receipt, and escapes HTML', async () => {
    const { id, conversation } = await messages.send(world.renter, {
      spaceId: world.spaceId,
      body: '<b>Págame fuera</b> al 612 345 678',
    });
    const input = { conversationId: conversation.id, messageId: id, reason: 'FRAUD', isGoodFaith: true };
    const {
      reportMessage: { code },
    } = await world.host.query<{ reportMessage: { code: string } }>(REPORT, { input });
    expect(code).toMatch(/^MSG-2027-\d{6}$/);
    expect((await world.host.query<{ reportMessage: { code: string } }>(REPORT, { input })).reportMessage.code).toBe(
      code,
    );
    expect(await sql('select 1 from message_reports where message_id = ?', [uuidOf(id)])).toHaveLength(1);
    await runJobs(world, 'mail.send');
    const receipt = await awaitMail(world.app, 'host@example.test', 1, `Hemos recibido tu denuncia (${code})`);
    expect(receipt.html).toContain('&lt;b&gt;Págame fuera&lt;/b&gt; al [oculto');
    const toStaff = await awaitMail(world.app, 'soporte@hueco.test');
    expect(toStaff.subject).toBe(`${code} · Mensaje denunciado: Pide dinero fuera de Hueco o intenta engañar`);
    expect(toStaff.text).toContain(`/admin/reports/${code}`);
  });

  test("accepts reports of the other side's messages only, in good faith, and with details for OTHER", async () => {
    const { id, conversation } = await messages.send(world.renter, { spaceId: world.spaceId, body: 'Hola' });
    const codeOf = (more: object, client = world.host) =>
      client.codeOf(REPORT, {
        input: { conversationId: conversation.id, messageId: id, reason: 'SPAM', isGoodFaith: true, ...more },
      });
    expect(await codeOf({}, world.stranger)).toBe('NOT_FOUND');
    expect(await codeOf({}, world.renter)).toBe('NOT_FOUND');
    const { errors } = await world.host.send(REPORT, {
      input: { conversationId: conversation.id, reason: 'OTHER', details: 'Mal', isGoodFaith: false },
    });
    expect(errors[0]?.extensions.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['details', 'REPORT_DETAILS_LENGTH'],
      ['isGoodFaith', 'GOOD_FAITH_REQUIRED'],
    ]);
    expect(
      await world.host.send(REPORT, {
        input: {
          conversationId: conversation.id,
          reason: 'OTHER',
          details: 'Escribe cosas raras cada noche.',
          isGoodFaith: true,
        },
      }),
    ).toMatchObject({ errors: [] });
  });
});
