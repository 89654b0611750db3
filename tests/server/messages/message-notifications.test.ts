import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as bookings from '../../support/bookings.js';
import { pdf, uploadFile } from './message-files.js';
import { listMessageNotifications, deliverNotifications, runJobs, sendMails } from './message-notifications.js';
import * as messages from '../../support/messages.js';

const HOST = 'host@example.test';

let world: bookings.World;
let conversationId: string;

beforeAll(async () => {
  world = await bookings.createWorld();
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  await bookings.resetWorld(world);
  await sql('delete from conversations');
  await sql('delete from notifications');
  await sql('delete from graphile_worker._private_jobs');
  await rm(path.join(world.app.services.config.dataDir, 'mails'), { recursive: true, force: true });
  const { conversation } = await write('Hola, Marta. ¿Sigue libre el trastero?');
  conversationId = conversation.id;
});

const sql = <T extends object>(statement: string, values: unknown[] = []): Promise<T[]> =>
  world.app.context().em.execute<T[]>(statement, values);
function write(body: string): Promise<messages.Sent> {
  world.clock.advance({ seconds: 20 });
  return messages.send(world.renter, { spaceId: world.spaceId, body });
}
const markRead = () => world.host.query(messages.MARK_READ, { input: { conversationId } });

describe('N-M01 notifications of messages', () => {
  test('notifies once with the beginning of the message and a link to the conversation', async () => {
    await deliverNotifications(world);
    expect(await listMessageNotifications(world.host)).toMatchObject([
      {
        type: 'MESSAGE_RECEIVED',
        title: 'Mensaje de Lucía P.',
        message: 'Hola, Marta. ¿Sigue libre el trastero?',
        read: false,
        params: { address: `/messages?conversation=${conversationId}` },
      },
    ]);
    await world.app.jobs.handlers.get('notifications.tell-message')?.(
      world.app.context(),
      (
        await sql<{ payload: object }>(
          `select jsonb_build_object('conversationId', id, 'userId', host_id) as payload from conversations`,
        )
      )[0]?.payload as never,
    );
    expect(await listMessageNotifications(world.host)).toHaveLength(1);
    expect(await listMessageNotifications(world.renter)).toEqual([]);
  });

  test('updates an unread notification when a newer message arrives, and moves it to the top', async () => {
    await deliverNotifications(world);
    const [first] = await listMessageNotifications(world.host);
    await sql(
      `insert into notifications (id, user_id, type, params, title, message, dedupe_key, created_at) select ?, user_id, 'space_published', '{"space":"Otro"}', 'a', 'b', 'x', ? from notifications`,
      [randomUUID(), new Date(world.clock.now().getTime() + 1000)],
    );
    await write(
      'Es que me mudo el lunes, llámame al 612 345 678 y te cuento lo que tengo: un sofá, treinta cajas y una bicicleta.',
    );
    await write(`Y otra cosa:\n${'muy larga '.repeat(20)}`);
    await deliverNotifications(world);
    const { notifications } = await world.host.query<{
      notifications: { edges: { node: { id: string; message: string } }[] };
    }>('{ notifications { edges { node { id message } } } }');
    expect(notifications.edges.map(({ node }) => node.id)[0]).toBe(first?.id);
    const message = notifications.edges[0]?.node.message ?? '';
    expect(message).toMatch(/^Y otra cosa: muy larga .*…$/);
    expect([...message].length).toBeLessThanOrEqual(80);
    expect(await listMessageNotifications(world.host)).toHaveLength(1);
  });

  test("redacts the text as the conversation does, in the reader's language", async () => {
    await write('Mi número es el 612 345 678');
    await deliverNotifications(world);
    expect((await listMessageNotifications(world.host))[0]?.message).toBe(
      'Mi número es el [oculto hasta confirmar la reserva]',
    );
    const english = world.app.visitor('en');
    english.accessToken = world.host.accessToken;
    expect((await listMessageNotifications(english))[0]).toMatchObject({
      title: 'Message from Lucía P.',
      message: 'Mi número es el [hidden until the booking is confirmed]',
    });
  });

  test('skips messages read before, and marks the notification read with the message', async () => {
    await markRead();
    await deliverNotifications(world);
    expect(await listMessageNotifications(world.host)).toEqual([]);
    await write('¿Y mañana?');
    await deliverNotifications(world);
    expect((await listMessageNotifications(world.host)).map(({ read }) => read)).toEqual([false]);
    await markRead();
    await world.app.settle();
    expect((await listMessageNotifications(world.host)).map(({ read }) => read)).toEqual([true]);
    await write('Gracias');
    await deliverNotifications(world);
    expect((await listMessageNotifications(world.host)).map(({ message, read }) => [message, read])).toEqual([
      ['Gracias', false],
      ['¿Y mañana?', true],
    ]);
  });

  test('skips a message that is read while the notification is created', async () => {
    await world.app
      .context()
      .em.transactional(async (reading) => {
        await reading.execute('select 1 from conversations for update');
        await reading.execute('update messages set is_read = true, read_at = now()');
        const delivery = deliverNotifications(world);
        await Promise.race([delivery, new Promise((done) => setTimeout(done, 700))]);
        return [delivery];
      })
      .then(([delivery]) => delivery);
    expect(await listMessageNotifications(world.host)).toEqual([]);
  });

  test('skips messages of a sender who was suspended meanwhile', async () => {
    await sql(`update users set suspended_at = now() where email = 'renter@example.test'`);
    await deliverNotifications(world);
    expect([await listMessageNotifications(world.host), await sendMails(world, HOST)]).toEqual([[], []]);
    await sql('update users set suspended_at = null');
  });

  test('sends nothing about a muted conversation', async () => {
    await world.host.query(messages.MUTE, { input: { conversationId, isMuted: true } });
    await deliverNotifications(world);
    expect(await listMessageNotifications(world.host)).toEqual([]);
    expect(await sendMails(world, HOST)).toEqual([]);
  });

  test('follows the preferences of bell and e-mail independently', async () => {
    const choose = (bell: boolean, email: boolean) =>
      world.host.query(
        'mutation ($input: SaveNotificationPreferencesInput!) { saveNotificationPreferences(input: $input) { viewer { id } } }',
        {
          input: {
            preferences: [
              { group: 'MESSAGES', channel: 'BELL', isOn: bell },
              { group: 'MESSAGES', channel: 'EMAIL', isOn: email },
            ],
          },
        },
      );
    await choose(false, true);
    await deliverNotifications(world);
    expect([await listMessageNotifications(world.host), (await sendMails(world, HOST)).length]).toEqual([[], 1]);
    await choose(true, false);
    await write('¿Hola?');
    await deliverNotifications(world);
    expect([(await listMessageNotifications(world.host)).length, (await sendMails(world, HOST)).length]).toEqual([
      1, 1,
    ]);
    await choose(true, true);
  });

  test('is pushed to a browser while the bell is off, where it is not shown', async () => {
    const { host } = world;
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    await host.query('mutation ($input: SubscribeToPushInput!) { subscribeToPush(input: $input) { viewer { id } } }', {
      input: { endpoint: 'https://push.example.com/one', ...keys },
    });
    const bell = (isOn: boolean) =>
      host.query(
        'mutation ($input: SaveNotificationPreferencesInput!) { saveNotificationPreferences(input: $input) { viewer { id } } }',
        { input: { preferences: [{ group: 'MESSAGES', channel: 'BELL', isOn }] } },
      );
    await bell(false);
    await deliverNotifications(world);
    expect(await listMessageNotifications(host)).toEqual([]);
    const pushes = await sql(
      `select 1 from graphile_worker._private_jobs where payload ->> 'subscriptionId' is not null`,
    );
    expect(pushes).toHaveLength(1);
    await bell(true);
    await sql('delete from push_subscriptions');
  });

  test("does not notify of a booking request's message separately", async () => {
    await sql('delete from conversations');
    await bookings.requested(world);
    await world.app.settle();
    await deliverNotifications(world);
    expect(await listMessageNotifications(world.host)).toEqual([]);
    expect((await sendMails(world, HOST)).filter(({ subject }) => subject.startsWith('Mensaje'))).toEqual([]);
  });

  test('describes a message that has only files', async () => {
    await bookings.requested(world);
    await world.app.settle();
    await markRead();
    const { attachment } = await uploadFile(world.renter, conversationId, pdf());
    await world.renter.query(messages.SEND, {
      input: { conversationId, body: '', attachmentIds: [attachment?.id], idempotencyKey: randomUUID() },
    });
    await deliverNotifications(world);
    expect((await listMessageNotifications(world.host))[0]?.message).toBe('Te ha enviado un archivo.');
    expect((await sendMails(world, HOST)).find(({ subject }) => subject === 'Mensaje de Lucía P.')?.text).toContain(
      '[un archivo]',
    );
  });
});

