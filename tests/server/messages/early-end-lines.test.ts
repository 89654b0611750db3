import { beforeEach, expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import * as messages from '../../support/messages.js';
import {
  ANSWER,
  ASK_UNDO,
  at,
  change,
  endAllBookings,
  giveNotice,
  ROLLING,
  running,
  WITHDRAW_CONTRACT,
} from '../../support/money/changes.js';
import { uuidOf } from '../../support/spaces.js';

const world = useWorld();
beforeEach(async () => {
  await endAllBookings(world);
  await world.app.context().em.execute('delete from conversations');
});

/** The lines since the stay started, as this side reads them. */
async function linesOf(client: GraphqlClient): Promise<string[]> {
  await world.app.settle();
  const conversation = await messages.getConversationAbout(world.renter, world.spaceId);
  const bodies = (await messages.listMessages(client, conversation?.id ?? '')).map(({ body }) => body);
  return bodies.slice(bodies.indexOf('La estancia ha empezado') + 1);
}

test('P7 notice and its undoing are lines of the conversation, with who gave it and the day of leaving', async () => {
  const { renter, host } = world;
  const id = await running(world, ROLLING);
  await at(world, '2027-03-10T09:00:00Z');
  await giveNotice(renter, id, '2027-04-10');
  expect(await linesOf(renter)).toEqual(['Has avisado: la reserva termina el 10 de abril de 2027']);
  expect(await linesOf(host)).toEqual(['Lucía P. ha avisado: la reserva termina el 10 de abril de 2027']);
  const { changeRequest } = await change(renter, ASK_UNDO, { bookingId: id });
  await change(host, ANSWER, { changeId: changeRequest?.id, isAgreed: true });
  expect((await linesOf(host)).slice(1)).toEqual(['Aviso de salida anulado: la reserva sigue en curso']);
});

test('P7 a withdrawal from the contract and a termination by the staff are lines of the conversation', async () => {
  const { renter, host } = world;
  const id = await running(world, ROLLING);
  const { contractWithdrawal } = await renter.query<{ contractWithdrawal: { refundCents: number } }>(
    'query ($id: ID!) { contractWithdrawal(bookingId: $id) { refundCents } }',
    { id },
  );
  await change(renter, WITHDRAW_CONTRACT, { bookingId: id, refundCents: contractWithdrawal.refundCents });
  expect(await linesOf(renter)).toEqual(['Has desistido del contrato. Falta confirmar que las llaves están devueltas']);
  expect(await linesOf(host)).toEqual([
    'Lucía P. ha desistido del contrato. Falta confirmar que las llaves están devueltas',
  ]);
  await world.app
    .context()
    .em.execute(
      `insert into outbox (type, payload, created_at) select 'booking.terminated', jsonb_build_object('bookingId', id), ? from bookings where id = ?`,
      [world.clock.now(), uuidOf(id)],
    );
  expect((await linesOf(host)).at(-1)).toBe(
    'Hueco ha resuelto la reserva. Falta recoger las cosas y devolver las llaves',
  );
});
