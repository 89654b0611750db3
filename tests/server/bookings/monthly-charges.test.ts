import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fromProjectRoot } from '../../../server/core/paths.js';
import { addMonthsClamped } from '../../../server/core/values/date-range.js';
import { planMissingCycles, runCycles } from '../../../server/features/bookings/billing/run-cycles.js';
import type { PaymentsPort } from '../../../server/ports/payments/payments.js';
import { readBilling, runBilling, running, settlePending, type BillingView } from '../../support/money/billing.js';
import { closeAccount, openAccounts } from '../../support/accounts.js';
import { resetWorld, confirmed, signInAgain, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { findCycles } from '../../../server/features/bookings/billing/plan-terms.js';
import { lockBooking } from '../../../server/features/bookings/lifecycle/booking-changes.js';
import { uuidOf } from '../../support/spaces.js';
import { sweepStays } from '../../support/stays.js';
import { refundByStaff } from '../../support/money/staff-refunds.js';

let provider: PaymentsPort;

const world = useWorld();
beforeAll(() => {
  provider = world.app.services.ports.payments.current;
});
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  await resetWorld(world);
  await sql(`update bookings set status = 'completed' where status = 'active'`);
});

const sql = sqlOf(world);

/** The days on which charges were taken, in Madrid, with their amounts. */
const taken = (id: string) =>
  sql<{ day: string; cents: number }>(
    `select to_char(captured_at at time zone 'Europe/Madrid', 'YYYY-MM-DD') as day, captured_cents as cents
     from payments where booking_id = ? and captured_at is not null order by captured_at, cycle_no`,
    [uuidOf(id)],
  );
/** A stay from 5 March. */
const START = '2027-03-05';
const anchor = (month: number): string => addMonthsClamped(START, month);
const noticeCount = async (id: string, type: string): Promise<number> =>
  (await sql('select 1 from notifications where booking_id = ? and type = ?', [uuidOf(id), type])).length;

test('P4 a rolling booking has twelve charges in its year, each once, on its day and announced three days before', async () => {
  const { app, clock } = world;
  const id = await running(world);
  const [cycles] = [(await readBilling(world.renter, id)).cycles];
  expect(cycles.map(({ from, status, totalCents }) => [from, status, totalCents])).toEqual([
    [START, 'PAID', 7700],
    [anchor(1), 'SCHEDULED', 7700],
  ]);
  const charge = vi.spyOn(provider, 'chargeOffSession');
  for (let month = 1; month < 12; month += 1) {
    const day = anchor(month);
    clock.set(`${day}T12:00:00Z`);
    clock.advance({ days: -4 });
    await runBilling(world);
    await app.settle();
    expect(await noticeCount(id, 'charge_announced')).toBe(month - 1);
    clock.advance({ days: 1, hours: 1 });
    await runBilling(world);
    await runBilling(world);
    await app.settle();
    expect(await noticeCount(id, 'charge_announced')).toBe(month);
    // Concurrent workers confirm the same payment.
    expect(new Set(charge.mock.calls.map(([paymentRef]) => paymentRef)).size).toBe(month - 1);
    clock.set(`${day}T08:00:00Z`);
    // Two workers at once, each job twice.
    await Promise.all([runCycles(app.context()), runCycles(app.context())]);
    await Promise.all([settlePending(app), settlePending(app)]);
    await runBilling(world);
    expect((await taken(id)).at(-1)).toEqual({ day, cents: 7700 });
  }
  const days = (await taken(id)).map(({ day }) => day);
  expect(days.slice(1)).toEqual(Array.from({ length: 11 }, (_, month) => anchor(month + 1)));
  expect(
    await sql(
      'select count(distinct tx_id)::int as postings, sum(amount_cents)::int as sum from ledger_entries where booking_id = ?',
      [uuidOf(id)],
    ),
  ).toEqual([{ postings: 24, sum: 0 }]);
  await app.settle();
  expect(await noticeCount(id, 'charge_taken')).toBe(11);
  await signInAgain(world);
  const year = await readBilling(world.renter, id);
  expect([year.cycles.length, year.nextCharge, year.billingState]).toEqual([12, null, 'CURRENT']);
});

test('P4 charges missed while no job ran are made once each, and the next one is scheduled', async () => {
  const { clock } = world;
  const id = await running(world);
  clock.set(`${anchor(3)}T08:00:00Z`);
  for (let round = 0; round < 4; round += 1) await runBilling(world);
  expect((await taken(id)).map(({ cents }) => cents)).toEqual([7700, 7700, 7700, 7700]);
  await signInAgain(world);
  expect((await readBilling(world.renter, id)).nextCharge).toMatchObject({ dueOn: anchor(4), totalCents: 7700 });
});

test('P-09 a charge whose response hangs is made once and does not block other jobs', async () => {
  const { app, clock } = world;
  const id = await running(world);
  clock.set(`${anchor(1)}T08:00:00Z`);
  const real = provider.chargeOffSession.bind(provider);
  let release = (): void => undefined;
  const hang = new Promise<void>((resolve) => (release = resolve));
  const charge = vi.spyOn(provider, 'chargeOffSession').mockImplementationOnce(async (paymentRef, call) => {
    await real(paymentRef, call);
    await hang;
    throw new Error('connection reset');
  });
  await runCycles(app.context());
  const hanging = settlePending(app);
  await vi.waitFor(() => expect(charge).toHaveBeenCalledTimes(1));
  // The minutely jobs do not wait for the provider.
  await runCycles(app.context());
  expect(
    await sql(`select status, pending_step from payments where booking_id = ? and kind = 'cycle'`, [uuidOf(id)]),
  ).toEqual([{ status: 'pending', pending_step: 'charge' }]);
  release();
  await hanging;
  expect(await taken(id)).toHaveLength(1);
  clock.advance({ minutes: 2 });
  await settlePending(app);
  await runBilling(world);
  expect(await taken(id)).toHaveLength(2);
  expect(
    await sql(
      `select count(*)::int as count from sandbox_intents i join payments p on p.idempotency_key = i.idempotency_key where p.booking_id = ? and i.status = 'succeeded'`,
      [uuidOf(id)],
    ),
  ).toEqual([{ count: 2 }]);
});

