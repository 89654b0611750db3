import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { openTermsVersion, type TermsChange } from '../../../server/features/bookings/billing/agree-terms.js';
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
  SETTLE,
  settlePending,
  TERMINATE,
} from '../../support/money/billing.js';
import { allowChargesInput, endAllBookings } from '../../support/money/changes.js';
import { brokenBooks } from '../../support/money/payouts.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { uuidOf } from '../../support/spaces.js';
import { ledgerOf, sweepStays } from '../../support/stays.js';
import { preview } from '../privacy/erasure.js';

const CASE = `query ($id: ID!) { booking(id: $id) { staffRecord { availableActs uncollectableMonths { cycleId from to totalCents } timeline { action reason } } } }`;
const WAIVE =
  'mutation ($input: WaiveChargeInput!) { waiveCharge(input: $input) { adjustment { id kind status amountCents } } }';
const DECIDE =
  'mutation ($input: DecideAdjustmentInput!) { decideAdjustment(input: $input) { adjustment { status } } }';
const ENTRIES =
  'query ($id: ID!) { proposedAdjustments { status from to canDecide } booking(id: $id) { staffRecord { adjustments { status from to canDecide } } } }';
const PREVIEW = 'query ($input: BookingActPreviewInput!) { bookingActPreview(input: $input) { reader text } }';
const WHY = 'El anfitrión está expulsado y este mes no se puede cobrar.';

interface CaseView {
  readonly availableActs: readonly string[];
  readonly uncollectableMonths: readonly { cycleId: string; from: string; to: string; totalCents: number }[];
  readonly timeline: readonly { action: string; reason: string }[];
}

let finance: GraphqlClient;

const world = useWorld();
beforeAll(() => {
  finance = world.app.visitor();
});
beforeEach(async () => {
  await openAccounts(world.app);
  // The clock goes back between tests.
  await sql('delete from account_measures');
  await endAllBookings(world);
  await signInAsAdmin(world.app, finance, 'finance@example.test', 'finance');
});

const sql = sqlOf(world);

async function caseOf(id: string, client = finance): Promise<CaseView> {
  const { booking } = await client.query<{ booking: { staffRecord: CaseView } }>(CASE, { id });
  return booking.staffRecord;
}

async function later(instant: string): Promise<void> {
  world.clock.set(instant);
  await signInAs(world.renter, 'renter@example.test');
  await signInAsAdmin(world.app, world.admin, 'admin@example.test');
  await signInAsAdmin(world.app, finance, 'finance@example.test', 'finance');
}

async function ban(): Promise<void> {
  const [host] = await sql<{ id: string; full_name: string }>(
    `select id, full_name from users where email = 'host@example.test'`,
  );
  if (!host) throw new Error('no host');
  await world.admin.query(BAN, banOf(toGlobalId('User', host.id), 'Anuncios falsos el 2 de noviembre', host.full_name));
  await world.app.settle();
}

/** A completed stay whose last days were never charged, because its host was banned. */
async function neverCharged(): Promise<{ id: string; totalCents: number }> {
  const id = await running(world, { days: 34 });
  await later('2027-04-04T08:00:00Z');
  await ban();
  for (const day of ['2027-04-05', '2027-04-09', '2027-04-13']) {
    await later(`${day}T08:00:00Z`);
    await runBilling(world);
    await sweepStays(world);
  }
  const { status, cycles } = await readBilling(world.renter, id);
  expect([status, cycles.at(-1)?.status]).toEqual(['COMPLETED', 'SCHEDULED']);
  return { id, totalCents: cycles.at(-1)?.totalCents ?? 0 };
}

/** A terminated rental with a month that is overdue for so many days; settled, unless things are left in the space. */
async function overdue(days: readonly number[], { isSettled = true } = {}): Promise<string> {
  const id = await running(world);
  await breakCard(world, id);
  for (const day of [0, 1, 3, 5, 10, 25]) {
    world.clock.set(`${addDays('2027-04-05', day)}T08:00:00Z`);
    await runBilling(world);
    await runBilling(world);
  }
  await later('2027-04-30T09:00:00Z');
  await world.admin.query(TERMINATE, { input: { bookingId: id, reason: 'NON_PAYMENT', text: 'No ha pagado abril.' } });
  if (isSettled) await settle(id);
  for (const day of days) {
    world.clock.set(`${addDays('2027-04-05', day)}T08:00:00Z`);
    await runBilling(world);
  }
  await later(`${addDays('2027-04-05', days.at(-1) ?? 25)}T09:00:00Z`);
  return id;
}

