import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Locale } from '../../server/core/locale.js';
import { writeExport } from '../../server/features/privacy/export/write-export.js';
import * as k from '../support/bookings.js';
import type { GraphqlClient } from '../support/graphql-client.js';
import { pdf, uploadFile } from '../support/message-files.js';
import { noticesOf, ringBells, runPlanned } from '../support/message-notices.js';
import * as m from '../support/messages.js';
import { unzip } from '../support/unzip.js';
import { uuidOf } from '../support/spaces.js';

let world: k.World;

beforeAll(async () => {
  world = await k.createWorld();
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  await k.beginAgain(world);
  await sql('delete from conversations');
});

const sql = <T extends object>(statement: string, values: unknown[] = []): Promise<T[]> => world.app.context().em.execute<T[]>(statement, values);
const idOf = async (client: GraphqlClient): Promise<string> => uuidOf((await client.query<{ viewer: { id: string } }>('{ viewer { id } }')).viewer.id);
const job = (name: string) => world.app.jobs.handlers.get(name)?.(world.app.context(), {});
const sealed = (): Promise<string[]> => readdir(path.join(world.app.services.config.dataDir, 'files', 'messages')).catch(() => []);

/** A message with a file, after a booking was asked for. */
async function sendFile(client: GraphqlClient, conversationId: string, body: string, name: string): Promise<void> {
  const { attachment } = await uploadFile(client, conversationId, pdf(name), `${name}.pdf`);
  await client.query(m.SEND, { input: { conversationId, body, attachmentIds: [attachment?.id], idempotencyKey: randomUUID() } });
}

describe('P7 P-63 in the copy of her data', () => {
  test('what she wrote and was sent, as she saw it, with the files; of others nothing that was hidden from her', async () => {
    await k.requested(world);
    await world.app.settle();
    const { conversation: { id } } = await m.send(world.renter, { spaceId: world.spaceId, body: 'Mi número es el 612 345 678' });
    await sendFile(world.host, id, 'Llámame al 699 887 766', 'Plano');
    await sendFile(world.renter, id, 'Te mando la lista', 'Lista');
    await uploadFile(world.host, id, pdf('secreto'), 'Sin enviar.pdf');
    const ctx = world.app.context();
    await writeExport(ctx, { userId: await idOf(world.renter), locale: Locale.ES, fileKey: 'exports/x/copy.zip' }, () => Promise.resolve());
    const files = unzip((await ctx.ports.files.get('exports/x/copy.zip')) ?? Buffer.alloc(0));
    const bodies = (name: string) => (JSON.parse(files.get(`json/${name}.json`)?.toString('utf8') ?? '[]') as { body: string; original?: string }[]).map(({ body, original }) => [body, original]);
    expect(bodies('messages-sent')).toEqual(expect.arrayContaining([['Mi número es el [oculto / hidden]', 'Mi número es el 612 345 678'], ['Te mando la lista', null]]));
    expect(bodies('messages-received')).toEqual([['Llámame al [oculto / hidden]', undefined]]);
    const names = [...files.keys()].filter((name) => name.startsWith(`messages/${id}/`)).map((name) => name.replace(/^.*mat_[\w-]{22}-/, ''));
    expect(names.toSorted()).toEqual(['Lista.pdf', 'Plano.pdf']);
    expect([...files.values()].map((bytes) => bytes.toString('utf8')).join('\n')).not.toContain('699 887 766');
  });

  test('the words that came with a booking too: whole for whoever wrote them, as shown to the other', async () => {
    const { id } = await k.requested(world);
    await sql(`update bookings set status = 'declined', message = 'Soy el 612 345 678', decline_text = 'Llámame al 699 887 766' where id = ?`, [uuidOf(id)]);
    const wordsFor = async (client: GraphqlClient, file: string) => {
      const ctx = world.app.context();
      await writeExport(ctx, { userId: await idOf(client), locale: Locale.ES, fileKey: 'exports/y/copy.zip' }, () => Promise.resolve());
      const files = unzip((await ctx.ports.files.get('exports/y/copy.zip')) ?? Buffer.alloc(0));
      const rows = JSON.parse(files.get(`json/${file}.json`)?.toString('utf8') ?? '[]') as { id: string; message: string; decline_text: string }[];
      return rows.filter((row) => row.id === uuidOf(id)).map((row) => [row.message, row.decline_text]);
    };
    expect(await wordsFor(world.host, 'bookings-as-host')).toEqual([['Soy el [oculto / hidden]', 'Llámame al 699 887 766']]);
    expect(await wordsFor(world.renter, 'bookings-as-renter')).toEqual([['Soy el 612 345 678', 'Llámame al [oculto / hidden]']]);
  });
});

