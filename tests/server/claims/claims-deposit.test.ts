import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { reconcileBooks } from '../../../server/features/bookings/payouts/reconcile-books.js';
import { closeAccount, openAccounts } from '../../support/accounts.js';
import { resetWorld, CARDS, TODAY, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { CHANGE_CARD, runBilling, saveCard } from '../../support/money/billing.js';
import {
  ANSWER,
  answer,
  at,
  DECIDE,
  decide,
  readClaim,
  REASONS,
  runClaims,
  runningStay,
  submit,
  TEXT,
  uploadEvidence,
  vote,
  WITHDRAW,
} from '../../support/money/claims.js';
import { uuidOf } from '../../support/spaces.js';
import { CONFIRM_MOVE_OUT, sweepStays } from '../../support/stays.js';

const REMOVE =
  'mutation ($id: ID!) { removePaymentMethod(input: { paymentMethodId: $id }) { deletedPaymentMethodId } }';
const CARDS_OF_VIEWER = '{ viewer { paymentMethods { id } } }';
const SECOND_MONTH = addDays(TODAY, 34 + 30);
const END_DAY = addDays(TODAY, 34 + 45);

const world = useWorld({}, { minDays: 1, deposit: 'ONE' });

const sql = sqlOf(world);

/** A stay of which every month has been charged. */
async function paidStay(): Promise<string> {
  const bookingId = await runningStay(world);
  await at(world, `${SECOND_MONTH}T10:00:00Z`);
  await runBilling(world);
  return bookingId;
}

/** The host's claim on the day after the stay. */
async function claimed(bookingId: string, wantedCents = 3000): Promise<string> {
  await at(world, `${addDays(END_DAY, 1)}T10:00:00Z`);
  await sweepStays(world);
  const claim = await submit(world.host, {
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
  return claim.id;
}

async function agree(claimId: string, given: object = {}): Promise<void> {
  await answer(world.renter, claimId, given);
  await vote(world.host, claimId);
  await runClaims(world);
}

const decideCode = (claimId: string, remedy: string, amountCents: number) =>
  world.admin.codeOf(DECIDE, {
    input: { claimId, remedy, amountCents, ground: 'EVIDENCE_PROVES', reasons: REASONS },
  });

interface Option {
  readonly remedy: string;
  readonly amountCents: number;
}

const optionsOf = async (claimId: string): Promise<readonly Option[]> =>
  (
    await world.admin.query<{ claim: { staffRecord: { options: Option[] } } }>(
      'query ($id: ID!) { claim(id: $id) { staffRecord { options { remedy amountCents } } } }',
      { id: claimId },
    )
  ).claim.staffRecord.options;

const chargesOf = (bookingId: string) =>
  sql<{ status: string; last4: string; failure: string | null; cents: number }>(
    `select status, method_last4 as last4, failure_code as failure, total_cents as cents from payments where kind = 'deposit' and booking_id = ? order by created_at`,
    [uuidOf(bookingId)],
  );

test('P4 a claimed deposit is charged to the current card of the renter, also after the stay, without an alarm of the books', async () => {
  const { app, renter, host } = world;
  const bookingId = await paidStay();
  const { viewer } = await renter.query<{ viewer: { paymentMethods: { id: string }[] } }>(CARDS_OF_VIEWER);
  const first = viewer.paymentMethods[0]?.id ?? '';
  const claimId = await claimed(bookingId);
  const other = await submit(renter, {
    bookingId,
    case: 'NOT_ENTITLED',
    remedy: 'CYCLE_REFUND',
    text: TEXT,
    evidenceIds: [(await uploadEvidence(renter, bookingId)).id],
    isTrue: true,
    idempotencyKey: randomUUID(),
  });
  await renter.query(WITHDRAW, { id: other.id });
  await host.query(CONFIRM_MOVE_OUT, { input: { bookingId } });
  // The claim may still charge this card, so it stays until another card replaces it.
  expect(await renter.codeOf(REMOVE, { id: first })).toBe('PAYMENT_METHOD_IN_USE');
  const paymentMethodId = await saveCard(renter, CARDS.mastercard);
  await renter.query(CHANGE_CARD, { input: { bookingId, paymentMethodId } });
  await renter.query(REMOVE, { id: first });
  await agree(claimId);
  expect(await chargesOf(bookingId)).toEqual([{ status: 'captured', last4: '4444', failure: null, cents: 3000 }]);
  await at(world, `${addDays(END_DAY, 2)}T02:40:00Z`);
  await reconcileBooks(app.context());
  expect(await sql('select kind, ref, expected_cents, found_cents from reconciliation_alarms')).toEqual([]);
  // With nothing left to charge, the card can be removed.
  expect(await renter.codeOf(CHANGE_CARD, { input: { bookingId, paymentMethodId } })).toBe('CYCLE_NOT_DUE');
  await renter.query(REMOVE, { id: paymentMethodId });
});

test('P4 without a mandate the deposit charge fails, both sides are notified, and a retry succeeds once it is given again', async () => {
  const { app, renter, admin } = world;
  await resetWorld(world);
  const bookingId = await runningStay(world);
  await renter.query(`mutation ($id: ID!) { withdrawMandate(input: { bookingId: $id }) { booking { id } } }`, {
    id: bookingId,
  });
  const charge = vi.spyOn(app.services.ports.payments.current, 'chargeOffSession');
  const claimId = await claimed(bookingId);
  await agree(claimId);
  expect(await chargesOf(bookingId)).toMatchObject([{ status: 'failed', failure: 'mandate_withdrawn' }]);
  expect(charge).not.toHaveBeenCalled();
  const notified = await sql<{ type: string }>(
    `select distinct type from notifications where type like 'deposit%' order by 1`,
  );
  expect(notified.map(({ type }) => type)).toEqual(['deposit_charge_failed', 'deposit_charge_failed_staff']);
  await renter.query(`mutation ($id: ID!) { giveMandate(input: { bookingId: $id }) { booking { id } } }`, {
    id: bookingId,
  });
  await admin.query('mutation ($id: ID!) { retryDepositCharge(input: { claimId: $id }) { claim { id } } }', {
    id: claimId,
  });
  await runClaims(world);
  expect(await chargesOf(bookingId)).toMatchObject([{ status: 'failed' }, { status: 'captured' }]);
});

test('M6 a deposit agreed with a host who is suspended since is not charged without a decision of the staff', async () => {
  const { app, renter, host, admin } = world;
  await resetWorld(world);
  await sql(`update bookings set status = 'completed' where status in ('active', 'ending', 'move_out')`);
  const bookingId = await paidStay();
  const claimId = await claimed(bookingId);
  await answer(renter, claimId, { isAgreed: false });
  await vote(host, claimId);
  await closeAccount(app, 'host@example.test');
  try {
    await vote(renter, claimId);
    await runClaims(world);
    expect(await readClaim(renter, claimId)).toMatchObject({ status: 'IN_REVIEW', depositCharge: null });
    expect(await chargesOf(bookingId)).toEqual([]);
    await decide(admin, claimId, 'DEPOSIT', 3000);
    world.clock.set(`${addDays(END_DAY, 17)}T10:00:00Z`);
    await runClaims(world);
    expect(await chargesOf(bookingId)).toMatchObject([{ status: 'captured', cents: 3000 }]);
  } finally {
    await openAccounts(app);
    await sql('delete from account_measures');
  }
});

test('M6 a deposit that the staff decided is charged also if the host is banned afterwards', async () => {
  const { app, renter, host, admin } = world;
  await resetWorld(world);
  await sql(`update bookings set status = 'completed' where status in ('active', 'ending', 'move_out')`);
  const bookingId = await paidStay();
  const claimId = await claimed(bookingId);
  await answer(renter, claimId, { isAgreed: false });
  await vote(host, claimId, false);
  await decide(admin, claimId, 'DEPOSIT', 3000);
  world.clock.advance({ hours: 1 });
  await closeAccount(app, 'host@example.test');
  try {
    world.clock.set(`${addDays(END_DAY, 17)}T10:00:00Z`);
    await runClaims(world);
    expect(await chargesOf(bookingId)).toMatchObject([{ status: 'captured', cents: 3000 }]);
  } finally {
    await openAccounts(app);
    await sql('delete from account_measures');
  }
});

test('P4 a completed stay keeps its mandate while its deposit may be charged', async () => {
  const { renter, host, admin } = world;
  const call = (name: string) => `mutation ($id: ID!) { ${name}(input: { bookingId: $id }) { booking { id } } }`;
  const [give, takeBack] = [call('giveMandate'), call('withdrawMandate')];
  const mandated = async (): Promise<string[]> =>
    (await renter.query<{ mandatedBookings: { id: string }[] }>('{ mandatedBookings { id } }')).mandatedBookings.map(
      ({ id }) => id,
    );
  await resetWorld(world);
  // The previous test's stay occupies the days.
  await sql(`update bookings set status = 'completed' where status = 'move_out'`);
  const bookingId = await paidStay();
  const claimId = await claimed(bookingId);
  await host.query(CONFIRM_MOVE_OUT, { input: { bookingId } });
  expect(await mandated()).toContain(bookingId);
  await renter.query(takeBack, { id: bookingId });
  await agree(claimId);
  expect(await chargesOf(bookingId)).toMatchObject([{ failure: 'mandate_withdrawn' }]);
  expect(await mandated()).toContain(bookingId);
  await renter.query(give, { id: bookingId });
  await admin.query('mutation ($id: ID!) { retryDepositCharge(input: { claimId: $id }) { claim { id } } }', {
    id: claimId,
  });
  await runClaims(world);
  expect(await chargesOf(bookingId)).toMatchObject([{ status: 'failed' }, { status: 'captured' }]);
  // Nothing is left to charge.
  expect(await mandated()).not.toContain(bookingId);
  expect(await renter.codeOf(takeBack, { id: bookingId })).toBe('CYCLE_NOT_DUE');
});

test.each([
  ['without a deposit', 0],
  ['with less of a deposit than a card can be charged', 49],
])('P4 P5 %s the staff decide the claim of a host, and the guarantee pays it less the excess', async (_, left) => {
  const { host, renter, admin } = world;
  await resetWorld(world);
  // The previous test's stay occupies the days.
  await sql(`update bookings set status = 'completed' where status = 'move_out'`);
  const bookingId = await runningStay(world);
  await sql('update bookings set deposit_cents = ? where id = ?', [left, uuidOf(bookingId)]);
  const claimId = await claimed(bookingId, 12_000);
  // The renter does not answer for two days; a remedy that nobody could pay is not proposed.
  await at(world, `${addDays(END_DAY, 3)}T10:30:00Z`);
  await runClaims(world);
  expect(await readClaim(host, claimId)).toMatchObject({ status: 'IN_REVIEW', remedy: null });
  // Without a deposit, none is offered. Of 120 € the guarantee pays all but the excess of 50 €.
  expect(await optionsOf(claimId)).toEqual([
    { remedy: 'PARTIAL_REFUND', amountCents: 0 },
    { remedy: 'GUARANTEE', amountCents: 7000 },
    { remedy: 'NOTHING', amountCents: 0 },
  ]);
  expect(await decideCode(claimId, 'DEPOSIT', 7000)).toBe('VALIDATION_FAILED');
  expect(await decideCode(claimId, 'GUARANTEE', 12_000)).toBe('CLAIM_AMOUNT_CHANGED');
  await decide(admin, claimId, 'GUARANTEE', 7000);
  await vote(renter, claimId);
  await vote(host, claimId);
  await runClaims(world);
  expect(await readClaim(host, claimId)).toMatchObject({
    status: 'CLOSED',
    depositCharge: null,
    guaranteePayment: { amountCents: 7000, status: 'OWED' },
  });
  expect(await chargesOf(bookingId)).toEqual([]);
});

test('P5 a claim on a deposit that another claim has used says that the guarantee pays it', async () => {
  const { renter, host, admin } = world;
  const call = (name: string) => `mutation ($id: ID!) { ${name}(input: { bookingId: $id }) { booking { id } } }`;
  await resetWorld(world);
  await sql(`update bookings set status = 'completed' where status = 'move_out'`);
  const bookingId = await runningStay(world);
  const previewed = async (): Promise<object> =>
    (
      await host.query<{ claimPreview: object[] }>(
        'query ($input: ClaimPreviewInput!) { claimPreview(input: $input) { remedy isFromGuarantee } }',
        { input: { bookingId, case: 'SPACE_DAMAGED', detail: 'GOODS_LEFT', wantedCents: 0 } },
      )
    ).claimPreview;
  const leftOf = async (): Promise<object> =>
    (
      await host.query<{ booking: object }>('query ($id: ID!) { booking(id: $id) { depositLeftCents } }', {
        id: bookingId,
      })
    ).booking;
  // The charge of the first claim fails, so that the deposit is left for the second one.
  await renter.query(call('withdrawMandate'), { id: bookingId });
  const first = await claimed(bookingId, 7000);
  await agree(first);
  expect(await chargesOf(bookingId)).toMatchObject([{ status: 'failed', cents: 7000 }]);
  expect(await previewed()).toEqual([{ remedy: 'DEPOSIT', isFromGuarantee: false }]);
  expect(await leftOf()).toEqual({ depositLeftCents: 7000 });
  const second = await claimed(bookingId, 15_000);
  await answer(renter, second, { isAgreed: false });
  await vote(host, second, false);
  await runClaims(world);
  // The deposit of 70 €, and of the other 80 € what is above the guarantee's excess of 50 €.
  await decide(admin, second, 'DEPOSIT', 10_000);
  expect((await readClaim(host, second)).preview).toMatchObject({ remedy: 'DEPOSIT', isFromGuarantee: false });
  await renter.query(call('giveMandate'), { id: bookingId });
  await admin.query('mutation ($id: ID!) { retryDepositCharge(input: { claimId: $id }) { claim { id } } }', {
    id: first,
  });
  await runClaims(world);
  expect(await chargesOf(bookingId)).toMatchObject([{ status: 'failed' }, { status: 'captured', cents: 7000 }]);
  expect(await previewed()).toEqual([{ remedy: 'DEPOSIT', isFromGuarantee: true }]);
  expect(await leftOf()).toEqual({ depositLeftCents: 0 });
  expect((await readClaim(host, first)).preview.isFromGuarantee).toBe(false);
  expect((await readClaim(host, second)).preview.isFromGuarantee).toBe(true);
  await vote(renter, second);
  await vote(host, second);
  await runClaims(world);
  expect(await chargesOf(bookingId)).toHaveLength(2);
  expect(await readClaim(host, second)).toMatchObject({
    status: 'CLOSED',
    remedy: 'DEPOSIT',
    guaranteePayment: { amountCents: 10_000 },
    preview: { isFromGuarantee: true },
  });
});

describe('P4 P5 a claim above the deposit', () => {
  /** Another stay with a claim of 320 € against its deposit of 70 €. */
  async function claimedBeyond(): Promise<{ bookingId: string; claimId: string }> {
    await resetWorld(world);
    await sql(`update bookings set status = 'completed' where status = 'move_out'`);
    const bookingId = await runningStay(world);
    return { bookingId, claimId: await claimed(bookingId, 32_000) };
  }

  const balances = (bookingId: string) =>
    sql<{ account: string; cents: number }>(
      `select account, sum(amount_cents)::int as cents from ledger_entries where booking_id = ? and rule = 'deposit_taken' group by 1 order by 1`,
      [uuidOf(bookingId)],
    );

  async function depositOf(bookingId: string): Promise<object | undefined> {
    const { renterPayments } = await world.renter.query<{
      renterPayments: { deposits: { booking: { id: string } }[] };
    }>('{ renterPayments { deposits { amountCents chargedCents releasedAt booking { id } } } }');
    return renterPayments.deposits.find(({ booking }) => booking.id === bookingId);
  }

  test('P4 the agreed sum is charged once both accept, goes to the host in full, and the agreement is stored', async () => {
    const { renter, host, app } = world;
    const { bookingId, claimId } = await claimedBeyond();
    expect((await readClaim(renter, claimId)).preview.amountCents).toBe(7000);
    await host.query(CONFIRM_MOVE_OUT, { input: { bookingId } });
    // The stay is over, and the claim may still charge its deposit.
    expect(await depositOf(bookingId)).toMatchObject({ amountCents: 7000, chargedCents: 0, releasedAt: null });
    await answer(renter, claimId, { agreedCents: 32_000 });
    for (const side of [renter, host])
      expect(await readClaim(side, claimId)).toMatchObject({
        status: 'PROPOSED',
        proposalReason: 'OTHER_SIDE_AGREES',
        preview: { amountCents: 32_000 },
        votes: [{ side: 'RENTER', isAccepted: true }],
      });
    expect(await chargesOf(bookingId)).toEqual([]);
    await vote(host, claimId);
    await runClaims(world);
    expect(await readClaim(renter, claimId)).toMatchObject({
      status: 'CLOSED',
      depositCharge: 'CAPTURED',
      guaranteePayment: null,
      preview: { amountCents: 32_000 },
    });
    expect(await chargesOf(bookingId)).toMatchObject([{ status: 'captured', cents: 32_000 }]);
    expect(await balances(bookingId)).toEqual([
      { account: 'host_payable', cents: -32_000 },
      { account: 'provider_clearing', cents: 32_000 },
    ]);
    // The payment has a document and is listed among the deposits.
    expect(
      await sql(
        `select d.kind, d.total_cents as cents from documents d join payments p on p.id = d.source_id where p.kind = 'deposit' and p.booking_id = ?`,
        [uuidOf(bookingId)],
      ),
    ).toEqual([{ kind: 'receipt', cents: 32_000 }]);
    expect(await depositOf(bookingId)).toMatchObject({ amountCents: 7000, chargedCents: 32_000 });
    const { viewer } = await renter.query<{ viewer: { id: string } }>('{ viewer { id } }');
    expect(
      await sql(
        `select a.version = c.reference as is_about_it from acceptances a join claims c on c.booking_id = a.booking_id
          where a.kind = 'claim_sum' and a.user_id = ? and c.id = ?`,
        [uuidOf(viewer.id), uuidOf(claimId)],
      ),
    ).toEqual([{ is_about_it: true }]);
    await at(world, `${addDays(END_DAY, 2)}T02:40:00Z`);
    await reconcileBooks(app.context());
    expect(await sql('select kind, ref from reconciliation_alarms')).toEqual([]);
  });

  test('P5 without an agreed sum the deposit is the limit; a different sum is rejected', async () => {
    const { renter, host } = world;
    const { bookingId, claimId } = await claimedBeyond();
    const answerCode = (client: typeof renter, given: object) =>
      client.codeOf(ANSWER, { input: { claimId, isAgreed: true, text: 'Sí.', evidenceIds: [], ...given } });
    for (const [given, code] of [
      [{ agreedCents: 31_999 }, 'CLAIM_AMOUNT_CHANGED'],
      [{ agreedCents: 32_001 }, 'CLAIM_AMOUNT_CHANGED'],
      [{ agreedCents: 32_000, isAgreed: false }, 'CLAIM_AMOUNT_CHANGED'],
    ] as const)
      expect([given, await answerCode(renter, given)]).toEqual([given, code]);
    // Only the renter can agree.
    expect(await answerCode(host, { agreedCents: 32_000 })).toBe('FORBIDDEN');
    await agree(claimId);
    expect(await chargesOf(bookingId)).toMatchObject([{ status: 'captured', cents: 7000 }]);
    expect(
      await sql(`select id from acceptances where kind = 'claim_sum' and booking_id = ?`, [uuidOf(bookingId)]),
    ).toEqual([]);
  });

  test('P5 the staff can decide the sum that the renter agreed to when the proposal of the host lapses', async () => {
    const { renter, admin } = world;
    const { bookingId, claimId } = await claimedBeyond();
    await answer(renter, claimId, { agreedCents: 32_000 });
    await at(world, `${addDays(END_DAY, 5)}T10:30:00Z`);
    await runClaims(world);
    expect(await readClaim(renter, claimId)).toMatchObject({ status: 'IN_REVIEW' });
    await decide(admin, claimId, 'DEPOSIT', 32_000);
    await at(world, `${addDays(END_DAY, 25)}T10:30:00Z`);
    await runClaims(world);
    expect(await readClaim(renter, claimId)).toMatchObject({ status: 'CLOSED', guaranteePayment: null });
    expect(await chargesOf(bookingId)).toMatchObject([{ status: 'captured', cents: 32_000 }]);
  });

  test('P4 without a deposit the sum agreed by the renter is charged without a decision by the staff', async () => {
    const { renter, host } = world;
    const { bookingId, claimId } = await claimedBeyond();
    await sql('update bookings set deposit_cents = 0 where id = ?', [uuidOf(bookingId)]);
    await agree(claimId, { agreedCents: 32_000 });
    expect(await readClaim(host, claimId)).toMatchObject({ status: 'CLOSED', remedy: 'DEPOSIT' });
    expect(await chargesOf(bookingId)).toMatchObject([{ status: 'captured', cents: 32_000 }]);
    expect(await readClaim(renter, claimId)).toMatchObject({ depositCharge: 'CAPTURED', guaranteePayment: null });
  });
});