/** The host's expected income of this month, and the state of the period that began on April 5. */
async function shown() {
  await signInAs(world.host, 'host@example.test');
  const { dashboardSummary, hostStats, viewer } = await world.host.query<{
    dashboardSummary: { monthCents: number };
    hostStats: { expectedPerM2Cents: number };
    viewer: { earnings: { lines: { state: string; from: string | null }[] } };
  }>(
    '{ dashboardSummary(mode: HOST) { monthCents } hostStats(period: DAYS_30) { expectedPerM2Cents } viewer { earnings { lines { state from } } } }',
  );
  return {
    monthCents: dashboardSummary.monthCents,
    perM2Cents: hostStats.expectedPerM2Cents,
    state: viewer.earnings.lines.find(({ from }) => from === '2027-04-05')?.state,
  };
}

const settle = (bookingId: string) =>
  world.admin.query(SETTLE, { input: { bookingId, statement: 'Vacío y llaves entregadas.' } });

const noticesOf = async (id: string) => {
  await world.app.settle();
  return sql<{ type: string; message: string }>(
    `select type, message from notifications where booking_id = ? and type like 'charge_waived%' order by type`,
    [uuidOf(id)],
  );
};

test('P15 a month that nobody will charge is waived by one person, and the erasure goes through', async () => {
  const { renter, admin } = world;
  const { id, totalCents } = await neverCharged();
  expect((await preview(renter)).blockers).toMatchObject([{ kind: 'CHARGE_OWED', amountCents: totalCents }]);
  const { availableActs, uncollectableMonths } = await caseOf(id);
  expect(availableActs).toContain('WAIVE_CHARGE');
  // The other way out: the staff allow the charge of a stay that is over.
  expect((await caseOf(id, admin)).availableActs).toContain('ALLOW_CHARGES');
  const ofHost = 'where id = (select host_id from bookings where id = ?)';
  await sql(`update users set erased_at = now() ${ofHost}`, [uuidOf(id)]);
  expect((await caseOf(id, admin)).availableActs).not.toContain('ALLOW_CHARGES');
  await sql(`update users set erased_at = null ${ofHost}`, [uuidOf(id)]);
  expect(uncollectableMonths).toMatchObject([{ from: '2027-04-05', to: '2027-04-08', totalCents }]);
  const { cycleId = '' } = uncollectableMonths[0] ?? {};
  const input = { cycleId, amountCents: totalCents, statement: WHY };
  const { bookingActPreview } = await finance.query<{ bookingActPreview: { reader: string }[] }>(PREVIEW, {
    input: { bookingId: id, act: 'WAIVE_CHARGE', cycleId, amountCents: totalCents, statement: WHY },
  });
  expect(bookingActPreview.map(({ reader }) => reader)).toEqual(['RENTER', 'HOST']);
  expect(await noticesOf(id)).toEqual([]);
  expect(await renter.codeOf(WAIVE, { input })).toBe('FORBIDDEN');
  expect(await finance.codeOf(WAIVE, { input: { ...input, statement: ' ' } })).toBe('VALIDATION_FAILED');
  expect(await finance.codeOf(WAIVE, { input: { ...input, amountCents: totalCents + 1 } })).toBe('CYCLE_NOT_DUE');
  const { waiveCharge } = await finance.query<{ waiveCharge: object }>(WAIVE, { input });
  expect(waiveCharge).toMatchObject({
    adjustment: { kind: 'WAIVE_CHARGE', status: 'BOOKED', amountCents: totalCents },
  });
  // A command that was sent again; another person's is refused.
  expect((await finance.query<{ waiveCharge: object }>(WAIVE, { input })).waiveCharge).toEqual(waiveCharge);
  expect(await admin.codeOf(WAIVE, { input })).toBe('CYCLE_NOT_DUE');
  const after = await caseOf(id);
  expect(after.availableActs).not.toContain('WAIVE_CHARGE');
  expect(after.uncollectableMonths).toEqual([]);
  expect(after.timeline).toEqual(
    expect.arrayContaining([
      { action: 'adjustment.booked', reason: WHY },
      { action: 'booking.charge_waived', reason: WHY },
    ]),
  );
  expect((await readBilling(renter, id)).cycles.at(-1)?.status).toBe('WAIVED');
  expect(await ledgerOf(world, id)).not.toHaveProperty('renter_receivable');
  expect(await brokenBooks(world)).toEqual([]);
  expect((await preview(renter)).blockers).toEqual([]);
  const notices = await noticesOf(id);
  expect(notices.map(({ type }) => type)).toEqual(['charge_waived_host', 'charge_waived_renter']);
  expect(notices[0]?.message).not.toMatch(/€/);
  // Restoring the account charges nothing of it.
  await openAccounts(world.app);
  await runBilling(world);
  expect((await readBilling(renter, id)).cycles.at(-1)?.status).toBe('WAIVED');
});

