import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as k from '../support/bookings.js';
import { pdf, uploadFile } from '../support/message-files.js';
import { noticesOf, ringBells, runPlanned, sendMails } from '../support/message-notices.js';
import * as m from '../support/messages.js';

const HOST = 'host@example.test';

let world: k.World;
let conversationId: string;

beforeAll(async () => {
  world = await k.createWorld();
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  await k.beginAgain(world);
  await sql('delete from conversations');
  await sql('delete from notifications');
  await sql('delete from graphile_worker._private_jobs');
  await rm(path.join(world.app.services.config.dataDir, 'mails'), { recursive: true, force: true });
  const { conversation } = await say('Hola, Marta. ¿Sigue libre el trastero?');
  conversationId = conversation.id;
});

const sql = <T extends object>(statement: string, values: unknown[] = []): Promise<T[]> => world.app.context().em.execute<T[]>(statement, values);
function say(body: string): Promise<m.Sent> {
  world.clock.advance({ seconds: 20 });
  return m.send(world.renter, { spaceId: world.spaceId, body });
}
const readAll = () => world.host.query(m.MARK_READ, { input: { conversationId } });

describe('N-M01 in the bell', () => {
  test('a message is told with its first words, once, and leads to its conversation', async () => {
    await ringBells(world);
    expect(await noticesOf(world.host)).toMatchObject([
      { type: 'MESSAGE_RECEIVED', title: 'Mensaje de Lucía P.', message: 'Hola, Marta. ¿Sigue libre el trastero?', read: false, params: { address: `/messages?conversation=${conversationId}` } },
    ]);
    await world.app.jobs.handlers.get('notifications.tell-message')?.(world.app.context(), (await sql<{ payload: object }>(`select jsonb_build_object('conversationId', id, 'userId', host_id) as payload from conversations`))[0]?.payload as never);
    expect(await noticesOf(world.host)).toHaveLength(1);
    expect(await noticesOf(world.renter)).toEqual([]);
  });

  test('while it is unread a newer message renews it, in front of all others', async () => {
    await ringBells(world);
    const [first] = await noticesOf(world.host);
    await sql(`insert into notifications (id, user_id, type, params, title, message, dedupe_key, created_at) select ?, user_id, 'space_published', '{"space":"Otro"}', 'a', 'b', 'x', ? from notifications`, [
      randomUUID(), new Date(world.clock.now().getTime() + 1000),
    ]);
    await say('Es que me mudo el lunes, llámame al 612 345 678 y te cuento lo que tengo: un sofá, treinta cajas y una bicicleta.');
    await say(`Y otra cosa:\n${'muy larga '.repeat(20)}`);
    await ringBells(world);
    const { notifications } = await world.host.query<{ notifications: { edges: { node: { id: string; message: string } }[] } }>('{ notifications { edges { node { id message } } } }');
    expect(notifications.edges.map(({ node }) => node.id)[0]).toBe(first?.id);
    const message = notifications.edges[0]?.node.message ?? '';
    expect(message).toMatch(/^Y otra cosa: muy larga .*…$/);
    expect([...message].length).toBeLessThanOrEqual(80);
    expect(await noticesOf(world.host)).toHaveLength(1);
  });

  test('what is hidden in the conversation is hidden here, in the words of whoever asks', async () => {
    await say('Mi número es el 612 345 678');
    await ringBells(world);
    expect((await noticesOf(world.host))[0]?.message).toBe('Mi número es el [oculto hasta confirmar la reserva]');
    const english = world.app.guest('en');
    english.accessToken = world.host.accessToken;
    expect((await noticesOf(english))[0]).toMatchObject({ title: 'Message from Lucía P.', message: 'Mi número es el [hidden until the booking is confirmed]' });
  });

  test('read before it was told, it is not told; read after, its notice is read as well', async () => {
    await readAll();
    await ringBells(world);
    expect(await noticesOf(world.host)).toEqual([]);
    await say('¿Y mañana?');
    await ringBells(world);
    expect((await noticesOf(world.host)).map(({ read }) => read)).toEqual([false]);
    await readAll();
    await world.app.settle();
    expect((await noticesOf(world.host)).map(({ read }) => read)).toEqual([true]);
    await say('Gracias');
    await ringBells(world);
    expect((await noticesOf(world.host)).map(({ message, read }) => [message, read])).toEqual([['Gracias', false], ['¿Y mañana?', true]]);
  });

  test('read while it is being told, it is not told', async () => {
    await world.app.context().em.transactional(async (reading) => {
      await reading.execute('select 1 from conversations for update');
      await reading.execute('update messages set is_read = true, read_at = now()');
      const bells = ringBells(world);
      await Promise.race([bells, new Promise((done) => setTimeout(done, 700))]);
      return [bells];
    }).then(([bells]) => bells);
    expect(await noticesOf(world.host)).toEqual([]);
  });

  test('what somebody wrote who is suspended by then is not told', async () => {
    await sql(`update users set suspended_at = now() where email = 'renter@example.test'`);
    await ringBells(world);
    expect([await noticesOf(world.host), await sendMails(world, HOST)]).toEqual([[], []]);
    await sql('update users set suspended_at = null');
  });

  test('a muted or blocked conversation rings no bell and sends no mail', async () => {
    await world.host.query(m.MUTE, { input: { conversationId, isMuted: true } });
    await ringBells(world);
    expect(await noticesOf(world.host)).toEqual([]);
    expect(await sendMails(world, HOST)).toEqual([]);
  });

  test('who wants none of the bell gets none; her own choice for mails counts for itself', async () => {
    const choose = (bell: boolean, email: boolean) =>
      world.host.query('mutation ($input: SaveNotificationPreferencesInput!) { saveNotificationPreferences(input: $input) { id } }', {
        input: { preferences: [{ group: 'MESSAGES', channel: 'BELL', isOn: bell }, { group: 'MESSAGES', channel: 'EMAIL', isOn: email }] },
      });
    await choose(false, true);
    await ringBells(world);
    expect([await noticesOf(world.host), (await sendMails(world, HOST)).length]).toEqual([[], 1]);
    await choose(true, false);
    await say('¿Hola?');
    await ringBells(world);
    expect([(await noticesOf(world.host)).length, (await sendMails(world, HOST)).length]).toEqual([1, 1]);
    await choose(true, true);
  });

  test('the words of a request are told with the request, not twice', async () => {
    await sql('delete from conversations');
    await k.requested(world);
    await world.app.settle();
    await ringBells(world);
    expect(await noticesOf(world.host)).toEqual([]);
    expect((await sendMails(world, HOST)).filter(({ subject }) => subject.startsWith('Mensaje'))).toEqual([]);
  });

  test('files alone are told as files', async () => {
    await k.requested(world);
    await world.app.settle();
    await readAll();
    const { attachment } = await uploadFile(world.renter, conversationId, pdf());
    await world.renter.query(m.SEND, { input: { conversationId, body: '', attachmentIds: [attachment?.id], idempotencyKey: randomUUID() } });
    await ringBells(world);
    expect((await noticesOf(world.host))[0]?.message).toBe('Te ha enviado un archivo.');
    expect((await sendMails(world, HOST)).find(({ subject }) => subject === 'Mensaje de Lucía P.')?.text).toContain('[un archivo]');
  });
});