describe('P7 P-64 when she leaves', () => {
  let people = 0;
  async function newcomer(): Promise<{ client: GraphqlClient; id: string; email: string }> {
    const name = `leaves-${(people += 1)}`;
    const client = await k.person(world.app, name, 'Zoraida Quijano Sanz');
    return { client, id: await idOf(client), email: `${name}@example.test` };
  }
  async function erase(userId: string): Promise<void> {
    await sql(`update bookings set status = 'completed' where renter_id = ? and status = 'confirmed'`, [userId]);
    const now = world.clock.now();
    await sql('insert into erasures (user_id, requested_at, run_at) values (?, ?, ?)', [userId, now, now]);
    await job('privacy.run-erasures');
    expect(await sql('select status from erasures where user_id = ?', [userId])).toEqual([{ status: 'done' }]);
    await runPlanned(world, 'messages.drop-attachments');
  }

  test('where nothing was agreed the whole conversation goes, with its files and its notices', async () => {
    const { client, id } = await newcomer();
    const { conversation } = await m.send(client, { spaceId: world.spaceId, body: 'Hola, soy Zoraida Quijano Sanz' });
    await m.send(world.host, { conversationId: conversation.id, body: 'Hola, Zoraida' });
    await ringBells(world);
    expect(await noticesOf(world.host)).toHaveLength(1);
    await erase(id);
    expect(await m.conversation(world.host, conversation.id)).toBeNull();
    expect([await sql('select 1 from messages'), await noticesOf(world.host)]).toEqual([[], []]);
  });

  test('where there was a rental the words stay for the other side without her: no name, no way to reach her, no files of hers', async () => {
    const { client, id, email } = await newcomer();
    const { id: bookingId } = await k.start(client, k.stay(world.spaceId));
    await k.request(client, bookingId);
    await world.host.query(k.ACCEPT, { input: { bookingId } });
    await world.app.settle();
    const conversation = (await m.conversationAbout(client, world.spaceId)) as m.ConversationView;
    await m.send(client, { conversationId: conversation.id, body: `Soy Zoraida Quijano Sanz, ${email} o el 612 345 678. Dejo la bici dentro.` });
    await m.send(client, { conversationId: conversation.id, body: 'La fianza por bizum' });
    await sendFile(client, conversation.id, 'Mi inventario', 'Zoraida Quijano Sanz');
    await sendFile(world.host, conversation.id, 'Gracias, Zoraida Quijano Sanz', 'Llaves');
    const before = (await sealed()).length;
    await sql(`update payments set status = 'captured', pending_step = null where renter_id = ?`, [id]);
    await settleMoney(id);
    await erase(id);
    const kept = await m.messagesOf(world.host, conversation.id);
    const texts = kept.filter(({ kind }) => kind === 'TEXT').map(({ body, sender }) => [body, sender?.displayName]);
    expect(texts).toEqual(expect.arrayContaining([
      ['Soy …, … o el …. Dejo la bici dentro.', 'Cuenta borrada'],
      ['Mi inventario', 'Cuenta borrada'],
      ['Gracias, …', 'Marta R.'],
    ]));
    const [left] = await sql<{ dump: string }>(`select json_agg(m)::text || coalesce((select json_agg(a)::text from message_attachments a), '') as dump from messages m`);
    for (const trace of ['Zoraida', email, '612 345 678', 'por bizum']) expect(left?.dump).not.toContain(trace);
    expect(await sql<{ name: string }>('select name from message_attachments')).toEqual([{ name: 'Llaves.pdf' }]);
    expect((await sealed()).length).toBe(before - 1);
    expect((await m.conversation(world.host, conversation.id))?.viewerCan).toMatchObject({ write: false, writeRefusal: 'MESSAGES_CLOSED' });
  });

  /** Pays out what is held of her bookings, as somebody does before she can leave. */
  async function settleMoney(userId: string): Promise<void> {
    await sql(
      `with open as (select l.booking_id, sum(l.amount_cents)::int as cents from ledger_entries l join bookings b on b.id = l.booking_id
         where b.renter_id = ? and l.account in ('held', 'host_payable') group by l.booking_id having sum(l.amount_cents) <> 0), tx as (select gen_random_uuid() as id)
       insert into ledger_entries (tx_id, account, amount_cents, booking_id, memo)
       select tx.id, 'held', -cents, booking_id, 'test' from open, tx union all select tx.id, 'host_paid', cents, booking_id, 'test' from open, tx`,
      [userId],
    );
  }
});