test('M1 a refused month can be waived once it is overdue for a month, and its rent and our fee are a loss', async () => {
  const { renter } = world;
  const id = await overdue([]);
  expect((await caseOf(id)).availableActs).not.toContain('WAIVE_CHARGE');
  world.clock.set('2027-05-05T08:00:00Z');
  await runBilling(world);
  await later('2027-05-05T09:00:00Z');
  const [month] = (await caseOf(id)).uncollectableMonths;
  const { cycleId = '', totalCents = 0 } = month ?? {};
  const before = await ledgerOf(world, id);
  await finance.query(WAIVE, { input: { cycleId, amountCents: totalCents, statement: WHY } });
  const [cycle] = await sql<{ status: string; rent: number }>(
    `select status, rent_cents as rent from billing_cycles where booking_id = ? and total_cents = ? and paid_at is null`,
    [uuidOf(id), totalCents],
  );
  expect(cycle?.status).toBe('written_off');
  const after = await ledgerOf(world, id);
  expect(before['renter_receivable']).toBe(totalCents);
  expect(after['renter_receivable']).toBeUndefined();
  expect(after['written_off']).toBe(totalCents - (cycle?.rent ?? 0));
  expect(await brokenBooks(world)).toEqual([]);
  expect((await preview(renter)).blockers).toEqual([]);
});

test('a month of a terminated stay is not waived before the space is empty: its file and its letter need it', async () => {
  const id = await overdue([30], { isSettled: false });
  const isOffered = async () => (await caseOf(id)).availableActs.includes('WAIVE_CHARGE');
  const [month] = await sql<{ id: string; total: number }>(
    `select id, total_cents as total from billing_cycles where booking_id = ? and status = 'past_due'`,
    [uuidOf(id)],
  );
  expect(await isOffered()).toBe(false);
  const input = { cycleId: toGlobalId('BillingCycle', month?.id ?? ''), amountCents: month?.total, statement: WHY };
  expect(await finance.codeOf(WAIVE, { input })).toBe('CYCLE_NOT_DUE');
  await settle(id);
  expect(await isOffered()).toBe(true);
  await finance.query(WAIVE, { input });
});

test('P10 the host sees the income of a month that is overdue after the stay as expected, until it is paid or waived', async () => {
  const id = await overdue([]);
  const { cycles } = await readBilling(world.renter, id);
  const owed = cycles.find(({ status }) => status === 'PAST_DUE');
  const [{ net } = { net: 0 }] = await sql<{ net: number }>(
    `select host_net_cents as net from billing_cycles where booking_id = ? and status = 'past_due'`,
    [uuidOf(id)],
  );
  expect(owed).toMatchObject({ from: '2027-04-05' });
  const before = await shown();
  expect(before).toMatchObject({ monthCents: net, state: 'OWED' });
  expect(before.perM2Cents).toBeGreaterThan(0);
  // Its refusal is long enough ago.
  await sql(
    `update billing_cycles set ladder_step = 7, next_try_at = null where booking_id = ? and status = 'past_due'`,
    [uuidOf(id)],
  );
  const [month] = (await caseOf(id)).uncollectableMonths;
  await finance.query(WAIVE, {
    input: { cycleId: month?.cycleId, amountCents: month?.totalCents, statement: WHY },
  });
  expect(await shown()).toMatchObject({ monthCents: 0, state: undefined });
});