test('P-09 a charge whose cycle was cancelled meanwhile is refunded', async () => {
  const { app, clock } = world;
  const id = await running(world);
  clock.set(`${anchor(1)}T08:00:00Z`);
  await runCycles(app.context());
  await sql(`update billing_cycles set status = 'cancelled' where booking_id = ? and cycle_no = 2`, [uuidOf(id)]);
  await settlePending(app);
  expect(await sql('select total_cents, reason_code from refunds where booking_id = ?', [uuidOf(id)])).toEqual([
    { total_cents: 7700, reason_code: 'not_renters_fault' },
  ]);
});

test('P-20 renter, host and admin each read their own amounts of the cycles; strangers and visitors read none', async () => {
  const id = await running(world, { days: 75 });
  const renter = await readBilling(world.renter, id);
  const host = await readBilling(world.host, id);
  const admin = await readBilling(world.admin, id);
  const amounts = ({ cycles }: BillingView) =>
    cycles.map((cycle) => [
      cycle.rentCents,
      cycle.renterFeeCents,
      cycle.totalCents,
      cycle.commissionCents,
      cycle.hostNetCents,
    ]);
  expect(amounts(renter)).toEqual([
    [7000, 700, 7700, null, null],
    [7000, 700, 7700, null, null],
    [3267, 327, 3594, null, null],
  ]);
  expect(amounts(host)[0]).toEqual([7000, null, null, 350, 6650]);
  expect(amounts(admin)[0]).toEqual([7000, 700, 7700, 350, 6650]);
  expect([renter.nextCharge?.dueOn, host.nextCharge]).toEqual(['2027-04-05', null]);
  await expect(readBilling(world.stranger, id)).rejects.toThrow(/nobody/);
  const visitor = await world.app.visitor().send(`query ($id: ID!) { booking(id: $id) { cycles { id } } }`, { id });
  expect(visitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('a partial refund of the first charge keeps the access open, and the stay still begins', async () => {
  const { id } = await confirmed(world, 3);
  await inTransaction(world.app.context(), async (tx) => {
    const booking = await lockBooking(tx, uuidOf(id));
    const [cycle] = await findCycles(tx, booking.id);
    await refundByStaff(tx, booking, cycle?.id ?? '', 1000);
  });
  world.clock.set('2027-03-05T08:00:00Z');
  await signInAgain(world);
  const ask = 'query ($id: ID!) { booking(id: $id) { status moveIn { isAccessOpen } space { accessInstructions } } }';
  expect(await world.renter.query(ask, { id })).toMatchObject({
    booking: { moveIn: { isAccessOpen: true }, space: { accessInstructions: expect.any(String) as string } },
  });
  world.clock.set('2027-03-06T08:00:00Z');
  await sweepStays(world);
  await signInAgain(world);
  expect(await world.renter.query(ask, { id })).toMatchObject({ booking: { status: 'ACTIVE' } });
});

test('the migration to monthly charges waives the past months of rolling bookings and schedules the next one', async () => {
  const { app, clock } = world;
  const id = await running(world);
  await sql(`delete from billing_cycles where booking_id = ? and cycle_no > 1`, [uuidOf(id)]);
  const days = `starts_on = current_date - 70, ends_on = current_date + 295`;
  await sql(`update bookings set ${days} where id = ?`, [uuidOf(id)]);
  await app.asOwner(`update booking_terms set ${days} where booking_id = ?`, [uuidOf(id)]);
  await sql(
    `update billing_cycles set starts_on = current_date - 70, ends_on = (current_date - 70 + interval '1 month')::date where booking_id = ?`,
    [uuidOf(id)],
  );
  // The old migration has no tax of a cycle; a later one fills it in.
  await app.asOwner(`alter table billing_cycles alter tax_kind set default 'IVA', alter tax_bps set default 2100`);
  const migration = readFileSync(fromProjectRoot('server', 'db', 'migrations', '0033-monthly-charges.sql'), 'utf8');
  await sql(migration.slice(migration.indexOf('insert into billing_cycles')));
  clock.set(new Date());
  await planMissingCycles(app.context());
  const cycles = await sql<{ status: string }>(
    "select status, total_cents, status = 'scheduled' and due_at > now() as is_coming from billing_cycles where booking_id = ? order by cycle_no",
    [uuidOf(id)],
  );
  expect(cycles).toEqual([
    { status: 'paid', total_cents: 7700, is_coming: false },
    { status: 'waived', total_cents: 7700, is_coming: false },
    { status: 'waived', total_cents: 7700, is_coming: false },
    { status: 'scheduled', total_cents: 7700, is_coming: true },
  ]);
});

test('P-12 nothing is charged while the host is suspended', async () => {
  const { clock } = world;
  const id = await running(world);
  clock.set(`${anchor(1)}T08:00:00Z`);
  await closeAccount(world.app, 'host@example.test');
  await runBilling(world);
  expect(await taken(id)).toHaveLength(1);
  await openAccounts(world.app);
  await runBilling(world);
  expect(await taken(id)).toHaveLength(1);
  clock.advance({ days: 3 });
  await runBilling(world);
  expect(await taken(id)).toHaveLength(2);
});
