import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as bookings from '../../support/bookings.js';
import * as messages from '../../support/messages.js';
import { uuidOf } from '../../support/spaces.js';

const TEXT = 'Vuelvo con el sofá. Mi móvil: 612 40 88 15';
const HIDDEN = 'Vuelvo con el sofá. Mi móvil: [oculto hasta confirmar la reserva]';

let world: bookings.World;

beforeAll(async () => {
  world = await bookings.createWorld();
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  await bookings.resetWorld(world);
  await sql(`update bookings set status = 'payment_failed'`);
  await bookings.resetPaymentAttempts(world.app);
  for (const table of ['conversations', 'graphile_worker._private_jobs']) await sql(`delete from ${table}`);
});

const sql = <T extends object>(statement: string, values: unknown[] = []): Promise<T[]> =>
  world.app.context().em.execute<T[]>(statement, values);

/** Sends the request of a new hold with a text; returns the booking's id or what is wrong with the text. */
async function requestWith(message: string): Promise<{ readonly id: string; readonly problems: readonly unknown[] }> {
  const { id } = await bookings.start(world.renter, bookings.stay(world.spaceId));
  const input = await bookings.requestInput(world.renter, id, bookings.CARDS.works, { message });
  const { errors } = await world.renter.send(bookings.REQUEST, { input });
  await world.app.settle();
  return {
    id,
    problems: errors.flatMap(({ extensions }) => (extensions.fields as object[] | undefined) ?? [extensions]),
  };
}

/** The text of a request where the host reads it: on the booking, in the conversation, in the mail; and what the checkout had announced. */
async function textOf(id: string): Promise<readonly unknown[]> {
  const { booking } = await world.host.query<{ booking: { message: string } }>(
    'query ($id: ID!) { booking(id: $id) { message } }',
    { id },
  );
  const [written] = await sql<{ body: string }>('select body from messages where booking_id = ? and kind = ?', [
    uuidOf(id),
    'text',
  ]);
  const [mail] = await sql<{ message: string }>(
    `select payload -> 'params' ->> 'message' as message from graphile_worker._private_jobs
      where lower(payload -> 'params' ->> 'type') = 'booking_requested'`,
  );
  const { messagePreview } = await world.renter.query<{ messagePreview: { hidden: object[] } }>(
    'query ($input: MessagePreviewInput!) { messagePreview(input: $input) { hidden { from to } } }',
    { input: { to: { spaceId: world.spaceId }, body: TEXT } },
  );
  const isCut = !(written?.body ?? '').includes('612');
  return [booking.message, isCut, mail?.message, messagePreview.hidden.length > 0];
}

describe('P7 the text that comes with a request', () => {
  test('hides contact data everywhere until the two have agreed, and nowhere afterwards', async () => {
    const first = await requestWith(TEXT);
    expect(await textOf(first.id)).toEqual([HIDDEN, true, HIDDEN, true]);
    await sql(`update bookings set status = 'completed' where id = ?`, [uuidOf(first.id)]);
    await sql('delete from graphile_worker._private_jobs');
    const second = await requestWith(TEXT);
    expect(await textOf(second.id)).toEqual([TEXT, false, TEXT, false]);
  });

  test('is refused at its field after a block, in a pause and under a limit; the request is not', async () => {
    const closed = { path: 'message', code: 'WRITING_CLOSED' };
    const { conversation } = await messages.send(world.renter, { spaceId: world.spaceId, body: 'Hola, Marta.' });
    const block = (isBlocked: boolean) =>
      world.host.query(messages.BLOCK, { input: { conversationId: conversation.id, isBlocked } });
    await block(true);
    const { id, problems } = await requestWith('Respóndeme.');
    expect(problems).toEqual([closed]);
    expect((await bookings.read(world.renter, id))?.status).toBe('PENDING_PAYMENT');
    await block(false);
    const [renter] = await sql<{ id: string }>(`select id from users where email = 'renter@example.test'`);
    await sql(`update bookings set status = 'payment_failed'`);
    await sql(
      `insert into message_pauses (id, user_id, kinds, starts_at, ends_at) values (gen_random_uuid(), ?, '{phone}', ?, ?)`,
      [renter?.id, '2027-03-01T09:00:00Z', '2027-03-08T09:00:00Z'],
    );
    expect((await requestWith('Respóndeme.')).problems).toEqual([closed]);
    await sql(`update bookings set status = 'payment_failed'`);
    const silent = await requestWith('');
    expect(silent.problems).toEqual([]);
    expect((await bookings.read(world.renter, silent.id))?.status).toBe('REQUESTED');
    await sql('delete from message_pauses');
  });
});