describe('N-M01 e-mails about unread messages', () => {
  test('schedules one mail five minutes after the first unread message', async () => {
    await world.app.settle();
    await write('¿Hola?');
    await world.app.settle();
    const jobs = await sql<{ key: string; minutes: number }>(
      `select key, extract(epoch from run_at - now()) / 60 as minutes from graphile_worker._private_jobs where key like 'message-mail:%'`,
    );
    expect(jobs).toHaveLength(1);
    expect(Number(jobs[0]?.minutes)).toBeGreaterThan(4);
    expect(Number(jobs[0]?.minutes)).toBeLessThanOrEqual(5);
  });

  /** Seconds until the waiting jobs of the conversation. */
  async function waits(): Promise<Record<string, number>> {
    const jobs = await sql<{ key: string; seconds: string }>(
      `select split_part(key, ':', 1) as key, extract(epoch from run_at - now()) as seconds from graphile_worker._private_jobs
       where key like 'message-%'`,
    );
    return Object.fromEntries(jobs.map(({ key, seconds }) => [key, Number(seconds)]));
  }
  /** Lets the waiting jobs be due after these seconds. */
  const dueIn = (seconds: number) =>
    sql(
      `update graphile_worker._private_jobs set run_at = now() + make_interval(secs => ?) where key like 'message-%'`,
      [seconds],
    );

  test('waits anew for a message after all before it were read', async () => {
    await world.app.settle();
    await markRead();
    await dueIn(1);
    await write('Una cosa más');
    await world.app.settle();
    const { 'message-bell': bell, 'message-mail': mail } = await waits();
    expect(bell).toBeGreaterThan(2);
    expect(mail).toBeGreaterThan(290);
    // While one waits, the next one moves nothing.
    await dueIn(1);
    await write('Y otra');
    await world.app.settle();
    expect(Math.max(...Object.values(await waits()))).toBeLessThanOrEqual(1);
  });

  test('keeps the time of an older message when the text of a request follows', async () => {
    await world.app.settle();
    await dueIn(1);
    await bookings.requested(world);
    await world.app.settle();
    expect(Math.max(...Object.values(await waits()))).toBeLessThanOrEqual(1);
  });

  test('waits anew after read messages also when two are stored before the first is processed', async () => {
    await world.app.settle();
    await markRead();
    await dueIn(1);
    await write('Una cosa más');
    await write('Y otra');
    await world.app.settle();
    const { 'message-bell': bell, 'message-mail': mail } = await waits();
    expect(bell).toBeGreaterThan(2);
    expect(mail).toBeGreaterThan(290);
  });

  test('waits five minutes, not the rest of the hour, when the messages of the last mail were read', async () => {
    await sendMails(world, HOST);
    await write('Una cosa más');
    await sendMails(world, HOST);
    expect((await waits())['message-mail']).toBeGreaterThan(3000);
    await markRead();
    await write('Y otra');
    await world.app.settle();
    expect((await waits())['message-mail']).toBeLessThanOrEqual(300);
  });

  test('lists all unread messages in one mail, escaped and redacted', async () => {
    await write('<b>Mi número</b> es el 612 345 678');
    const [mail, ...others] = await sendMails(world, HOST);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 mensajes nuevos de Lucía P.');
    expect(mail?.text).toContain('Lucía P. te ha escrito 2 mensajes sobre «Trastero seco en Malasaña»:');
    expect(mail?.text).toContain('Hola, Marta. ¿Sigue libre el trastero?');
    expect(mail?.text).toContain(`/messages?conversation=${conversationId}`);
    expect(mail?.html).toContain('&lt;b&gt;Mi número&lt;/b&gt; es el [oculto hasta confirmar la reserva]');
    expect(mail?.html).not.toContain('612 345 678');
  });

  test('mails neither messages read meanwhile nor the same message twice', async () => {
    await markRead();
    expect(await sendMails(world, HOST)).toEqual([]);
    await write('¿Sigues ahí?');
    expect(await sendMails(world, HOST)).toHaveLength(1);
    const [payload] = await sql<{ payload: Record<string, string> }>(
      `select jsonb_build_object('conversationId', id, 'userId', host_id) as payload from conversations`,
    );
    await world.app.jobs.handlers.get('notifications.mail-messages')?.(world.app.context(), payload?.payload ?? {});
    expect(await sendMails(world, HOST)).toHaveLength(1);
  });

  test('waits an hour after a mail whose messages are still unread, then mails all new ones', async () => {
    expect(await sendMails(world, HOST)).toHaveLength(1);
    await write('Una cosa más');
    expect(await sendMails(world, HOST)).toHaveLength(1);
    await write('Y otra');
    world.clock.advance({ minutes: 61 });
    await bookings.signInAgain(world);
    const mails = await sendMails(world, HOST);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      '2 mensajes nuevos de Lucía P.',
      'Mensaje de Lucía P.',
    ]);
  });

  test('mails without delay after the conversation was read', async () => {
    expect(await sendMails(world, HOST)).toHaveLength(1);
    await markRead();
    await write('Una cosa más');
    expect(await sendMails(world, HOST)).toHaveLength(2);
  });
});

