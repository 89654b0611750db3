import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { makeSharesPayable } from '../../../server/features/bookings/payouts/make-shares-payable.js';
import { payOutAtSix, payOutHosts } from '../../../server/features/bookings/payouts/pay-out-hosts.js';
import { connectedAccounts } from '../../../server/features/bookings/payees/payout-gateway.js';
import { providePayoutGateway } from '../../../server/features/bookings/payouts/payout-port.js';
import { payoutLines } from '../../../server/features/bookings/payouts/payout-lists.js';
import { reconcileBooks } from '../../../server/features/bookings/payouts/reconcile-books.js';
import { countOpenAlarms } from '../../../server/features/bookings/payouts/staff-money.js';
import {
  applyPayoutAnswer,
  reconcilePayouts,
  settlePayout,
} from '../../../server/features/bookings/payouts/settle-payout.js';
import type { BalanceEntry, PayoutState } from '../../../server/ports/payments/payee-records.js';
import { ProviderError } from '../../../server/ports/payments/provider-error.js';
import { mailsTo } from '../../support/accounts.js';
import { confirmed, createWorld, signInAgain, type World } from '../../support/bookings.js';
import { issueAndRender, textOf, type DocumentView } from '../../support/money/documents.js';
import { brokenBooks, collectCycle, MemoryPayouts } from '../../support/money/payouts.js';
import { runJobs } from '../../support/queued-jobs.js';
import * as stays from '../../support/stays.js';

let world: World;
let provider: MemoryPayouts;

// The books are append-only, so each test has its own.
beforeEach(async () => {
  world = await createWorld();
  provider = new MemoryPayouts().connect();
});
afterEach(async () => {
  providePayoutGateway(connectedAccounts);
  await world.app.stop();
});

const sql = <T extends object>(text: string, values: unknown[] = []) =>
  world.app.context().em.execute<T[]>(text, values);
const payoutsOf = () =>
  sql<{ id: string; status: string; amount_cents: number; failure_code: string | null; reversed_at: Date | null }>(
    'select id, status, amount_cents, failure_code, reversed_at from payouts order by created_at desc, id',
  );
const run = async (): Promise<void> => {
  await payOutHosts(world.app.context());
  await runJobs(world.app, 'payouts.settle');
};
const EARNINGS = `{ viewer { earnings { payableCents onHoldCents paidCents debtCents nextPayout { on amountCents } lines { netCents rentCents commissionCents state availableOn booking { id } } months { month paidCents bookedCents requestedCents } } } }`;
interface EarningsView {
  readonly payableCents: number;
  readonly onHoldCents: number;
  readonly paidCents: number;
  readonly debtCents: number;
  readonly nextPayout: { on: string; amountCents: number } | null;
  readonly lines: readonly {
    netCents: number;
    state: string;
    availableOn: string | null;
    booking: { id: string } | null;
  }[];
  readonly months: readonly { month: string; paidCents: number; bookedCents: number; requestedCents: number }[];
}
const earnings = async (): Promise<EarningsView> => {
  await signInAgain(world);
  return (await world.host.query<{ viewer: { earnings: EarningsView } }>(EARNINGS)).viewer.earnings;
};

