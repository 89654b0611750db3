import { beforeEach, expect, test } from 'vitest';
import { chargeDuePayments } from '../../../server/features/bookings/payments/charge-when-due.js';
import {
  ACCEPT,
  CARDS,
  read,
  requested,
  requestInput,
  REQUEST,
  START,
  start,
  stay,
  sqlOf,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { addDays } from '../../../server/core/values/date-range.js';
import { localDateOf } from '../../../server/core/values/time-zone.js';
import { BAN, banOf, closeAccount, openAccounts, signInAs, signInAsAdmin } from '../../support/accounts.js';
import {
  breakCard,
  CHANGE_CARD,
  COMPLETE_CYCLE,
  PAY_CYCLE,
  payInput,
  readBilling,
  runBilling,
  running,
  saveCard,
  settlePending,
  type CycleView,
} from '../../support/money/billing.js';
import { allowChargesInput, agreed, endAllBookings, refusalOf, noticesOf } from '../../support/money/changes.js';
import { brokenBooks } from '../../support/money/payouts.js';
import { sandboxOf } from '../../support/money/sandbox.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';
import { CANCEL, ledgerOf, readStay, sweepStays } from '../../support/stays.js';

const world = useWorld();
beforeEach(async () => {
  await openAccounts(world.app);
  // The clock goes back between tests.
  await sql('delete from account_measures');
  await endAllBookings(world);
});

const sql = sqlOf(world);

/** Advances the clock; the suspended host cannot sign in. */
async function later(instant: string): Promise<void> {
  world.clock.set(instant);
  await signInAs(world.renter, 'renter@example.test');
  await signInAsAdmin(world.app, world.admin, 'admin@example.test');
}

async function suspend(email: string): Promise<void> {
  const { db } = world.app.context();
  const { id, fullName } = await db
    .selectFrom('User')
    .select(['id', 'fullName'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await world.admin.query(BAN, banOf(toGlobalId('User', id), 'Anuncios falsos el 2 de noviembre', fullName));
  await world.app.settle();
}

const ALLOW_CHARGES = 'mutation ($input: AllowChargesInput!) { allowCharges(input: $input) { booking { id } } }';

async function allowCharges(bookingId: string): Promise<void> {
  await world.admin.query(ALLOW_CHARGES, { input: await allowChargesInput(world.admin, bookingId) });
}

test('P-15 suspending a renter withdraws their requests and voids the payments', async () => {
  const { id } = await requested(world);
  await suspend('renter@example.test');
  expect((await read(world.host, id))?.status).toBe('WITHDRAWN');
  const [payment] = await sql<{ step: string }>('select pending_step as step from payments where booking_id = ?', [
    uuidOf(id),
  ]);
  expect(payment?.step).toBe('void');
  expect(await noticesOf(world, id)).toContain('booking_withdrawn');
});

test('P-15 the request of a suspended renter cannot be accepted by host or staff', async () => {
  const { id } = await requested(world);
  await sql(`update users set suspended_at = ?, suspended_reason = 'x' where email = 'renter@example.test'`, [
    world.clock.now(),
  ]);
  for (const client of [world.host, world.admin])
    expect(
      await refusalOf(client, ACCEPT, { input: { bookingId: id, statement: 'Lo pide por teléfono.' } }),
    ).toMatchObject({
      code: 'BOOKING_TRANSITION_REFUSED',
      params: { because: ['SIDES_ACTIVE'] },
    });
});

test('P-15 an instant booking is not confirmed when the host is suspended during the payment', async () => {
  const spaceId = await publishedSpace(world.app, world.host, {
    isInstantBook: true,
    title: 'Trastero inmediato seco',
  });
  const { id } = await start(world.renter, stay(spaceId));
  const input = await requestInput(world.renter, id);
  const provider = world.app.services.ports.payments.current;
  const confirmPayment = provider.confirmPayment.bind(provider);
  provider.confirmPayment = async (paymentRef, confirmation) => {
    await closeAccount(world.app, 'host@example.test');
    return confirmPayment(paymentRef, confirmation);
  };
  try {
    await world.renter.send(REQUEST, { input });
  } finally {
    provider.confirmPayment = confirmPayment;
  }
  expect((await read(world.renter, id))?.status).toBe('PENDING_PAYMENT');
  const [payment] = await sql<{ step: string | null; captured: Date | null }>(
    'select pending_step as step, captured_at as captured from payments where booking_id = ?',
    [uuidOf(id)],
  );
  expect(payment).toEqual({ step: 'void', captured: null });
});

test('P-15 with a suspended host nothing is charged until the staff allow it, and the renter can cancel for a full refund', async () => {
  const { renter } = world;
  const id = await agreed(world, { startsIn: 100 });
  const near = await agreed(world, { startsIn: 20, days: 30 });
  await suspend('host@example.test');
  expect(await noticesOf(world, near)).toContain('booking_host_unavailable');
  await later('2027-03-21T22:30:00Z');
  // Half an hour before the start, the flexible policy would keep 25 € and the fee.
  const { cancellation } = await readStay(renter, near);
  expect(cancellation).toMatchObject({ refundCents: 7700, rule: 'NOT_RENTERS_FAULT' });
  await renter.query(CANCEL, { input: { bookingId: near, refundCents: 7700 } });

  const due = () =>
    sql<{ status: string; step: string | null }>(
      `select status, pending_step as step from payments where booking_id = ? and status <> 'void' order by created_at desc limit 1`,
      [uuidOf(id)],
    );
  await later('2027-06-04T10:00:00Z');
  await chargeDuePayments(world.app.context());
  expect(await due()).toEqual([{ status: 'pending', step: null }]);
  expect(await refusalOf(renter, ALLOW_CHARGES, { input: { bookingId: id, statement: 'no' } })).toMatchObject({
    code: 'FORBIDDEN',
  });
  await allowCharges(id);
  await chargeDuePayments(world.app.context());
  expect(await due()).toEqual([{ status: 'captured', step: null }]);
});

test('M6 with a suspended host cycles are neither announced nor charged until the staff allow it', async () => {
  const id = await running(world);
  const second = async () => (await readBilling(world.renter, id)).cycles[1]?.status;
  await suspend('host@example.test');
  await later('2027-04-03T08:00:00Z');
  await runBilling(world);
  await world.app.settle();
  expect(await noticesOf(world, id)).not.toContain('charge_announced');
  await later('2027-04-05T08:00:00Z');
  await runBilling(world);
  expect(await second()).toBe('SCHEDULED');
  await allowCharges(id);
  await runBilling(world);
  await world.app.settle();
  expect(await noticesOf(world, id)).toContain('charge_announced');
  expect(await second()).toBe('SCHEDULED');
  await later('2027-04-08T08:00:00Z');
  await runBilling(world);
  expect(await second()).toBe('PAID');
});

test('M6 a month that fell due while the host was suspended is charged afterwards, even if the stay ended meanwhile', async () => {
  // 5 March to 8 April: the last three days are due on 5 April.
  const id = await running(world, { days: 34 });
  const last = async () => (await readBilling(world.renter, id)).cycles.at(-1);
  await later('2027-04-04T08:00:00Z');
  await suspend('host@example.test');
  await later('2027-04-05T08:00:00Z');
  await runBilling(world);
  for (const day of ['2027-04-09', '2027-04-13']) {
    await later(`${day}T08:00:00Z`);
    await sweepStays(world);
  }
  expect((await readBilling(world.renter, id)).status).toBe('COMPLETED');
  await runBilling(world);
  expect((await last())?.status).toBe('SCHEDULED');
  // As long as it may be charged, the mandate can be withdrawn and given again.
  for (const step of ['withdrawMandate', 'giveMandate'])
    await world.renter.query(`mutation ($id: ID!) { ${step}(input: { bookingId: $id }) { booking { id } } }`, { id });
  await openAccounts(world.app);
  await runBilling(world);
  await runBilling(world);
  await world.app.settle();
  expect(await noticesOf(world, id)).toContain('charge_announced');
  expect(await last()).toMatchObject({ from: '2027-04-05', dueOn: '2027-04-16', status: 'SCHEDULED' });
  await later('2027-04-16T08:00:00Z');
  await runBilling(world);
  expect(await last()).toMatchObject({ from: '2027-04-05', status: 'PAID' });
  expect(await ledgerOf(world, id)).not.toHaveProperty('renter_receivable');
  const { renterPayments } = await world.renter.query<{
    renterPayments: { upcoming: { booking: { id: string } }[] };
  }>('{ renterPayments { upcoming { booking { id } } } }');
  expect(renterPayments.upcoming.map(({ booking }) => booking.id)).not.toContain(id);
});

test('M6 a late charge of an ended stay that is refused is tried again on the announced days', async () => {
  const id = await running(world, { days: 34 });
  const last = async () => (await readBilling(world.renter, id)).cycles.at(-1);
  await breakCard(world, id);
  await later('2027-04-04T08:00:00Z');
  await suspend('host@example.test');
  for (const day of ['2027-04-09', '2027-04-13']) {
    await later(`${day}T08:00:00Z`);
    await sweepStays(world);
  }
  await openAccounts(world.app);
  await runBilling(world);
  await later('2027-04-16T08:00:00Z');
  await runBilling(world);
  expect(await last()).toMatchObject({ status: 'RETRYING', failedTries: 1, nextTryOn: '2027-04-17' });
  // As long as another attempt is announced, the mandate can be withdrawn and given again.
  for (const step of ['withdrawMandate', 'giveMandate'])
    await world.renter.query(`mutation ($id: ID!) { ${step}(input: { bookingId: $id }) { booking { id } } }`, { id });
  await later('2027-04-17T08:00:00Z');
  await runBilling(world);
  expect(await last()).toMatchObject({ status: 'RETRYING', failedTries: 2, nextTryOn: '2027-04-19' });
  await breakCard(world, id, 'works');
  await later('2027-04-19T08:00:00Z');
  await runBilling(world);
  expect(await last()).toMatchObject({ status: 'PAID' });
});

test('M6 with a suspended host a changed card is not charged until the staff allow it', async () => {
  const id = await running(world);
  await breakCard(world, id);
  await later('2027-04-05T08:00:00Z');
  await runBilling(world);
  await suspend('host@example.test');
  const input = { bookingId: id, paymentMethodId: await saveCard(world.renter) };
  const second = async () => (await readBilling(world.renter, id)).cycles[1]?.status;
  await world.renter.query(CHANGE_CARD, { input });
  await settlePending(world.app);
  expect(await second()).toBe('RETRYING');
  await allowCharges(id);
  await world.renter.query(CHANGE_CARD, { input });
  await settlePending(world.app);
  expect(await second()).toBe('PAID');
});

/** What the renter reads about charges to come: of the booking, of all bookings, the list, and after a refused one. */
async function chargesToCome(id: string) {
  const { renterPayments, dashboardSummary, booking } = await world.renter.query<{
    renterPayments: { upcoming: { dueOn: string; isRefused: boolean; isComing: boolean; booking: { id: string } }[] };
    dashboardSummary: { nextCharge: { dueOn: string } | null };
    booking: {
      nextCharge: { dueOn: string } | null;
      nextStep: { kind: string; day: string | null };
      owedCharge: { comingSteps: { on: string }[] } | null;
      cycles: { nextTryOn: string | null }[];
      milestones: { kind: string; day: string | null }[];
      billingPeriods: { dueOn: string | null; takenAt: string | null; amountCents: number | null }[];
      card: { use: string } | null;
    };
  }>(
    `query ($id: ID!) {
      renterPayments { upcoming { dueOn isRefused isComing booking { id } } }
      dashboardSummary(mode: RENTER) { nextCharge { dueOn } }
      booking(id: $id) { nextCharge { dueOn } nextStep { kind day } owedCharge { comingSteps { on } } cycles { nextTryOn } milestones { kind day }
        billingPeriods { dueOn takenAt amountCents } card { use } } }`,
    { id },
  );
  const today = localDateOf(world.clock.now(), 'Europe/Madrid');
  return {
    upcoming: renterPayments.upcoming
      .filter((charge) => charge.booking.id === id)
      .map(({ dueOn, isRefused, isComing }) => [dueOn, isRefused, isComing]),
    days: [dashboardSummary.nextCharge?.dueOn, booking.nextCharge?.dueOn, booking.nextStep.day],
    steps: booking.owedCharge?.comingSteps.length,
    milestones: booking.milestones.filter(({ kind, day }) => kind === 'CHARGE' && day !== null && day > today).length,
    periods: booking.billingPeriods
      .filter(({ amountCents }) => amountCents !== null)
      .map(({ dueOn, takenAt }) => (takenAt ? null : dueOn)),
    use: booking.card?.use,
    tries: booking.cycles.map(({ nextTryOn }) => nextTryOn).filter((day) => day !== null),
  };
}

test('M6 with a suspended host no day of a charge is named, and a refused one is not asked for', async () => {
  // Of other tests, at later times.
  await sql('update bookings set charges_allowed_at = null');
  const id = await running(world);
  const NOTHING = [undefined, undefined, null];
  expect(await chargesToCome(id)).toMatchObject({
    upcoming: [['2027-04-05', false, true]],
    days: ['2027-04-05', '2027-04-05', '2027-04-05'],
    milestones: 1,
    periods: [null, '2027-04-05'],
    use: 'CHARGED',
  });
  await suspend('host@example.test');
  expect(await chargesToCome(id)).toMatchObject({
    upcoming: [],
    days: NOTHING,
    milestones: 0,
    periods: [null, null],
    use: 'PAUSED',
  });
  await openAccounts(world.app);
  await breakCard(world, id);
  await later('2027-04-05T08:00:00Z');
  await runBilling(world);
  expect(await chargesToCome(id)).toMatchObject({
    upcoming: [
      ['2027-04-06', true, true],
      ['2027-05-05', false, true],
    ],
    days: ['2027-04-06', '2027-04-06', '2027-04-06'],
    steps: 5,
    tries: ['2027-04-06'],
  });
  await suspend('host@example.test');
  expect(await chargesToCome(id)).toEqual({
    upcoming: [],
    days: NOTHING,
    milestones: 0,
    steps: undefined,
    periods: [null, '2027-04-05', null],
    use: 'PAUSED',
    tries: [],
  });
  await allowCharges(id);
  expect(await chargesToCome(id)).toMatchObject({ days: ['2027-04-06', '2027-04-06', '2027-04-06'] });
});

test('M6 with a suspended host a refused charge can be paid by hand only once the staff allow it', async () => {
  await sql('update bookings set charges_allowed_at = null');
  const { renter } = world;
  const id = await running(world);
  const other = await publishedSpace(world.app, world.stranger);
  await breakCard(world, id);
  await later('2027-04-05T08:00:00Z');
  await runBilling(world);
  const [, second] = (await readBilling(renter, id)).cycles;
  const pay = async () => ({ input: await payInput(renter, second as CycleView) });
  // The renter is at the bank's page when the host is suspended.
  const { payCycle } = await renter.query<{ payCycle: { actionUrl: string } }>(PAY_CYCLE, {
    input: await payInput(renter, second as CycleView, CARDS.authenticate),
  });
  await suspend('host@example.test');
  await sandboxOf(world.app).answerChallenge(/pi_\w+/.exec(payCycle.actionUrl)?.[0] ?? '', true);
  expect(await renter.codeOf(COMPLETE_CYCLE, { input: { cycleId: second?.id } })).toBe('CHARGES_PAUSED');
  await settlePending(world.app);
  const attempts = () => sql('select id from payments where booking_id = ?', [uuidOf(id)]);
  const before = await attempts();
  expect(await renter.codeOf(PAY_CYCLE, await pay())).toBe('CHARGES_PAUSED');
  expect(await attempts()).toHaveLength(before.length);
  expect((await readBilling(renter, id)).cycles[1]).toMatchObject({ status: 'RETRYING' });
  expect(await brokenBooks(world)).toEqual([]);
  // Nor does it keep the renter from booking elsewhere.
  await sql(`update billing_cycles set status = 'past_due' where booking_id = ? and cycle_no = 2`, [uuidOf(id)]);
  expect((await renter.send(START, { input: stay(other, 40) })).errors).toEqual([]);
  await allowCharges(id);
  expect(await renter.codeOf(START, { input: stay(other, 120) })).toBe('BOOKING_RENTER_PAST_DUE');
  await renter.query(PAY_CYCLE, await pay());
  expect((await readBilling(renter, id)).cycles[1]).toMatchObject({ status: 'PAID' });
});

const RESTORE = 'mutation ($input: PersonStatementInput!) { restorePerson(input: $input) { person { state } } }';

test('M6 the notice of an overdue month does not run out while its host is suspended and nobody can pay', async () => {
  await sql('update bookings set charges_allowed_at = null');
  const id = await running(world);
  await breakCard(world, id);
  // Refused on 5 April: the formal notice is of the 15th, and the rental may be ended from the 30th on.
  for (const day of ['05', '06', '08', '10', '15']) {
    await later(`2027-04-${day}T08:00:00Z`);
    await runBilling(world);
  }
  const steps = () =>
    sql<{ step: number; on: string }>(
      `select ladder_step as step, (next_try_at at time zone 'Europe/Madrid')::date::text as "on" from billing_cycles
       where booking_id = ? and status = 'past_due'`,
      [uuidOf(id)],
    );
  const [notified] = await steps();
  expect(notified).toMatchObject({ on: '2027-04-30' });
  await later('2027-04-16T08:00:00Z');
  await suspend('host@example.test');
  await later('2027-05-16T08:00:00Z');
  await runBilling(world);
  expect(await steps()).toEqual([notified]);
  const [host] = await sql<{ id: string }>(`select id from users where email = 'host@example.test'`);
  await world.admin.query(RESTORE, {
    input: { personId: toGlobalId('Person', host?.id ?? ''), statement: 'Hemos atendido su recurso.' },
  });
  for (const _ of [1, 2]) {
    await runBilling(world);
    expect(await steps()).toEqual([{ step: notified?.step, on: '2027-05-30' }]);
  }
});

test('M6 steps move on once when the staff allow the charges, and not again when the suspension ends', async () => {
  await sql(`update billing_cycles set status = 'waived', next_try_at = null where status = 'past_due'`);
  await sql(`update bookings set charges_allowed_at = null, billing_state = 'current'`);
  const id = await running(world);
  await breakCard(world, id);
  const [due] = await sql<{ on: string }>(
    `select (due_at at time zone 'Europe/Madrid')::date::text as "on" from billing_cycles where booking_id = ? and cycle_no = 2`,
    [uuidOf(id)],
  );
  for (const days of [0, 1, 3, 5, 10]) {
    await later(`${addDays(due?.on ?? '', days)}T08:00:00Z`);
    await runBilling(world);
  }
  const nextOn = async () => {
    const [row] = await sql<{ on: string }>(
      `select (next_try_at at time zone 'Europe/Madrid')::date::text as "on" from billing_cycles
       where booking_id = ? and status = 'past_due'`,
      [uuidOf(id)],
    );
    return row?.on;
  };
  await suspend('host@example.test');
  await later(`${addDays(due?.on ?? '', 30)}T08:00:00Z`);
  await allowCharges(id);
  const moved = addDays(due?.on ?? '', 25 + 20);
  expect(await nextOn()).toBe(moved);
  await allowCharges(id);
  const [host] = await sql<{ id: string }>(`select id from users where email = 'host@example.test'`);
  await world.admin.query(RESTORE, {
    input: { personId: toGlobalId('Person', host?.id ?? ''), statement: 'Hemos atendido su recurso.' },
  });
  await world.app.settle();
  expect(await nextOn()).toBe(moved);
});