describe('P7 notification of a pause', () => {
  test('notifies the paused sender by bell and e-mail how to appeal', async () => {
    for (let i = 0; i < 6; i++) await write(`Llámame al 61234567${i}`);
    await runJobs(world, 'notifications.tell-message');
    const [notification] = await listMessageNotifications(world.renter);
    expect(notification).toMatchObject({
      type: 'MESSAGES_PAUSED',
      title: 'No puedes escribir mensajes durante 7 días',
    });
    expect(notification?.message).toContain('martes 9 de marzo');
    await runJobs(world, 'mail.send');
    const [mail] = await sendMails(world, 'renter@example.test');
    expect(mail?.subject).toBe('No puedes escribir mensajes durante 7 días');
    expect(mail?.text).toContain('/contact');
    await sql('delete from message_pauses');
  });
});

describe('N-M01 with background jobs', () => {
  test('notifies within seconds, and once for three messages in a row', async () => {
    const running = await bookings.createWorld({ background: true });
    try {
      for (const body of ['Hola', '¿Sigue libre?', 'Lo necesito en mayo'])
        await messages.send(running.renter, { spaceId: running.spaceId, body });
      const messagesOfNotifications = () =>
        running.app.context().em.execute<object[]>(`select message from notifications where type = 'message_received'`);
      await expect.poll(messagesOfNotifications, { timeout: 30_000 }).toEqual([{ message: 'Lo necesito en mayo' }]);
      expect(await listMessageNotifications(running.host)).toHaveLength(1);
    } finally {
      await running.app.stop();
    }
  });
});