test('P4 a new host is paid at the end of each of the first three cycles, by a run at 6:00', async () => {
  const { app, clock } = world;
  await confirmed(world);
  clock.set('2027-04-07T10:00:00Z');
  await run();
  expect(await earnings()).toMatchObject({ payableCents: 0, onHoldCents: 6650, paidCents: 0, nextPayout: null });
  clock.set('2027-05-05T03:00:00Z');
  await makeSharesPayable(app.context());
  expect(await earnings()).toMatchObject({
    payableCents: 6650,
    onHoldCents: 0,
    nextPayout: { on: '2027-05-05', amountCents: 6650 },
  });
  // 5:00 in Madrid is too early.
  await payOutAtSix(app.context());
  expect(await payoutsOf()).toEqual([]);
  clock.set('2027-05-05T04:00:00Z');
  await payOutAtSix(app.context());
  await payOutAtSix(app.context());
  await runJobs(app, 'payouts.settle');
  expect(await payoutsOf()).toMatchObject([{ status: 'in_transit', amount_cents: 6650 }]);
  expect(provider.sentCents).toBe(6650);
  const view = await earnings();
  expect(view).toMatchObject({ payableCents: 0, paidCents: 6650 });
  expect(view.lines.map(({ state, netCents }) => [state, netCents])).toEqual([
    ['EXPECTED', 3325],
    ['PAID', 6650],
  ]);
  await app.settle();
  const [notice] = await sql<{ message: string }>(`select message from notifications where type = 'payout_sent'`);
  expect(notice?.message.replaceAll(/\s/gu, ' ')).toBe('66,50 € a la cuenta ****7731.');
  const [{ id } = { id: '' }] = await payoutsOf();
  const [answer] = [...provider.payouts.values()];
  const ARRIVED = { ...(answer as PayoutState), status: 'paid' as const, arrivesAt: new Date('2027-05-07T00:00:00Z') };
  await applyPayoutAnswer(app.context(), id, ARRIVED);
  // An answer requested earlier that arrives later.
  const overtaken = { ...ARRIVED, status: 'in_transit' as const, arrivesAt: new Date('2027-05-06T00:00:00Z') };
  await applyPayoutAnswer(app.context(), id, overtaken);
  expect(await payoutsOf()).toMatchObject([{ status: 'paid' }]);
  expect(await sql('select arrives_on::text from payouts')).toEqual([{ arrives_on: '2027-05-07' }]);
  expect(await brokenBooks(world)).toEqual([]);
  // M7: the payout's statement, with the deducted share.
  const statement = await lastStatement();
  expect(statement).toMatchObject({ kind: 'PAYOUT_STATEMENT', title: 'Liquidación', isVoid: false, totalCents: 6650 });
  const text = await textOf(world, statement);
  for (const part of ['Liquidación', '···· 7731', '70,00 €', '−3,50 €', '66,50 €', 'Comisión: 5 %'])
    expect(text).toContain(part);
});

test('P9 the staff see what a host was paid, what is held and the next payout', async () => {
  const { app, clock } = world;
  const { id: bookingId } = await confirmed(world);
  const [{ id: hostId } = { id: '' }] = await sql<{ id: string }>(
    `select id from users where email = 'host@example.test'`,
  );
  const MONEY = `query ($id: ID!) { person(id: $id) { runningBookingCount latestBookings { totalCents renter { displayName } }
    hostMoney { paidCents heldCents nextPayout { on amountCents } } } }`;
  const read = async (uuid: string) => {
    await signInAgain(world);
    return (await world.admin.query<{ person: object }>(MONEY, { id: toGlobalId('Person', uuid) })).person;
  };
  clock.set('2027-05-05T03:00:00Z');
  await makeSharesPayable(app.context());
  expect(await read(hostId)).toMatchObject({
    latestBookings: [{ renter: { displayName: 'Lucía P.' } }],
    hostMoney: { paidCents: 0, heldCents: 0, nextPayout: { on: '2027-05-05', amountCents: 6650 } },
  });
  await world.admin.query('mutation ($input: HoldPayoutInput!) { holdPayout(input: $input) { isHeld } }', {
    input: { hostId: toGlobalId('User', hostId), bookingId, reason: 'Se mira una reclamación.' },
  });
  expect(await read(hostId)).toMatchObject({ hostMoney: { paidCents: 0, heldCents: 6650, nextPayout: null } });
  await world.admin.query('mutation ($input: ReleasePayoutInput!) { releasePayout(input: $input) { isReleased } }', {
    input: { hostId: toGlobalId('User', hostId), bookingId, reason: 'Aclarado.' },
  });
  await run();
  expect(await read(hostId)).toMatchObject({ hostMoney: { paidCents: 6650, heldCents: 0, nextPayout: null } });
  clock.set('2028-05-06T10:00:00Z');
  expect(await read(hostId)).toMatchObject({ hostMoney: { paidCents: 0 } });
  const [{ id: renterId } = { id: '' }] = await sql<{ id: string }>(
    `select id from users where email = 'renter@example.test'`,
  );
  expect(await read(renterId)).toMatchObject({ hostMoney: null });
});

