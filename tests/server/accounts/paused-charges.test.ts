import { readFileSync } from 'node:fs';
import pg from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { fromProjectRoot } from '../../../server/core/paths.js';
import { addDays } from '../../../server/core/values/date-range.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { endSuspensions } from '../../../server/features/accounts/measures/end-suspensions.js';
import { openTermsVersion } from '../../../server/features/bookings/billing/agree-terms.js';
import { announceCharges, runCycles } from '../../../server/features/bookings/billing/run-cycles.js';
import { ProtectionPlan } from '../../../server/features/bookings/booking.enums.js';
import { lockBooking, SYSTEM } from '../../../server/features/bookings/lifecycle/booking-changes.js';
import { BAN, banOf, closeAccount, openAccounts, signInAs, signInAsAdmin } from '../../support/accounts.js';
import { sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import {
  breakCard,
  PAY_CYCLE,
  payInput,
  readBilling,
  runBilling,
  running,
  type CycleView,
} from '../../support/money/billing.js';
import { allowChargesInput, endAllBookings, noticesOf } from '../../support/money/changes.js';
import { uuidOf } from '../../support/spaces.js';

const SUSPEND = 'mutation ($input: SuspendPersonInput!) { suspendPerson(input: $input) { person { state } } }';
const RESTORE = 'mutation ($input: PersonStatementInput!) { restorePerson(input: $input) { person { state } } }';
const ALLOW_CHARGES = 'mutation ($input: AllowChargesInput!) { allowCharges(input: $input) { booking { id } } }';
const WHY = 'Anuncios falsos el 2 de noviembre';

let hostId: string;

const world = useWorld();
beforeAll(async () => {
  const [host] = await sql<{ id: string }>(`select id from users where email = 'host@example.test'`);
  hostId = toGlobalId('Person', host?.id ?? '');
});
beforeEach(async () => {
  await openAccounts(world.app);
  // The clock goes back between tests.
  await sql('delete from account_measures');
  await sql('update bookings set charges_allowed_at = null');
  await sql(`update billing_cycles set status = 'waived', next_try_at = null where status = 'past_due'`);
  await endAllBookings(world);
});

const sql = sqlOf(world);

/** Advances the clock to eight o'clock UTC of a day; the suspended host cannot sign in. */
async function on(day: string): Promise<void> {
  world.clock.set(`${day}T08:00:00Z`);
  await signInAs(world.renter, 'renter@example.test');
  await signInAsAdmin(world.app, world.admin, 'admin@example.test');
}

const suspend = (days = 30) =>
  world.admin.query(SUSPEND, { input: { personId: hostId, reason: 'FALSE_LISTING', statement: WHY, days } });
const ban = () => world.admin.query(BAN, banOf(hostId, WHY, 'Marta Ruiz Soler'));
const restore = () =>
  world.admin.query(RESTORE, { input: { personId: hostId, statement: 'Hemos atendido su recurso.' } });
const allowCharges = async (bookingId: string) =>
  world.admin.query(ALLOW_CHARGES, { input: await allowChargesInput(world.admin, bookingId) });

const cyclesOf = async (id: string): Promise<readonly CycleView[]> => (await readBilling(world.renter, id)).cycles;
const announced = async (id: string): Promise<number> =>
  (await noticesOf(world, id)).filter((type) => type === 'charge_announced').length;

/** The day of the second month's charge. */
const dueOf = async (id: string): Promise<string> => (await cyclesOf(id))[1]?.dueOn ?? '';

/** A stay whose second month is overdue, with the formal notice sent. */
async function noticed(): Promise<{ id: string; due: string }> {
  const id = await running(world);
  const due = await dueOf(id);
  await breakCard(world, id);
  for (const days of [0, 1, 3, 5, 10]) {
    await on(addDays(due, days));
    await runBilling(world);
  }
  return { id, due };
}

async function nextStepOf(id: string): Promise<string | undefined> {
  const [row] = await sql<{ on: string }>(
    `select (next_try_at at time zone 'Europe/Madrid')::date::text as "on" from billing_cycles
     where booking_id = ? and status = 'past_due'`,
    [uuidOf(id)],
  );
  return row?.on;
}

const suspendedAt = async (): Promise<Date | undefined> =>
  (await sql<{ at: Date }>(`select suspended_at as at from users where email = 'host@example.test'`))[0]?.at;

test('M6 measures that overlap pause once, until the last one is lifted', async () => {
  const { id, due } = await noticed();
  await on(addDays(due, 11));
  await suspend(7);
  const first = await suspendedAt();
  await on(addDays(due, 15));
  await ban();
  expect(await suspendedAt()).toEqual(first);
  // The suspension ends, the ban goes on.
  await on(addDays(due, 20));
  await endSuspensions(world.app.context());
  await runBilling(world);
  expect(await nextStepOf(id)).toBe(addDays(due, 25));
  // Nineteen days; no event of the end is needed.
  await on(addDays(due, 30));
  await restore();
  await runBilling(world);
  expect(await nextStepOf(id)).toBe(addDays(due, 25 + 19));
  await runBilling(world);
  expect(await nextStepOf(id)).toBe(addDays(due, 25 + 19));
});

test('M6 the migration counts the days of the first of two measures that were in force', async () => {
  const { id, due } = await noticed();
  await on(addDays(due, 11));
  await suspend();
  await on(addDays(due, 15));
  await ban();
  // As the former server left them: the second measure replaced the first, and the step was dated by it.
  const atBan = `(select max(starts_at) from account_measures)`;
  await sql(`update users set suspended_at = ${atBan} where email = 'host@example.test'`);
  await sql(`update billing_cycles set step_set_at = ${atBan} where booking_id = ? and status = 'past_due'`, [
    uuidOf(id),
  ]);
  const migration = readFileSync(
    fromProjectRoot('server', 'db', 'migrations', '0185-steps-of-two-measures.sql'),
    'utf8',
  );
  for (const _ of [1, 2]) await sql(migration);
  await on(addDays(due, 30));
  await restore();
  await runBilling(world);
  expect(await nextStepOf(id)).toBe(addDays(due, 25 + 19));
});

test('M6 a newer measure revokes the permission to charge, and each permission ends its pause', async () => {
  const { id, due } = await noticed();
  const [, second] = await cyclesOf(id);
  const pay = async () => world.renter.codeOf(PAY_CYCLE, { input: await payInput(world.renter, second as CycleView) });
  const offered = async () =>
    (
      await world.admin.query<{ booking: { staffRecord: { availableActs: string[] } } }>(
        'query ($id: ID!) { booking(id: $id) { staffRecord { availableActs } } }',
        { id },
      )
    ).booking.staffRecord.availableActs.includes('ALLOW_CHARGES');
  await on(addDays(due, 11));
  await suspend();
  expect(await offered()).toBe(true);
  await on(addDays(due, 13));
  await allowCharges(id);
  expect(await offered()).toBe(false);
  expect(await nextStepOf(id)).toBe(addDays(due, 25 + 2));
  await on(addDays(due, 15));
  await ban();
  expect(await pay()).toBe('CHARGES_PAUSED');
  expect(await offered()).toBe(true);
  await on(addDays(due, 20));
  await allowCharges(id);
  await runBilling(world);
  expect(await nextStepOf(id)).toBe(addDays(due, 25 + 2 + 5));
  await on(addDays(due, 21));
  await restore();
  await runBilling(world);
  expect(await nextStepOf(id)).toBe(addDays(due, 25 + 2 + 5));
});

test.each([
  ['the day on which a month begins', 61],
  ['the day after', 62],
])(
  'P4 months that fell due in a suspension until %s are announced before they are charged, all together',
  async (_, days) => {
    const id = await running(world);
    const due = await dueOf(id);
    await on(addDays(due, -4));
    await suspend();
    await ban();
    await on(addDays(due, days));
    await runBilling(world);
    await restore();
    for (const _ of [1, 2]) await runBilling(world);
    const chargedOn = addDays(due, days + 3);
    const later = async () => (await cyclesOf(id)).slice(1, 4).map(({ status, dueOn }) => [status, dueOn]);
    expect(await later()).toEqual([1, 2, 3].map(() => ['SCHEDULED', chargedOn]));
    expect(await announced(id)).toBe(3);
    await on(addDays(due, days + 2));
    await runBilling(world);
    expect(await later()).toEqual([1, 2, 3].map(() => ['SCHEDULED', chargedOn]));
    await on(chargedOn);
    await runBilling(world);
    expect(await later()).toEqual([1, 2, 3].map(() => ['PAID', chargedOn]));
    expect(await announced(id)).toBe(3);
  },
);

test('P4 months that the staff allow after weeks are announced before they are charged too', async () => {
  const id = await running(world);
  const due = await dueOf(id);
  await on(addDays(due, -4));
  await ban();
  await on(addDays(due, 40));
  await allowCharges(id);
  for (const _ of [1, 2]) await runBilling(world);
  const chargedOn = addDays(due, 43);
  const later = async () => (await cyclesOf(id)).slice(1, 3).map(({ status, dueOn }) => [status, dueOn]);
  expect(await later()).toEqual([1, 2].map(() => ['SCHEDULED', chargedOn]));
  expect(await announced(id)).toBe(2);
  await on(chargedOn);
  await runBilling(world);
  expect(await later()).toEqual([1, 2].map(() => ['PAID', chargedOn]));
});

test('P4 a charge that could not be announced in time because of a suspension waits for its notice', async () => {
  const id = await running(world);
  const due = await dueOf(id);
  await on(addDays(due, -5));
  await suspend();
  await on(addDays(due, -1));
  await restore();
  await runBilling(world);
  expect(await dueOf(id)).toBe(addDays(due, 2));
  expect(await announced(id)).toBe(1);
  await on(addDays(due, 2));
  await runBilling(world);
  expect((await cyclesOf(id))[1]).toMatchObject({ status: 'PAID', dueOn: addDays(due, 2) });
});

test('P4 a charge that was announced, and whose day was not paused, keeps its day', async () => {
  const id = await running(world);
  const due = await dueOf(id);
  await on(addDays(due, -3));
  await runBilling(world);
  await suspend();
  await on(addDays(due, -1));
  await restore();
  await on(due);
  await runBilling(world);
  expect((await cyclesOf(id))[1]).toMatchObject({ status: 'PAID', dueOn: due });
});

test('P4 an increase that is agreed on the first day of a paid month is charged at once, also days after a pause', async () => {
  const id = await running(world);
  const due = await dueOf(id);
  await on(addDays(due, -3));
  await runBilling(world);
  await suspend();
  await on(addDays(due, -1));
  await restore();
  await on(due);
  await runBilling(world);
  await inTransaction(world.app.context(), async (tx) => {
    const booking = await lockBooking(tx, uuidOf(id));
    const dearer = { reason: 'plan_changed', validFrom: due, protectionPlan: ProtectionPlan.PLUS } as const;
    await openTermsVersion(tx, booking, dearer, SYSTEM);
  });
  await runBilling(world);
  const paid = (await cyclesOf(id)).filter(({ status }) => status === 'PAID');
  // The month, its increase and that of the month before.
  expect(paid.filter(({ dueOn }) => dueOn === due)).toHaveLength(3);
});

/** Runs `work` while another transaction has a lock that it waits for, with `meanwhile` before it gets the lock. */
async function overtaken<T>(
  lock: string,
  work: () => Promise<T>,
  meanwhile: (holder: pg.Client) => Promise<unknown>,
): Promise<T> {
  const holder = new pg.Client({ connectionString: world.app.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query(`${lock} for update`);
  const waits = () =>
    sql(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  const running = work();
  await expect.poll(waits).toHaveLength(1);
  await meanwhile(holder);
  await holder.query('commit');
  await holder.end();
  return running;
}

test.each([
  ['announced', -3, announceCharges],
  ['made', 0, runCycles],
])('M6 a charge is not %s if the host is banned while it waits for its lock', async (_, days, work) => {
  const id = await running(world);
  const due = await dueOf(id);
  if (days === 0) {
    await on(addDays(due, -3));
    await runBilling(world);
  }
  await on(addDays(due, days));
  const before = await announced(id);
  await overtaken(
    `select 1 from bookings where id = '${uuidOf(id)}'`,
    () => work(world.app.context()),
    () => closeAccount(world.app, 'host@example.test'),
  );
  expect((await cyclesOf(id))[1]).toMatchObject({ status: 'SCHEDULED', dueOn: due });
  expect(await announced(id)).toBe(before);
});

test('M6 a permission covers no measure that the staff have not seen, not even one that is being stored', async () => {
  const { id, due } = await noticed();
  await on(addDays(due, 11));
  await suspend();
  const seen = await allowChargesInput(world.admin, id);
  const asSeen = () => world.admin.codeOf(ALLOW_CHARGES, { input: seen });
  const stored = await overtaken(`select 1 from users where email = 'host@example.test'`, asSeen, (holder) =>
    holder.query(
      `insert into account_measures (user_id, kind, reason, statement, starts_at)
         select user_id, 'ban', reason, statement, starts_at + interval '1 second' from account_measures`,
    ),
  );
  expect(stored).toBe('BOOKING_TRANSITION_REFUSED');
  expect(await asSeen()).toBe('BOOKING_TRANSITION_REFUSED');
  await on(addDays(due, 12));
  await allowCharges(id);
  expect((await allowChargesInput(world.admin, id)).pausedSince).toBeNull();
});
