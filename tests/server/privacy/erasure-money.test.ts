import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { connectedAccounts } from '../../../server/features/bookings/payees/payout-gateway.js';
import { makeSharesPayable } from '../../../server/features/bookings/payouts/make-shares-payable.js';
import { payOutHosts } from '../../../server/features/bookings/payouts/pay-out-hosts.js';
import { providePayoutGateway } from '../../../server/features/bookings/payouts/payout-port.js';
import { applyPayoutAnswer } from '../../../server/features/bookings/payouts/settle-payout.js';
import { closeAccount, openAccounts, signInAs } from '../../support/accounts.js';
import { confirmed, createWorld, TODAY, type World } from '../../support/bookings.js';
import {
  breakCard,
  PAY_CYCLE,
  payInput,
  readBilling,
  runBilling,
  running,
  SETTLE,
  TERMINATE,
} from '../../support/money/billing.js';
import {
  answer,
  at,
  decide,
  readClaim,
  runClaims,
  runningStay,
  submit,
  TEXT,
  uploadEvidence,
  vote,
} from '../../support/money/claims.js';
import { MemoryPayouts } from '../../support/money/payouts.js';
import { runJobs } from '../../support/queued-jobs.js';
import { CONFIRM_MOVE_OUT, sweepStays } from '../../support/stays.js';
import { ask, preview, runErasures } from './erasure.js';

const END_DAY = addDays(TODAY, 34 + 45);

let world: World;

beforeEach(async () => {
  world = await createWorld({}, { minDays: 1, deposit: 'ONE' });
});
afterEach(() => world.app.stop());

const sql = <T extends object>(text: string, values: unknown[] = []) =>
  world.app.context().em.execute<T[]>(text, values);

const isErased = async (email: string): Promise<boolean> =>
  (await sql('select id from users where email = ?', [email])).length === 0;

const blockersOf = async (client: World['host']): Promise<readonly object[]> =>
  (await preview(client)).blockers.map(({ kind, amountCents }) => ({ kind, amountCents }));

/** A stay that has ended with an open claim by the host on the deposit, and is completed. */
async function claimedAfterEnd(wantedCents = 3000): Promise<{ bookingId: string; claimId: string }> {
  const bookingId = await runningStay(world);
  await at(world, `${addDays(END_DAY, 1)}T10:00:00Z`);
  await sweepStays(world);
  const { id: claimId } = await submit(world.host, {
    bookingId,
    case: 'SPACE_DAMAGED',
    detail: 'GOODS_LEFT',
    remedy: 'DEPOSIT',
    wantedCents,
    discoveredOn: addDays(END_DAY, 1),
    text: TEXT,
    evidenceIds: [(await uploadEvidence(world.host, bookingId)).id],
    isTrue: true,
    idempotencyKey: randomUUID(),
  });
  await world.host.query(CONFIRM_MOVE_OUT, { input: { bookingId } });
  return { bookingId, claimId };
}

/** The staff decide for the host, and nobody appeals. */
async function decidedForHost(claimId: string, remedy = 'DEPOSIT', cents = 3000): Promise<void> {
  await answer(world.renter, claimId, { isAgreed: false });
  if ((await readClaim(world.renter, claimId)).status === 'PROPOSED') await vote(world.renter, claimId, false);
  await decide(world.admin, claimId, remedy, cents);
  await at(world, `${addDays(END_DAY, 17)}T10:00:00Z`);
  await runClaims(world);
}