test('P10 a month that waits for the end of the host’s suspension is expected on every page, and no next charge meanwhile', async () => {
  const { id } = await neverCharged();
  const nextCharge = async () =>
    (
      await world.renter.query<{ dashboardSummary: { nextCharge: object | null } }>(
        '{ dashboardSummary(mode: RENTER) { nextCharge { dueOn } } }',
      )
    ).dashboardSummary.nextCharge;
  expect(await nextCharge()).toBeNull();
  // Also once its charge was begun.
  await sql(`update billing_cycles set status = 'open' where booking_id = ? and status = 'scheduled'`, [uuidOf(id)]);
  expect(await nextCharge()).toBeNull();
  await sql(`update billing_cycles set status = 'scheduled' where booking_id = ? and status = 'open'`, [uuidOf(id)]);
  await openAccounts(world.app);
  const [{ net } = { net: 0 }] = await sql<{ net: number }>(
    `select host_net_cents as net from billing_cycles where booking_id = ? and status = 'scheduled'`,
    [uuidOf(id)],
  );
  expect(await shown()).toMatchObject({ monthCents: net, state: 'EXPECTED' });
  expect(await nextCharge()).toEqual({ dueOn: '2027-04-05' });
});

test('decision 82: above 500 € it waits for a second person, once, and is refused when it was paid meanwhile', async () => {
  const { admin } = world;
  const { id } = await neverCharged();
  await sql(
    `update billing_cycles set rent_cents = rent_cents + 60000, total_cents = total_cents + 60000, host_net_cents = host_net_cents + 60000 where booking_id = ? and status = 'scheduled'`,
    [uuidOf(id)],
  );
  const [month] = (await caseOf(id)).uncollectableMonths;
  const { cycleId = '', totalCents = 0 } = month ?? {};
  expect(totalCents).toBeGreaterThan(50_000);
  const input = { cycleId, amountCents: totalCents, statement: WHY };
  type Answer = { waiveCharge: { adjustment: { id: string; status: string } } };
  const { adjustment } = (await finance.query<Answer>(WAIVE, { input })).waiveCharge;
  expect(adjustment.status).toBe('PROPOSED');
  expect((await finance.query<Answer>(WAIVE, { input })).waiveCharge.adjustment.id).toBe(adjustment.id);
  expect((await caseOf(id)).availableActs).not.toContain('WAIVE_CHARGE');
  expect((await readBilling(world.renter, id)).cycles.at(-1)?.status).toBe('SCHEDULED');
  const decision = { adjustmentId: adjustment.id, isConfirmed: true, statement: WHY };
  expect(await finance.codeOf(DECIDE, { input: decision })).toBe('FORBIDDEN');
  await openAccounts(world.app);
  expect(await admin.codeOf(DECIDE, { input: decision })).toBe('CYCLE_NOT_DUE');
  await closeAccount(world.app, 'host@example.test');
  await admin.query(DECIDE, { input: decision });
  expect((await readBilling(world.renter, id)).cycles.at(-1)?.status).toBe('WAIVED');
  expect((await noticesOf(id)).map(({ type }) => type)).toEqual(['charge_waived_host', 'charge_waived_renter']);
});

test('decision 82: the second person sees which month it is, also on the page of the booking', async () => {
  const { id } = await neverCharged();
  await sql(
    `update billing_cycles set rent_cents = rent_cents + 60000, total_cents = total_cents + 60000, host_net_cents = host_net_cents + 60000 where booking_id = ? and status = 'scheduled'`,
    [uuidOf(id)],
  );
  const [month] = (await caseOf(id)).uncollectableMonths;
  await finance.query(WAIVE, { input: { cycleId: month?.cycleId, amountCents: month?.totalCents, statement: WHY } });
  const adjustments = [{ status: 'PROPOSED', from: '2027-04-05', to: '2027-04-08', canDecide: true }];
  expect(await world.admin.query(ENTRIES, { id })).toEqual({
    proposedAdjustments: adjustments,
    booking: { staffRecord: { adjustments } },
  });
  // Somebody who supports people does not see money.
  const support = world.app.visitor();
  await signInAsAdmin(world.app, support, 'support@example.test', 'support');
  expect(
    await support.query('query ($id: ID!) { booking(id: $id) { staffRecord { adjustments { from } } } }', { id }),
  ).toEqual({ booking: { staffRecord: { adjustments: [] } } });
});

