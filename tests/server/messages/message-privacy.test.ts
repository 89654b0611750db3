import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Locale } from '../../../server/core/values/locale.js';
import { writeExport } from '../../../server/features/privacy/export/write-export.js';
import * as bookings from '../../support/bookings.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { pdf, uploadFile } from './message-files.js';
import { listMessageNotifications, deliverNotifications, runJobs } from './message-notifications.js';
import * as messages from '../../support/messages.js';
import { unzip } from '../../support/unzip.js';
import { uuidOf } from '../../support/spaces.js';

let world: bookings.World;

beforeAll(async () => {
  world = await bookings.createWorld();
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  await bookings.resetWorld(world);
  await sql('delete from conversations');
});

const sql = <T extends object>(statement: string, values: unknown[] = []): Promise<T[]> =>
  world.app.context().em.execute<T[]>(statement, values);
const idOf = async (client: GraphqlClient): Promise<string> =>
  uuidOf((await client.query<{ viewer: { id: string } }>('{ viewer { id: userId } }')).viewer.id);
const job = (name: string) => world.app.jobs.handlers.get(name)?.(world.app.context(), {});
const storedFiles = (): Promise<string[]> =>
  readdir(path.join(world.app.services.config.dataDir, 'files', 'messages')).catch(() => []);

/** Sends a message with a file. */
async function sendFile(client: GraphqlClient, conversationId: string, body: string, name: string): Promise<void> {
  const { attachment } = await uploadFile(client, conversationId, pdf(name), `${name}.pdf`);
  await client.query(messages.SEND, {
    input: { conversationId, body, attachmentIds: [attachment?.id], idempotencyKey: randomUUID() },
  });
}

describe('P7 P-63 messages in the export', () => {
  test('exports sent and received messages with files, redacted as the user saw them', async () => {
    await bookings.requested(world);
    await world.app.settle();
    const {
      conversation: { id },
    } = await messages.send(world.renter, { spaceId: world.spaceId, body: 'Mi número es el 612 345 678' });
    await sendFile(world.host, id, 'Llámame al 699 887 766', 'Plano');
    await sendFile(world.renter, id, 'Te mando la lista', 'Lista');
    await uploadFile(world.host, id, pdf('secreto'), 'Sin enviar.pdf');
    const ctx = world.app.context();
    await writeExport(ctx, { userId: await idOf(world.renter), locale: Locale.ES, fileKey: 'exports/x/copy.zip' }, () =>
      Promise.resolve(),
    );
    const files = unzip((await ctx.ports.files.get('exports/x/copy.zip')) ?? Buffer.alloc(0));
    const bodies = (name: string) =>
      (
        JSON.parse(files.get(`json/${name}.json`)?.toString('utf8') ?? '[]') as { body: string; original?: string }[]
      ).map(({ body, original }) => [body, original]);
    expect(bodies('messages-sent')).toEqual(
      expect.arrayContaining([
        ['Mi número es el [oculto / hidden]', 'Mi número es el 612 345 678'],
        ['Te mando la lista', null],
      ]),
    );
    expect(bodies('messages-received')).toEqual([['Llámame al [oculto / hidden]', undefined]]);
    const names = [...files.keys()]
      .filter((name) => name.startsWith(`messages/${id}/`))
      .map((name) => name.replace(/^.*mat_[\w-]{22}-/, ''));
    expect(names.toSorted()).toEqual(['Lista.pdf', 'Plano.pdf']);
    expect([...files.values()].map((bytes) => bytes.toString('utf8')).join('\n')).not.toContain('699 887 766');
  });

  test('exports the message of a booking unredacted for its author and redacted for the other side', async () => {
    const { id } = await bookings.requested(world);
    await sql(
      `update bookings set status = 'declined', message = 'Soy el 612 345 678', decline_text = 'Llámame al 699 887 766' where id = ?`,
      [uuidOf(id)],
    );
    const exportedTexts = async (client: GraphqlClient, file: string) => {
      const ctx = world.app.context();
      await writeExport(ctx, { userId: await idOf(client), locale: Locale.ES, fileKey: 'exports/y/copy.zip' }, () =>
        Promise.resolve(),
      );
      const files = unzip((await ctx.ports.files.get('exports/y/copy.zip')) ?? Buffer.alloc(0));
      const rows = JSON.parse(files.get(`json/${file}.json`)?.toString('utf8') ?? '[]') as {
        id: string;
        message: string;
        decline_text: string;
      }[];
      return rows.filter((row) => row.id === uuidOf(id)).map((row) => [row.message, row.decline_text]);
    };
    expect(await exportedTexts(world.host, 'bookings-as-host')).toEqual([
      ['Soy el [oculto / hidden]', 'Llámame al 699 887 766'],
    ]);
    expect(await exportedTexts(world.renter, 'bookings-as-renter')).toEqual([
      ['Soy el 612 345 678', 'Llámame al [oculto / hidden]'],
    ]);
  });
});