describe('P15 an erasure waits while money is open', () => {
  test('P15 an open claim blocks the erasure of both sides until it is settled', async () => {
    const { renter, host } = world;
    const { claimId } = await claimedAfterEnd();
    const [booking] = await sql<{ status: string; reference: string }>('select status, reference from bookings');
    expect(booking?.status).toBe('completed');
    for (const client of [renter, host])
      expect((await preview(client)).blockers).toContainEqual({
        kind: 'CLAIM_OPEN',
        reference: booking?.reference,
        endsOn: null,
        amountCents: null,
      });
    await ask(renter);
    await at(world, `${addDays(END_DAY, 9)}T10:00:00Z`);
    await runErasures(world);
    expect(await isErased('renter@example.test')).toBe(false);
    await at(world, `${addDays(END_DAY, 1)}T11:00:00Z`);
    await decidedForHost(claimId);
    expect(await readClaim(host, claimId)).toMatchObject({ status: 'CLOSED', depositCharge: 'CAPTURED' });
    expect(await blockersOf(renter)).toEqual([]);
  });

  test('P4 a deposit without a card counts as declined, so the claim closes and the earnings are released', async () => {
    const { host } = world;
    const { claimId } = await claimedAfterEnd();
    await sql('update payments set payment_method_ref = null');
    await decidedForHost(claimId);
    expect(await readClaim(host, claimId)).toMatchObject({
      status: 'CLOSED',
      depositCharge: 'FAILED',
      isHolding: false,
    });
    const notified = await sql<{ type: string }>(
      `select distinct type from notifications where type like 'deposit%' order by 1`,
    );
    expect(notified.map(({ type }) => type)).toEqual(['deposit_charge_failed', 'deposit_charge_failed_staff']);
  });

  test('P15 an owed cycle blocks until it is paid', async () => {
    const { renter, admin } = world;
    const id = await running(world);
    await breakCard(world, id);
    for (const day of [0, 1, 3, 5, 10, 25]) {
      world.clock.set(`${addDays('2027-04-05', day)}T08:00:00Z`);
      await runBilling(world);
      await runBilling(world);
    }
    await at(world, '2027-04-30T09:00:00Z');
    await admin.query(TERMINATE, { input: { bookingId: id, reason: 'NON_PAYMENT', text: 'No ha pagado abril.' } });
    await admin.query(SETTLE, { input: { bookingId: id, statement: 'Vacío y llaves entregadas.' } });
    const { status, cycles } = await readBilling(renter, id);
    expect(status).toBe('COMPLETED');
    expect(await blockersOf(renter)).toEqual([{ kind: 'CHARGE_OWED', amountCents: cycles[1]?.totalCents }]);
    const [, owed] = cycles;
    if (!owed) throw new Error('no second cycle');
    await renter.query(PAY_CYCLE, { input: await payInput(renter, owed) });
    expect(await blockersOf(renter)).toEqual([]);
  });

  test('P15 a month that was not charged because its host is suspended blocks too', async () => {
    const { renter } = world;
    const id = await running(world, { days: 34 });
    await closeAccount(world.app, 'host@example.test');
    for (const day of ['2027-04-05', '2027-04-09', '2027-04-13']) {
      world.clock.set(`${day}T08:00:00Z`);
      await runBilling(world);
      await sweepStays(world);
    }
    await signInAs(renter, 'renter@example.test');
    const { status, cycles } = await readBilling(renter, id);
    expect([status, cycles[1]?.status]).toEqual(['COMPLETED', 'SCHEDULED']);
    expect(await blockersOf(renter)).toEqual([{ kind: 'CHARGE_OWED', amountCents: cycles[1]?.totalCents }]);
    await openAccounts(world.app);
    await runBilling(world);
    // It is charged on the day that it is announced for.
    expect(await blockersOf(renter)).toHaveLength(1);
    world.clock.set('2027-04-16T08:00:00Z');
    await runBilling(world);
    await signInAs(renter, 'renter@example.test');
    expect(await blockersOf(renter)).toEqual([]);
  });

  test('P15 it blocks the erasure of its host too, and is never charged for an account that is gone', async () => {
    const { host } = world;
    const id = await running(world, { days: 34 });
    await closeAccount(world.app, 'host@example.test');
    for (const day of ['2027-04-05', '2027-04-09', '2027-04-13']) {
      world.clock.set(`${day}T08:00:00Z`);
      await sweepStays(world);
    }
    await openAccounts(world.app);
    await signInAs(host, 'host@example.test');
    const { cycles } = await readBilling(host, id);
    expect(await blockersOf(host)).toContainEqual({ kind: 'PAYOUT_DUE', amountCents: cycles[1]?.hostNetCents });
    await sql(`update users set erased_at = now() where email = 'host@example.test'`);
    world.clock.advance({ days: 10 });
    await runBilling(world);
    expect(await sql(`select status from billing_cycles where cycle_no = 2`)).toEqual([{ status: 'scheduled' }]);
  });

  test('P15 what the guarantee owes blocks until it is transferred', async () => {
    const { host, admin } = world;
    const { claimId } = await claimedAfterEnd(32_000);
    await decidedForHost(claimId, 'GUARANTEE', 10_000);
    const owed = { kind: 'PAYOUT_DUE', amountCents: 10_000 };
    expect(await blockersOf(host)).toContainEqual(owed);
    await admin.query(
      'mutation ($input: SettleGuaranteePaymentInput!) { settleGuaranteePayment(input: $input) { claim { id } } }',
      { input: { claimId, transferReference: 'TRF-2027-0001' } },
    );
    expect(await blockersOf(host)).not.toContainEqual(owed);
  });

  test('P15 earnings that a larger debt uses up are never paid out and block nothing', async () => {
    const { app, host, admin } = world;
    const { id } = await confirmed(world);
    await at(world, `${addDays(END_DAY, 1)}T10:00:00Z`);
    await sweepStays(world);
    await sweepStays(world);
    await host.query(CONFIRM_MOVE_OUT, { input: { bookingId: id } });
    await makeSharesPayable(app.context());
    expect(await blockersOf(host)).toEqual([{ kind: 'PAYOUT_DUE', amountCents: 6650 }]);
    const other = (await confirmed(world, 150)).id;
    await admin.query(`mutation ($input: AdjustBooksInput!) { adjustBooks(input: $input) { adjustment { status } } }`, {
      input: {
        bookingId: other,
        kind: 'CHARGE_HOST',
        amountCents: 8000,
        statement: 'Daños que el anfitrión causó.',
        idempotencyKey: randomUUID(),
      },
    });
    expect(await blockersOf(host)).not.toContainEqual(expect.objectContaining({ kind: 'PAYOUT_DUE' }));
    await payOutHosts(app.context());
    expect(await sql('select id from payouts')).toEqual([]);
  });

  test('P15 a payout that has not arrived blocks', async () => {
    const { app, host } = world;
    const provider = new MemoryPayouts().connect();
    const { id } = await confirmed(world);
    await at(world, `${addDays(END_DAY, 1)}T10:00:00Z`);
    await sweepStays(world);
    await sweepStays(world);
    await host.query(CONFIRM_MOVE_OUT, { input: { bookingId: id } });
    await payOutHosts(app.context());
    await runJobs(app, 'payouts.settle');
    expect(await blockersOf(host)).toEqual([{ kind: 'PAYOUT_UNDER_WAY', amountCents: 6650 }]);
    const [payout] = await sql<{ id: string }>('select id from payouts');
    const [state] = [...provider.payouts.values()];
    if (!state) throw new Error('nothing was paid out');
    await applyPayoutAnswer(app.context(), payout?.id ?? '', { ...state, status: 'paid' });
    expect(await blockersOf(host)).toEqual([]);
    providePayoutGateway(connectedAccounts);
  });
});