describe('N-M01 by e-mail', () => {
  test('planned for five minutes after the first unread message, however many follow', async () => {
    await world.app.settle();
    await say('¿Hola?');
    await world.app.settle();
    const jobs = await sql<{ key: string; minutes: number }>(`select key, extract(epoch from run_at - now()) / 60 as minutes from graphile_worker._private_jobs where key like 'message-mail:%'`);
    expect(jobs).toHaveLength(1);
    expect(Number(jobs[0]?.minutes)).toBeGreaterThan(4);
    expect(Number(jobs[0]?.minutes)).toBeLessThanOrEqual(5);
  });

  test('one mail tells of all that is unread, with names escaped and contact data hidden', async () => {
    await say('<b>Mi número</b> es el 612 345 678');
    const [mail, ...others] = await sendMails(world, HOST);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 mensajes nuevos de Lucía P.');
    expect(mail?.text).toContain('Lucía P. te ha escrito 2 mensajes sobre «Trastero seco en Malasaña»:');
    expect(mail?.text).toContain('Hola, Marta. ¿Sigue libre el trastero?');
    expect(mail?.text).toContain(`/messages?conversation=${conversationId}`);
    expect(mail?.html).toContain('&lt;b&gt;Mi número&lt;/b&gt; es el [oculto hasta confirmar la reserva]');
    expect(mail?.html).not.toContain('612 345 678');
  });

  test('nothing is mailed that was read meanwhile, and nothing twice', async () => {
    await readAll();
    expect(await sendMails(world, HOST)).toEqual([]);
    await say('¿Sigues ahí?');
    expect(await sendMails(world, HOST)).toHaveLength(1);
    const [payload] = await sql<{ payload: Record<string, string> }>(`select jsonb_build_object('conversationId', id, 'userId', host_id) as payload from conversations`);
    await world.app.jobs.handlers.get('notifications.mail-messages')?.(world.app.context(), payload?.payload ?? {});
    expect(await sendMails(world, HOST)).toHaveLength(1);
  });

  test('while the last mail was not looked into the next one waits for an hour, and tells of all that is new', async () => {
    expect(await sendMails(world, HOST)).toHaveLength(1);
    await say('Una cosa más');
    expect(await sendMails(world, HOST)).toHaveLength(1);
    await say('Y otra');
    world.clock.advance({ minutes: 61 });
    await k.signInAgain(world);
    const mails = await sendMails(world, HOST);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['2 mensajes nuevos de Lucía P.', 'Mensaje de Lucía P.']);
  });

  test('once she has read, the next mail comes in time', async () => {
    expect(await sendMails(world, HOST)).toHaveLength(1);
    await readAll();
    await say('Una cosa más');
    expect(await sendMails(world, HOST)).toHaveLength(2);
  });
});