describe('P7 P-64 messages after erasure', () => {
  let people = 0;
  async function createUser(): Promise<{ client: GraphqlClient; id: string; email: string }> {
    const name = `erased-${(people += 1)}`;
    const client = await bookings.person(world.app, name, 'Zoraida Quijano Sanz');
    return { client, id: await idOf(client), email: `${name}@example.test` };
  }
  async function erase(userId: string): Promise<void> {
    await sql(`update bookings set status = 'completed' where renter_id = ? and status = 'confirmed'`, [userId]);
    const now = world.clock.now();
    await sql('insert into erasures (user_id, requested_at, run_at) values (?, ?, ?)', [userId, now, now]);
    await job('privacy.run-erasures');
    expect(await sql('select status from erasures where user_id = ?', [userId])).toEqual([{ status: 'done' }]);
    await runJobs(world, 'messages.drop-attachments');
  }

  test('deletes conversations without a contract with their files and notifications', async () => {
    const { client, id } = await createUser();
    const { conversation } = await messages.send(client, {
      spaceId: world.spaceId,
      body: 'Hola, soy Zoraida Quijano Sanz',
    });
    await messages.send(world.host, { conversationId: conversation.id, body: 'Hola, Zoraida' });
    await deliverNotifications(world);
    expect(await listMessageNotifications(world.host)).toHaveLength(1);
    await erase(id);
    expect(await messages.getConversation(world.host, conversation.id)).toBeNull();
    expect([await sql('select 1 from messages'), await listMessageNotifications(world.host)]).toEqual([[], []]);
  });

  test("keeps messages of a rental for the other side without the user's name, contact data and files", async () => {
    const { client, id, email } = await createUser();
    const { id: bookingId } = await bookings.start(client, bookings.stay(world.spaceId));
    await bookings.request(client, bookingId);
    await world.host.query(bookings.ACCEPT, { input: { bookingId } });
    await world.app.settle();
    const conversation = (await messages.getConversationAbout(client, world.spaceId)) as messages.ConversationView;
    await messages.send(client, {
      conversationId: conversation.id,
      body: `Soy Zoraida Quijano Sanz, ${email} o el 612 345 678. Dejo la bici dentro.`,
    });
    await messages.send(client, { conversationId: conversation.id, body: 'La fianza por bizum' });
    await sendFile(client, conversation.id, 'Mi inventario', 'Zoraida Quijano Sanz');
    await sendFile(world.host, conversation.id, 'Gracias, Zoraida Quijano Sanz', 'Llaves');
    const before = (await storedFiles()).length;
    await sql(`update payments set status = 'captured', pending_step = null where renter_id = ?`, [id]);
    await settleMoney(id);
    await erase(id);
    const remaining = await messages.listMessages(world.host, conversation.id);
    const texts = remaining
      .filter(({ kind }) => kind === 'TEXT')
      .map(({ body, sender }) => [body, sender?.displayName]);
    expect(texts).toEqual(
      expect.arrayContaining([
        ['Soy …, … o el …. Dejo la bici dentro.', 'Cuenta borrada'],
        ['Mi inventario', 'Cuenta borrada'],
        ['Gracias, …', 'Marta R.'],
      ]),
    );
    const [left] = await sql<{ dump: string }>(
      `select json_agg(m)::text || coalesce((select json_agg(a)::text from message_attachments a), '') as dump from messages m`,
    );
    for (const personal of ['Zoraida', email, '612 345 678', 'por bizum']) expect(left?.dump).not.toContain(personal);
    expect(await sql<{ name: string }>('select name from message_attachments')).toEqual([{ name: 'Llaves.pdf' }]);
    expect((await storedFiles()).length).toBe(before - 1);
    expect((await messages.getConversation(world.host, conversation.id))?.viewerCan).toMatchObject({
      write: false,
      writeRefusal: 'MESSAGES_CLOSED',
    });
  });

  /** Pays out the held money of a user's bookings, since open money prevents erasure. */
  async function settleMoney(userId: string): Promise<void> {
    await sql(
      `with open as (select l.booking_id, sum(l.amount_cents)::int as cents from ledger_entries l join bookings b on b.id = l.booking_id
         where b.renter_id = ? and l.account in ('held', 'host_payable') group by l.booking_id having sum(l.amount_cents) <> 0), tx as (select gen_random_uuid() as id)
       insert into ledger_entries (tx_id, account, amount_cents, booking_id, memo, rule, source_type, source_id, line_no)
       select tx.id, 'held', -cents, booking_id, 'test', 'test', 'tx', booking_id::text, 1 from open, tx
       union all select tx.id, 'host_paid', cents, booking_id, 'test', 'test', 'tx', booking_id::text, 2 from open, tx`,
      [userId],
    );
  }
});

