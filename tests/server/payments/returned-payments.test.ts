import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chargeDuePayments } from '../../../server/features/bookings/payments/charge-when-due.js';
import { mailsTo } from '../../support/accounts.js';
import {
  ACCEPT,
  createWorld,
  request,
  resetWorld,
  signInAgain,
  start,
  stay,
  type World,
} from '../../support/bookings.js';
import { settlePending } from '../../support/money/billing.js';
import { brokenBooks } from '../../support/money/payouts.js';
import { runJobs } from '../../support/queued-jobs.js';
import { uuidOf } from '../../support/spaces.js';
import { cancel, readStay } from '../../support/stays.js';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.app.stop());
beforeEach(() => resetWorld(world));

const refunds = () => runJobs(world.app, 'payments.refund');

/** Confirmed far ahead, so its authorization is voided and charged later; the provider captures it instead, and it goes back. */
async function capturedInsteadOfVoided(): Promise<string> {
  const { app, host, renter, spaceId } = world;
  const { id } = await start(renter, stay(spaceId, 100));
  await request(renter, id);
  const provider = app.services.ports.payments.current;
  vi.spyOn(provider, 'voidPayment').mockImplementationOnce((ref) =>
    provider.capturePayment(ref, { idempotencyKey: `captured-instead:${id}` }),
  );
  await host.query(ACCEPT, { input: { bookingId: id } });
  return id;
}

const noticesOf = (id: string) =>
  world.app
    .context()
    .em.execute<{ message: string }[]>(
      `select message from notifications where booking_id = ? and type = 'booking_cancelled_renter'`,
      [uuidOf(id)],
    );

test('P10 money that nobody owed counts neither as paid nor as refunded in a cancellation before the charge', async () => {
  const { app, renter } = world;
  const id = await capturedInsteadOfVoided();
  const { cancellation } = await readStay(renter, id);
  expect(cancellation).toMatchObject({ paidCents: 0, refundCents: 0, rule: 'FREE' });
  await settlePending(app);
  await refunds();
  expect((await readStay(renter, id)).cancellation).toEqual(cancellation);
  await cancel(renter, id);
  await app.settle();
  expect(await noticesOf(id)).toEqual([{ message: 'No se había cobrado nada.' }]);
});

test('P10 after the charge it counts once: preview, refund and mail', async () => {
  const { app, clock, renter } = world;
  const id = await capturedInsteadOfVoided();
  await settlePending(app);
  await refunds();
  clock.set('2027-06-02T22:01:00Z');
  await chargeDuePayments(app.context());
  await signInAgain(world);
  const before = (await readStay(renter, id)).cancellation;
  expect(before).toMatchObject({ paidCents: 7700, refundCents: 7700 });
  await cancel(renter, id);
  await app.settle();
  await runJobs(app, 'mail.send');
  const mail = (await mailsTo(app, 'renter@example.test')).find(({ subject }) =>
    subject.startsWith('Reserva cancelada'),
  );
  expect(mail?.text).toMatch(/Pagado: 77,00\s€\nReembolso: 77,00\s€/);
  expect(await brokenBooks(world)).toEqual([]);
});
