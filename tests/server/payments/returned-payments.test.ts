import { beforeEach, expect, test, vi } from 'vitest';
import { announceCharges, runCycle } from '../../../server/features/bookings/billing/run-cycles.js';
import { chargeDuePayments } from '../../../server/features/bookings/payments/charge-when-due.js';
import { mailsTo } from '../../support/accounts.js';
import { ACCEPT, request, resetWorld, signInAgain, start, stay, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { settlePending } from '../../support/money/billing.js';
import { at, change, WITHDRAW_CONTRACT } from '../../support/money/changes.js';
import { brokenBooks } from '../../support/money/payouts.js';
import { runJobs } from '../../support/queued-jobs.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';
import { cancel, MARK_ACTIVE, readStay, sweepStays } from '../../support/stays.js';

const world = useWorld();
beforeEach(() => resetWorld(world));

const sql = sqlOf(world);
const refunds = () => runJobs(world.app, 'payments.refund');

/** Confirmed far ahead, so its authorization is voided and charged later; the provider captures it instead, and it goes back. */
async function capturedInsteadOfVoided(spaceId = world.spaceId): Promise<string> {
  const { app, host, renter } = world;
  const { id } = await start(renter, stay(spaceId, 100));
  await request(renter, id);
  const provider = app.services.ports.payments.current;
  vi.spyOn(provider, 'voidPayment').mockImplementationOnce((ref) =>
    provider.capturePayment(ref, { idempotencyKey: `captured-instead:${id}` }),
  );
  await host.query(ACCEPT, { input: { bookingId: id } });
  return id;
}

/** The same, charged on its day. */
async function chargedOnItsDay(): Promise<string> {
  const { app, clock } = world;
  const id = await capturedInsteadOfVoided();
  await settlePending(app);
  await refunds();
  clock.set('2027-06-02T22:01:00Z');
  await chargeDuePayments(app.context());
  await signInAgain(world);
  return id;
}

const noticesOf = (id: string) =>
  sql<{ message: string }>(
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
  const { app, renter } = world;
  const id = await chargedOnItsDay();
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

test('P10 the host’s income has the share of the charge that was owed, whichever payment is read first', async () => {
  const { app, host } = world;
  const id = await chargedOnItsDay();
  const { em } = app.context();
  const [{ net } = { net: 0 }] = await em.execute<{ net: number }[]>(
    `select host_net_cents as net from billing_cycles where booking_id = ? and paid_at is not null`,
    [uuidOf(id)],
  );
  const incomeOfMonth = async () => {
    const { dashboardSummary } = await host.query<{ dashboardSummary: { income: { paidCents: number }[] } }>(
      '{ dashboardSummary(mode: HOST) { income { paidCents } } }',
    );
    return dashboardSummary.income.at(-1)?.paidCents;
  };
  const before = await incomeOfMonth();
  expect(before).toBeGreaterThanOrEqual(net);
  // A changed row is read last.
  await em.execute(
    `update payments set updated_at = updated_at where booking_id = ? and id in (select payment_id from ledger_entries where rule = 'money_unowed')`,
    [uuidOf(id)],
  );
  expect(await incomeOfMonth()).toBe(before);
});

test('P9 the volume of the panel has no money that nobody owed', async () => {
  const { app, admin, clock } = world;
  await capturedInsteadOfVoided();
  await settlePending(app);
  await refunds();
  clock.advance({ days: 1 });
  await signInAgain(world);
  const { staffMetrics } = await admin.query<object & { staffMetrics: object }>(
    '{ staffMetrics { now { volumeCents } } }',
  );
  expect(staffMetrics).toEqual({ now: { volumeCents: 0 } });
});

test('T26 the confirmation of a withdrawal has only what was owed as paid and refunded', async () => {
  const { app, renter } = world;
  const id = await chargedOnItsDay();
  // The charges that are made later begin after the usual days to withdraw.
  await app
    .context()
    .em.execute(
      `update bookings set terms_snapshot = jsonb_set(terms_snapshot, '{constants,WITHDRAWAL_DAYS}', '120') where id = ?`,
      [uuidOf(id)],
    );
  await at(world, '2027-06-10T10:00:00Z');
  await renter.query(MARK_ACTIVE, { input: { bookingId: id } });
  await change(renter, WITHDRAW_CONTRACT, { bookingId: id, refundCents: 700 });
  await app.settle();
  await runJobs(app, 'mail.send');
  const mail = (await mailsTo(app, 'renter@example.test')).find(({ subject }) => subject.startsWith('Has desistido'));
  expect(mail?.text).toMatch(/Pagado: 77,00\s€\nReembolso: 7,00\s€/);
});

const THIS_STAY = `query ($id: ID!) { booking(id: $id) { status moveIn { isAccessOpen } space { accessInstructions } } }`;

test('T13 T10b money that nobody owed opens no access, announces no month and begins no stay', async () => {
  const { app, clock, renter } = world;
  const id = await capturedInsteadOfVoided(await publishedSpace(app, world.host));
  await settlePending(app);
  await refunds();
  clock.set('2027-07-07T08:00:00Z');
  await announceCharges(app.context());
  await app.settle();
  expect(
    await sql(`select type from notifications where booking_id = ? and type = 'charge_announced'`, [uuidOf(id)]),
  ).toEqual([]);
  const month = () =>
    sql<{ id: string; status: string }>(`select id, status from billing_cycles where booking_id = ? and month_no = 2`, [
      uuidOf(id),
    ]);
  const before = await month();
  clock.set('2027-07-10T08:00:00Z');
  await runCycle(app.context(), before[0]?.id ?? '');
  expect([await month(), before[0]?.status]).toEqual([before, 'scheduled']);
  await at(world, '2027-06-10T10:00:00Z');
  expect(await renter.query(THIS_STAY, { id })).toMatchObject({
    booking: { status: 'CONFIRMED', moveIn: { isAccessOpen: false }, space: { accessInstructions: null } },
  });
  expect(await renter.codeOf(MARK_ACTIVE, { input: { bookingId: id } })).toBe('BOOKING_TRANSITION_REFUSED');
  await at(world, '2027-06-10T22:00:00Z');
  await sweepStays(world);
  expect(await readStay(renter, id)).toMatchObject({ status: 'CANCELLED', cancelledBy: 'SYSTEM' });
});