describe('P7 retention of messages', () => {
  test('deletes unredacted originals after 90 days', async () => {
    const { id } = await messages.send(world.renter, { spaceId: world.spaceId, body: 'Mi número es el 612 345 678' });
    const original = async () =>
      (await sql<{ original: string | null }>('select original from messages where id = ?', [uuidOf(id)]))[0]?.original;
    world.clock.advance({ days: 89 });
    await job('messages.forget');
    expect(await original()).toBe('Mi número es el 612 345 678');
    world.clock.advance({ days: 1 });
    await job('messages.forget');
    expect(await original()).toBeNull();
  });

  test('deletes conversations two years after the last message, five with a rental', async () => {
    await messages.send(world.stranger, { spaceId: world.spaceId, body: 'Hola' });
    await bookings.requested(world, 60);
    await world.app.settle();
    await sql(`update bookings set status = 'completed' where status = 'requested'`);
    const countConversations = async () => (await sql('select 1 from conversations')).length;
    const later = async (months: number) => {
      world.clock.set(bookings.NOW);
      const date = new Date(world.clock.now());
      date.setUTCMonth(date.getUTCMonth() + months);
      world.clock.set(new Date(date.getTime() + 86_400_000).toISOString());
      await job('messages.forget');
    };
    await later(23);
    expect(await countConversations()).toBe(2);
    await later(24);
    expect(await countConversations()).toBe(1);
    await later(59);
    expect(await countConversations()).toBe(1);
    await later(60);
    expect([await countConversations(), await sql('select 1 from messages')]).toEqual([0, []]);
  });

  test('keeps conversations with an open booking', async () => {
    await bookings.requested(world, 60);
    await world.app.settle();
    await sql(`update bookings set status = 'active' where status = 'requested'`);
    world.clock.advance({ days: 61 * 31 });
    await job('messages.forget');
    expect(await sql('select 1 from conversations')).toHaveLength(1);
    await sql(`update bookings set status = 'completed' where status = 'active'`);
    await job('messages.forget');
    expect(await sql('select 1 from conversations')).toEqual([]);
  });

  test('deletes notifications with their conversations, over several batches', async () => {
    await messages.send(world.stranger, { spaceId: world.spaceId, body: 'Hola, soy la del sofá' });
    await deliverNotifications(world);
    expect(await listMessageNotifications(world.host)).toHaveLength(1);
    const [host, renter] = [await idOf(world.host), await idOf(world.renter)];
    await sql(
      `insert into conversations (renter_id, host_id, last_message_at) select ?, ?, '2020-01-01' from generate_series(1, 205)`,
      [renter, host],
    );
    world.clock.advance({ days: 25 * 31 });
    await job('messages.forget');
    await world.app.settle();
    expect(await sql('select 1 from conversations')).toEqual([]);
    expect(await sql(`select 1 from notifications where type = 'message_received'`)).toEqual([]);
  });
});