test('decision 82: a proposed waiver lapses when the renter pays the month', async () => {
  const { renter, admin } = world;
  const id = await overdue([30]);
  await sql(
    `update billing_cycles set rent_cents = rent_cents + 60000, total_cents = total_cents + 60000, host_net_cents = host_net_cents + 60000 where booking_id = ? and status = 'past_due'`,
    [uuidOf(id)],
  );
  const [month] = (await caseOf(id)).uncollectableMonths;
  const { waiveCharge } = await finance.query<{ waiveCharge: { adjustment: { id: string; status: string } } }>(WAIVE, {
    input: { cycleId: month?.cycleId, amountCents: month?.totalCents, statement: WHY },
  });
  expect(waiveCharge.adjustment.status).toBe('PROPOSED');
  const owed = (await readBilling(renter, id)).cycles.find(({ status }) => status === 'PAST_DUE');
  if (!owed) throw new Error('nothing is owed');
  await renter.query(PAY_CYCLE, { input: await payInput(renter, owed) });
  await settlePending(world.app);
  await world.app.settle();
  const decision = { adjustmentId: waiveCharge.adjustment.id, isConfirmed: true, statement: WHY };
  expect(await admin.query(DECIDE, { input: decision })).toEqual({
    decideAdjustment: { adjustment: { status: 'LAPSED' } },
  });
  expect(await admin.query(ENTRIES, { id })).toMatchObject({ proposedAdjustments: [] });
  expect((await readBilling(renter, id)).cycles.find(({ from }) => from === owed.from)?.status).toBe('PAID');
});

test.each<[string, TermsChange]>([
  ['is no longer owed', { reason: 'terminated', validFrom: '2027-04-05', to: '2027-04-05' }],
  ['becomes cheaper', { reason: 'plan_changed', validFrom: '2027-03-05', monthlyRentCents: 6000 }],
])(
  'decision 82: a proposed waiver lapses when the month %s by a claim, and can be proposed anew',
  async (_, change) => {
    const id = await overdue([30]);
    await sql(
      `update billing_cycles set rent_cents = rent_cents + 60000, total_cents = total_cents + 60000, host_net_cents = host_net_cents + 60000 where booking_id = ? and status = 'past_due'`,
      [uuidOf(id)],
    );
    const [month] = (await caseOf(id)).uncollectableMonths;
    const { waiveCharge } = await finance.query<{ waiveCharge: { adjustment: { id: string } } }>(WAIVE, {
      input: { cycleId: month?.cycleId, amountCents: month?.totalCents, statement: WHY },
    });
    expect((await caseOf(id)).uncollectableMonths).toEqual([]);
    await inTransaction(world.app.context(), async (tx) => {
      const booking = await lockBooking(tx, uuidOf(id));
      await openTermsVersion(tx, booking, change, SYSTEM);
    });
    await world.app.settle();
    const decision = { adjustmentId: waiveCharge.adjustment.id, isConfirmed: true, statement: WHY };
    expect(await world.admin.query(DECIDE, { input: decision })).toEqual({
      decideAdjustment: { adjustment: { status: 'LAPSED' } },
    });
    const left = (await caseOf(id)).uncollectableMonths;
    expect(left.map(({ cycleId }) => cycleId)).toEqual('to' in change ? [] : [month?.cycleId]);
    for (const { cycleId, totalCents } of left) {
      const input = { cycleId, amountCents: totalCents, statement: WHY };
      expect(await finance.query(WAIVE, { input })).toMatchObject({
        waiveCharge: { adjustment: { status: 'BOOKED' } },
      });
    }
  },
);

test('a month is not waived while a suspension has an end, its charge is allowed, or it can be charged', async () => {
  const { id } = await neverCharged();
  const isOffered = async () => (await caseOf(id)).availableActs.includes('WAIVE_CHARGE');
  expect(await isOffered()).toBe(true);
  await sql(
    `update account_measures set kind = 'suspension', ends_at = '2027-06-01' where kind = 'ban' and lifted_at is null`,
  );
  expect(await isOffered()).toBe(false);
  await sql(`update account_measures set kind = 'ban', ends_at = null where kind = 'suspension' and lifted_at is null`);
  await world.admin.query('mutation ($input: AllowChargesInput!) { allowCharges(input: $input) { booking { id } } }', {
    input: await allowChargesInput(world.admin, id, 'La inquilina quiere pagarlo.'),
  });
  expect(await isOffered()).toBe(false);
  world.clock.advance({ days: 3 });
  await runBilling(world);
  await signInAs(world.renter, 'renter@example.test');
  expect((await readBilling(world.renter, id)).cycles.at(-1)?.status).toBe('PAID');
});
