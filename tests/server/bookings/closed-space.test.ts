import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ACCEPT, read, request, REQUEST, requestInput, start, stay } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { settlePending } from '../../support/money/billing.js';
import { endAllBookings } from '../../support/money/changes.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';

const decision = (name: string) =>
  `mutation ($id: ID!) { ${name}(input: { spaceId: $id, statement: "El anuncio no es cierto." }) { space { id } } }`;

/** A space that confirms at once. */
let instantId: string;

const world = useWorld();
beforeAll(async () => {
  instantId = await publishedSpace(world.app, world.host, { isInstantBook: true, title: 'Trastero inmediato seco' });
});
beforeEach(async () => {
  vi.restoreAllMocks();
  await world.app.context().em.execute(`update spaces set status = 'published'`);
  await world.app.context().em.execute('update users set suspended_at = null');
  await endAllBookings(world);
});

const hide = (id: string) => world.admin.query(decision('hideSpace'), { id });
const paymentOf = async (id: string) => {
  const rows = await world.app
    .context()
    .em.execute<{ status: string; step: string | null; isTaken: boolean }[]>(
      'select status, pending_step as step, captured_at is not null as "isTaken" from payments where booking_id = ?',
      [uuidOf(id)],
    );
  return rows[0];
};

test('P3 T5 a request for a space that the staff have hidden cannot be accepted, and its money is not captured', async () => {
  const { host, admin, renter, spaceId } = world;
  const { id } = await start(renter, stay(spaceId));
  await request(renter, id);
  await hide(spaceId);
  for (const client of [host, admin])
    expect(await client.codeOf(ACCEPT, { input: { bookingId: id, statement: 'Lo pide por teléfono.' } })).toBe(
      'SPACE_NOT_BOOKABLE',
    );
  expect((await read(host, id))?.status).toBe('REQUESTED');
  expect(await paymentOf(id)).toEqual({ status: 'authorized', step: null, isTaken: false });
  await admin.query(decision('showSpace'), { id: spaceId });
  await host.query(ACCEPT, { input: { bookingId: id } });
  expect((await read(host, id))?.status).toBe('CONFIRMED');
});

test('P3 T5 repeating an acceptance whose capture is running completes it, although the space is hidden', async () => {
  const { host, renter, spaceId } = world;
  const { id } = await start(renter, stay(spaceId));
  await request(renter, id);
  vi.spyOn(world.app.services.ports.payments.current, 'capturePayment').mockRejectedValueOnce(new Error('no answer'));
  expect(await host.codeOf(ACCEPT, { input: { bookingId: id } })).toBe('PAYMENT_UNAVAILABLE');
  await hide(spaceId);
  await host.query(ACCEPT, { input: { bookingId: id } });
  expect((await read(host, id))?.status).toBe('CONFIRMED');
});

test('P3 T5 the renter’s suspension is told before the space that is hidden', async () => {
  const { host, renter, spaceId } = world;
  const { id } = await start(renter, stay(spaceId));
  await request(renter, id);
  const { em } = world.app.context();
  await em.execute(`update spaces set status = 'suspended'`);
  await em.execute(`update users set suspended_at = now() where email = 'renter@example.test'`);
  expect(await host.codeOf(ACCEPT, { input: { bookingId: id } })).toBe('BOOKING_TRANSITION_REFUSED');
});

test('P3 T5 a space that its host has paused still honours a request', async () => {
  const { host, renter, spaceId } = world;
  const { id } = await start(renter, stay(spaceId));
  await request(renter, id);
  await host.query('mutation ($id: ID!) { pauseSpace(input: { spaceId: $id }) { space { id } } }', { id: spaceId });
  await host.query(ACCEPT, { input: { bookingId: id } });
  expect((await read(host, id))?.status).toBe('CONFIRMED');
});

/** Pays for a stay in a space that the staff hide during the call to the bank. */
async function paidWhileHidden(spaceId: string): Promise<string> {
  const { id } = await start(world.renter, stay(spaceId));
  const input = await requestInput(world.renter, id);
  const provider = world.app.services.ports.payments.current;
  const confirmPayment = provider.confirmPayment.bind(provider);
  vi.spyOn(provider, 'confirmPayment').mockImplementationOnce(async (...call) => {
    await hide(spaceId);
    return confirmPayment(...call);
  });
  expect(await world.renter.codeOf(REQUEST, { input })).toBe('SPACE_NOT_BOOKABLE');
  return id;
}

test('P3 T4 an instant booking is not confirmed when the staff hide its space during the payment', async () => {
  const id = await paidWhileHidden(instantId);
  expect((await read(world.renter, id))?.status).toBe('PENDING_PAYMENT');
  expect(await paymentOf(id)).toEqual({ status: 'authorized', step: 'void', isTaken: false });
  await settlePending(world.app);
  expect(await paymentOf(id)).toEqual({ status: 'void', step: null, isTaken: false });
});

test('P3 T3 no request is sent to the host when the staff hide its space during the payment', async () => {
  const id = await paidWhileHidden(world.spaceId);
  expect((await read(world.renter, id))?.status).toBe('PENDING_PAYMENT');
  expect(await paymentOf(id)).toEqual({ status: 'authorized', step: 'void', isTaken: false });
});