describe('P7 a pause is told with its reasons', () => {
  test('in the bell and by e-mail, with the way to object', async () => {
    for (let i = 0; i < 6; i++) await say(`Llámame al 61234567${i}`);
    await runPlanned(world, 'notifications.tell-message');
    const [notice] = await noticesOf(world.renter);
    expect(notice).toMatchObject({ type: 'MESSAGES_PAUSED', title: 'No puedes escribir mensajes durante siete días' });
    expect(notice?.message).toContain('mar, 9 mar');
    await runPlanned(world, 'mail.send');
    const [mail] = await sendMails(world, 'renter@example.test');
    expect(mail?.subject).toBe('No puedes escribir mensajes durante siete días');
    expect(mail?.text).toContain('/contact');
    await sql('delete from message_pauses');
  });
});

describe('N-M01 as it runs', () => {
  test('some seconds after it was sent a message is in the bell, and three in a row are one notice', async () => {
    const living = await k.createWorld({ background: true });
    try {
      for (const body of ['Hola', '¿Sigue libre?', 'Lo necesito en mayo']) await m.send(living.renter, { spaceId: living.spaceId, body });
      const kept = () => living.app.context().em.execute<object[]>(`select message from notifications where type = 'message_received'`);
      await expect.poll(kept, { timeout: 30_000 }).toEqual([{ message: 'Lo necesito en mayo' }]);
      expect(await noticesOf(living.host)).toHaveLength(1);
    } finally {
      await living.app.stop();
    }
  });
});