describe('P7 nothing is kept longer than it may', () => {
  test('what was typed beside hidden words goes after 90 days', async () => {
    const { id } = await m.send(world.renter, { spaceId: world.spaceId, body: 'Mi número es el 612 345 678' });
    const original = async () => (await sql<{ original: string | null }>('select original from messages where id = ?', [uuidOf(id)]))[0]?.original;
    world.clock.advance({ days: 89 });
    await job('messages.forget');
    expect(await original()).toBe('Mi número es el 612 345 678');
    world.clock.advance({ days: 1 });
    await job('messages.forget');
    expect(await original()).toBeNull();
  });

  test('two years after the last word without a rental, five with one', async () => {
    await m.send(world.stranger, { spaceId: world.spaceId, body: 'Hola' });
    await k.requested(world, 60);
    await world.app.settle();
    await sql(`update bookings set status = 'completed' where status = 'requested'`);
    const kept = async () => (await sql('select 1 from conversations')).length;
    const later = async (months: number) => {
      world.clock.set(k.NOW);
      const date = new Date(world.clock.now());
      date.setUTCMonth(date.getUTCMonth() + months);
      world.clock.set(new Date(date.getTime() + 86_400_000).toISOString());
      await job('messages.forget');
    };
    await later(23);
    expect(await kept()).toBe(2);
    await later(24);
    expect(await kept()).toBe(1);
    await later(59);
    expect(await kept()).toBe(1);
    await later(60);
    expect([await kept(), await sql('select 1 from messages')]).toEqual([0, []]);
  });

  test('while a booking goes on nothing of its conversation is forgotten', async () => {
    await k.requested(world, 60);
    await world.app.settle();
    await sql(`update bookings set status = 'active' where status = 'requested'`);
    world.clock.advance({ days: 61 * 31 });
    await job('messages.forget');
    expect(await sql('select 1 from conversations')).toHaveLength(1);
    await sql(`update bookings set status = 'completed' where status = 'active'`);
    await job('messages.forget');
    expect(await sql('select 1 from conversations')).toEqual([]);
  });

  test('the bells keep nothing of a conversation that is forgotten, however many there are', async () => {
    await m.send(world.stranger, { spaceId: world.spaceId, body: 'Hola, soy la del sofá' });
    await ringBells(world);
    expect(await noticesOf(world.host)).toHaveLength(1);
    const [host, renter] = [await idOf(world.host), await idOf(world.renter)];
    await sql(`insert into conversations (renter_id, host_id, last_message_at) select ?, ?, '2020-01-01' from generate_series(1, 205)`, [renter, host]);
    world.clock.advance({ days: 25 * 31 });
    await job('messages.forget');
    await world.app.settle();
    expect(await sql('select 1 from conversations')).toEqual([]);
    expect(await sql(`select 1 from notifications where type = 'message_received'`)).toEqual([]);
  });
});