/** The statement of the newest payout, with its PDF. */
async function lastStatement(): Promise<DocumentView> {
  await issueAndRender(world);
  await signInAgain(world);
  const { viewer } = await world.host.query<{
    viewer: { payouts: { edges: { node: { statement: DocumentView } }[] } };
  }>('{ viewer { payouts { edges { node { statement { kind title isVoid totalCents url } } } } } }');
  return viewer.payouts.edges.map(({ node }) => node.statement)[0] as DocumentView;
}

describe('an established host', () => {
  beforeEach(async () => {
    // A booking's terms contain the constants of their day.
    await sql(`update platform_constants set value = '0' where key = 'NEW_HOST_CYCLES'`);
  });

  test('P4 is paid for the first cycle after 48 hours, for later ones on the third day, for the last after the move-out', async () => {
    const { app, clock } = world;
    const { id } = await confirmed(world, 34, 75);
    await collectCycle(world, id, 2);
    await collectCycle(world, id, 3);
    const payable = async (at: string): Promise<number> => {
      clock.set(at);
      await makeSharesPayable(app.context());
      return (await earnings()).payableCents;
    };
    expect(await payable('2027-04-06T21:59:00Z')).toBe(0);
    expect(await payable('2027-04-06T22:00:00Z')).toBe(6650);
    expect(await payable('2027-05-07T21:59:00Z')).toBe(6650);
    expect(await payable('2027-05-07T22:00:00Z')).toBe(13_300);
    const lastIsPaidOn = async () => (await earnings()).lines[0]?.availableOn;
    expect(await lastIsPaidOn()).toBe('2027-06-23');
    // 14 days at 70 € a month.
    await stays.sweepStays(world);
    clock.set('2027-06-19T22:00:00Z');
    await stays.sweepStays(world);
    await stays.sweepStays(world);
    expect(await payable('2027-06-22T21:59:00Z')).toBe(13_300);
    expect(await lastIsPaidOn()).toBe('2027-06-23');
    clock.set('2027-06-22T22:00:00Z');
    await stays.sweepStays(world);
    expect(await payable('2027-06-22T22:00:00Z')).toBe(13_300 + 3104);
    expect(await brokenBooks(world)).toEqual([]);
  });

  test('is paid once by concurrent runs and workers', async () => {
    const { app, clock } = world;
    await confirmed(world);
    clock.set('2027-04-10T04:00:00Z');
    await Promise.all(Array.from({ length: 4 }, () => payOutHosts(app.context())));
    await payOutHosts(app.context());
    const [payout] = await payoutsOf();
    await Promise.all(Array.from({ length: 4 }, () => settlePayout(app.context(), payout?.id ?? '')));
    expect(await payoutsOf()).toMatchObject([{ status: 'in_transit', amount_cents: 6650 }]);
    expect([provider.sentCents, provider.payouts.size]).toEqual([6650, 1]);
    expect(await brokenBooks(world)).toEqual([]);
  });

  test('is paid once when the process is killed between the transfer and its commit', async () => {
    const { app, clock } = world;
    await confirmed(world);
    clock.set('2027-04-10T04:00:00Z');
    provider.failNext('transfer', 'after');
    await expect(run()).rejects.toThrow('lost');
    expect(await payoutsOf()).toMatchObject([{ status: 'scheduled' }]);
    clock.advance({ minutes: 2 });
    provider.failNext('payOut', 'after');
    await reconcilePayouts(app.context());
    expect(await payoutsOf()).toMatchObject([{ status: 'scheduled' }]);
    clock.advance({ minutes: 2 });
    await reconcilePayouts(app.context());
    expect(await payoutsOf()).toMatchObject([{ status: 'in_transit' }]);
    expect([provider.sentCents, provider.payouts.size]).toEqual([6650, 1]);
    expect(await brokenBooks(world)).toEqual([]);
  });

  test('a transfer whose answer was lost for 21 hours is looked up, not repeated', async () => {
    const { app, clock } = world;
    await confirmed(world);
    clock.set('2027-04-10T04:00:00Z');
    provider.failNext('transfer', 'after');
    await expect(run()).rejects.toThrow('lost');
    clock.advance({ hours: 21 });
    await reconcilePayouts(app.context());
    expect(await payoutsOf()).toMatchObject([{ status: 'in_transit' }]);
    expect([provider.sentCents, provider.payouts.size]).toEqual([6650, 1]);
    expect(await sql('select kind from reconciliation_alarms')).toEqual([]);
    expect(await brokenBooks(world)).toEqual([]);
  });

  test('a transfer unknown to the provider after 21 hours is not repeated and raises an alarm', async () => {
    const { app, clock, admin } = world;
    await confirmed(world);
    clock.set('2027-04-10T04:00:00Z');
    provider.failNext('transfer', new ProviderError('retry_later', 'timeout', 'no answer'));
    await expect(run()).rejects.toThrow('no answer');
    clock.advance({ hours: 21 });
    await reconcilePayouts(app.context());
    clock.advance({ minutes: 2 });
    await reconcilePayouts(app.context());
    expect(provider.transfers.size).toBe(0);
    await signInAgain(world);
    expect(await admin.query('{ reconciliationAlarms { kind expectedCents } }')).toEqual({
      reconciliationAlarms: [{ kind: 'payout_unanswered', expectedCents: 6650 }],
    });
    const [{ id } = { id: '' }] = await payoutsOf();
    const FAIL = 'mutation ($input: FailPayoutInput!) { failPayout(input: $input) { payout { status } } }';
    const input = { payoutId: toGlobalId('Payout', id), reason: 'El proveedor no tiene ninguna transferencia.' };
    expect(await world.host.codeOf(FAIL, { input })).toBe('FORBIDDEN');
    expect(await admin.query(FAIL, { input })).toEqual({ failPayout: { payout: { status: 'FAILED' } } });
    expect((await earnings()).payableCents).toBe(6650);
    expect(await brokenBooks(world)).toEqual([]);
  });

  test('a payout that fails at once or days later becomes payable again, and the host is notified', async () => {
    const { app, clock } = world;
    await confirmed(world);
    clock.set('2027-04-10T04:00:00Z');
    provider.failNext('payOut', new ProviderError('our_fault', 'account_closed', 'closed'));
    await run();
    await runJobs(app, 'payouts.settle');
    expect(await payoutsOf()).toMatchObject([{ status: 'failed', failure_code: 'account_closed', amount_cents: 6650 }]);
    expect(provider.sentCents).toBe(0);
    expect((await earnings()).payableCents).toBe(6650);
    await app.settle();
    expect(await sql(`select type from notifications where type like 'payout%'`)).toEqual([{ type: 'payout_failed' }]);
    clock.set('2027-04-11T04:00:00Z');
    await run();
    const [again] = await payoutsOf();
    const [state] = [...provider.payouts.values()];
    const failed = { ...(state as PayoutState), status: 'failed' as const, failureCode: 'no_account' };
    await applyPayoutAnswer(app.context(), again?.id ?? '', { ...failed, status: 'paid', failureCode: null });
    expect(await lastStatement()).toMatchObject({ title: 'Liquidación', isVoid: false });
    await applyPayoutAnswer(app.context(), again?.id ?? '', failed);
    await applyPayoutAnswer(app.context(), again?.id ?? '', failed);
    await runJobs(app, 'payouts.settle');
    expect((await payoutsOf()).map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect((await earnings()).payableCents).toBe(6650);
    expect(provider.sentCents).toBe(0);
    expect(await brokenBooks(world)).toEqual([]);
    // M7: the statement of the payout that had arrived is marked void, and the next payout has its own.
    const voided = await lastStatement();
    expect(voided).toMatchObject({ title: 'Liquidación anulada', isVoid: true, totalCents: 6650 });
    expect(await textOf(world, voided)).toContain('Esta liquidación no vale');
    expect(await sql(`select type from notifications where type like 'payout%' order by created_at`)).toMatchObject(
      ['payout_failed', 'payout_sent', 'payout_failed'].map((type) => ({ type })),
    );
    clock.set('2027-04-12T04:00:00Z');
    await run();
    expect(await lastStatement()).toMatchObject({ title: 'Liquidación', isVoid: false, totalCents: 6650 });
  });

  test('without a complete account the money stays payable, and the host is asked for the account once', async () => {
    const { app, clock } = world;
    provider.account = null;
    await confirmed(world);
    clock.set('2027-04-10T04:00:00Z');
    await run();
    await run();
    expect(await payoutsOf()).toEqual([]);
    await app.settle();
    expect(await sql(`select type from notifications where type like 'payout%'`)).toEqual([
      { type: 'payout_account_needed' },
    ]);
    expect((await earnings()).payableCents).toBe(6650);
  });

  test('a debt is deducted from the next payout, and less than 10 € is paid on the first of the month', async () => {
    const { app, clock, host, renter } = world;
    const { id: gone } = await confirmed(world, 20, 30);
    await stays.cancel(host, gone, { reason: 'PERSONAL' });
    await runJobs(app, 'payments.refund');
    const { viewer } = await renter.query<{ viewer: object }>(
      '{ viewer { credits { availableCents items { amountCents usedCents reason booking { id } } } } }',
    );
    expect(viewer).toEqual({
      credits: {
        availableCents: 770,
        items: [{ amountCents: 770, usedCents: 0, reason: 'host_cancelled', booking: { id: gone } }],
      },
    });
    // 60.00 € less 5 %, less the fee of 50.00 €: seven euros.
    await sql(`update spaces set price_month_cents = 6000`);
    await confirmed(world, 34, 60);
    clock.set('2027-04-10T04:00:00Z');
    await run();
    expect(await payoutsOf()).toEqual([]);
    expect(await earnings()).toMatchObject({
      payableCents: 700,
      debtCents: 0,
      nextPayout: { on: '2027-05-01', amountCents: 700 },
    });
    clock.set('2027-05-01T04:00:00Z');
    await run();
    expect(await payoutsOf()).toMatchObject([{ amount_cents: 700 }]);
    const [{ id: payoutId } = { id: '' }] = await sql<{ id: string }>('select id from payouts');
    const lines = (await payoutLines(world.app.context(), [payoutId])).get(payoutId);
    expect(lines?.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([-5000, 5700]);
    expect(await brokenBooks(world)).toEqual([]);
  });

  test('only the staff can hold and release payouts, and a hold expires on its date', async () => {
    const { app, clock, admin, host, renter } = world;
    const { id } = await confirmed(world);
    const HOLD = 'mutation ($input: HoldPayoutInput!) { holdPayout(input: $input) { isHeld } }';
    const RELEASE = 'mutation ($input: ReleasePayoutInput!) { releasePayout(input: $input) { isReleased } }';
    const [owner] = await sql<{ id: string }>(`select id from users where email = 'host@example.test'`);
    const input = { hostId: toGlobalId('User', owner?.id ?? ''), bookingId: id, reason: 'Comprobamos una queja.' };
    for (const client of [host, renter, app.visitor()])
      expect(['FORBIDDEN', 'UNAUTHENTICATED']).toContain(await client.codeOf(HOLD, { input }));
    for (const reason of [' ', 'x'.repeat(1001)])
      expect(await admin.codeOf(HOLD, { input: { ...input, reason } })).toBe('VALIDATION_FAILED');
    await admin.query(HOLD, { input: { ...input, reason: 'x'.repeat(1000) } });
    clock.set('2027-04-10T04:00:00Z');
    await run();
    expect(await payoutsOf()).toEqual([]);
    expect(await earnings()).toMatchObject({ payableCents: 0, onHoldCents: 6650, nextPayout: null });
    expect(await admin.query(RELEASE, { input })).toEqual({ releasePayout: { isReleased: true } });
    expect(await admin.query(RELEASE, { input })).toEqual({ releasePayout: { isReleased: false } });
    await admin.query(HOLD, { input: { hostId: input.hostId, reason: 'Todo', until: '2027-04-12T00:00:00Z' } });
    await run();
    expect(await payoutsOf()).toEqual([]);
    clock.set('2027-04-12T04:00:00Z');
    await run();
    expect(await payoutsOf()).toMatchObject([{ amount_cents: 6650 }]);
    const acts = await sql<{ action: string }>(`select action from audit_log where action like 'payout%' order by id`);
    expect(acts.map(({ action }) => action)).toEqual(['payout.held', 'payout.released', 'payout.held']);
  });

  test("the CSV files of earnings contain the viewer's own data only", async () => {
    const { app, clock, host, stranger } = world;
    const { reference } = await confirmed(world);
    await app.settle();
    clock.set('2027-04-10T04:00:00Z');
    await run();
    await signInAgain(world);
    const file = async (client: typeof host, name: string) => {
      const answer = await fetch(`${app.url}/files/earnings/${name}`, { headers: client.headers() });
      return { status: answer.status, text: await answer.text(), cache: answer.headers.get('cache-control') };
    };
    expect(await file(host, 'payouts.csv')).toMatchObject({ status: 200, cache: 'private, no-store' });
    expect((await file(host, 'payouts.csv')).text).toContain(`in_transit,${reference},2027-04-05,2027-05-05,66.50`);
    expect((await file(host, 'earnings.csv')).text).toContain(
      `${reference},2027-04-05,2027-05-05,70.00,3.50,66.50,paid`,
    );
    expect((await file(host, 'tax.csv?year=2027')).text).toContain('2027-Q1,IVA,0.00,0.00,0.00,3.50,0.61,-0.61');
    expect((await file(host, 'tax.csv?year=2027')).text).not.toContain('2027-Q2');
    expect((await file(host, 'forecast.csv')).text).toContain('2027-04,66.50');
    for (const name of ['payouts.csv', 'earnings.csv'])
      expect((await file(stranger, name)).text).not.toContain(reference);
    expect((await file(app.visitor(), 'payouts.csv')).status).toBe(401);
    expect((await file(host, 'passwords.csv')).status).toBe(404);
  });

  test('the nightly reconciliation raises one alarm and one mail per difference from the provider’s list', async () => {
    const { app, clock, admin } = world;
    await confirmed(world);
    clock.set('2027-04-10T04:00:00Z');
    await run();
    const [transfer] = [...provider.transfers.values()];
    const entry = (ref: string, kind: BalanceEntry['kind'], amountCents: number): BalanceEntry => ({
      ref: `txn_${ref}`,
      kind,
      amountCents,
      feeCents: 0,
      netCents: amountCents,
      sourceRef: ref,
      createdAt: new Date('2027-04-10T04:00:00Z'),
    });
    provider.entries.push(entry(transfer?.ref ?? '', 'transfer', -6650));
    clock.set('2027-04-11T01:00:00Z');
    await reconcileBooks(app.context());
    expect(await sql('select kind from reconciliation_alarms')).toEqual([]);
    provider.entries.push(entry('pi_unknown', 'charge', 1234));
    provider.entries[0] = entry(transfer?.ref ?? '', 'transfer', -6000);
    await reconcileBooks(app.context());
    await reconcileBooks(app.context());
    provider.entries.length = 0;
    await reconcileBooks(app.context());
    expect(await sql('select kind, expected_cents, found_cents from reconciliation_alarms order by kind')).toEqual([
      { kind: 'amount_differs', expected_cents: -6650, found_cents: -6000 },
      { kind: 'missing_at_provider', expected_cents: -6650, found_cents: 0 },
      { kind: 'missing_in_ledger', expected_cents: 0, found_cents: 1234 },
    ]);
    await runJobs(app, 'mail.send');
    const mails = await mailsTo(app, 'soporte@hueco.test');
    expect(mails.filter(({ subject }) => subject.includes('no cuadra'))).toHaveLength(3);
    await signInAgain(world);
    const RESOLVE =
      'mutation ($input: ResolveAlarmInput!) { resolveReconciliationAlarm(input: $input) { reconciliationAlarm { resolution } } }';
    const { reconciliationAlarms } = await admin.query<{ reconciliationAlarms: { id: string }[] }>(
      '{ reconciliationAlarms { id } }',
    );
    const input = { alarmId: reconciliationAlarms[0]?.id, resolution: 'Un cobro de prueba.' };
    expect(await world.host.codeOf(RESOLVE, { input })).toBe('FORBIDDEN');
    await admin.query(RESOLVE, { input });
    expect(await countOpenAlarms(world.app.context())).toBe(2);
  });
});
