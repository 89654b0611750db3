import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { post } from '../../../server/features/bookings/ledger/post.js';
import { lockBooking } from '../../../server/features/bookings/lifecycle/booking-changes.js';
import { applyRefundAnswer, refreshRefund } from '../../../server/features/bookings/payments/settle-refund.js';
import { erasureBlockers } from '../../../server/features/privacy/erasure/erasure-blockers.js';
import { resetWorld, confirmed, signInAgain, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { giveNotice, noticePreview } from '../../support/money/changes.js';
import { brokenBooks } from '../../support/money/payouts.js';
import { runJobs, takeJobs } from '../../support/queued-jobs.js';
import { uuidOf } from '../../support/spaces.js';
import * as stays from '../../support/stays.js';
import { refundByStaff } from '../../support/money/staff-refunds.js';

const world = useWorld();
beforeEach(async () => {
  await resetWorld(world);
  await takeJobs(world.app, 'payments.refund');
});

const sql = sqlOf(world);
const RETRY = 'mutation ($input: RetryRefundInput!) { retryRefund(input: $input) { refund { id status } } }';
const BY_HAND =
  'mutation ($input: SettleRefundByHandInput!) { settleRefundByHand(input: $input) { refund { id status } } }';

/** Creates a refund of a part of the first charge, as a decision of the staff does. */
async function order(bookingId: string, totalCents: number): Promise<void> {
  await inTransaction(world.app.context(), async (tx) => {
    const booking = await lockBooking(tx, uuidOf(bookingId));
    const [cycle] = await tx.em.execute<{ id: string }[]>(
      'select id from billing_cycles where booking_id = ? and cycle_no = 1',
      [booking.id],
    );
    const cycleId = cycle?.id ?? '';
    await refundByStaff(tx, booking, cycleId, totalCents);
  });
}

const refundsOf = (id: string) =>
  sql<{ id: string; status: string; total_cents: number; provider_ref: string | null; idempotency_key: string }>(
    'select id, status, total_cents, provider_ref, idempotency_key from refunds where booking_id = ? order by created_at, id',
    [uuidOf(id)],
  );

test('M2 concurrent partial refunds never exceed the captured amount in ledger, provider and database', async () => {
  const { id } = await confirmed(world);
  const before = await stays.refundedCents(world);
  const orders = await Promise.allSettled(Array.from({ length: 6 }, () => order(id, 2000)));
  expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await stays.ledgerOf(world, id)).toMatchObject({ provider_clearing: 7700, refund_payable: -6000 });
  await runJobs(world.app, 'payments.refund');
  expect((await stays.refundedCents(world)) - before).toBe(6000);
  expect((await stays.readStay(world.renter, id)).payment?.status).toBe('PARTIALLY_REFUNDED');
  await order(id, 1700);
  await runJobs(world.app, 'payments.refund');
  expect((await stays.refundedCents(world)) - before).toBe(7700);
  expect((await stays.readStay(world.renter, id)).payment?.status).toBe('REFUNDED');
  expect(await stays.ledgerOf(world, id)).toEqual({});
  expect(await brokenBooks(world)).toEqual([]);
  const [payment] = await sql<{ id: string }>(
    'select id from payments where booking_id = ? and captured_at is not null',
    [uuidOf(id)],
  );
  await expect(
    sql(
      `insert into refunds (booking_id, payment_id, rent_cents, renter_fee_cents, protection_cents, iva_cents, total_cents, reason_code, initiated_by, policy_snapshot, idempotency_key, asked_at)
       values (?, ?, 1, 0, 0, 0, 1, 'staff', 'admin', '{}', 'more', now())`,
      [uuidOf(id), payment?.id],
    ),
  ).rejects.toThrow(/exceed what was taken/);
});

test('M3 a ledger rule is posted once per source, even by concurrent transactions', async () => {
  const { id } = await confirmed(world);
  const booked = await Promise.all(
    Array.from({ length: 5 }, () =>
      inTransaction(world.app.context(), (tx) =>
        post(tx, 'host_fee', 500, { source: ['booking', id], bookingId: uuidOf(id) }),
      ),
    ),
  );
  expect(booked.filter(Boolean)).toHaveLength(1);
  expect(await stays.ledgerOf(world, id)).toMatchObject({ host_payable: 500 });
  await expect(
    inTransaction(world.app.context(), (tx) =>
      tx.em.execute(
        `insert into ledger_entries (tx_id, account, amount_cents, memo, rule, source_type, source_id, line_no) values (gen_random_uuid(), 'held', 1, 'again', 'host_fee', 'booking', ?, 1)`,
        [id],
      ),
    ),
  ).rejects.toThrow(/ledger_entries_once/);
});

/** The notices about a booking's refunds, in order. */
async function noticesOf(id: string): Promise<string[]> {
  const notices = await sql<{ type: string }>(
    'select type from notifications where booking_id = ? and type like ? order by created_at, type',
    [uuidOf(id), 'refund%'],
  );
  return notices.map(({ type }) => type);
}

describe('a refund that fails', () => {
  async function failed(): Promise<{ id: string; refundId: string; uuid: string }> {
    const { id } = await confirmed(world);
    await order(id, 1000);
    vi.spyOn(world.app.services.ports.payments.current, 'refund').mockResolvedValueOnce({
      ref: null,
      status: 'failed',
      failureCode: 'expired_or_canceled_card',
    });
    await runJobs(world.app, 'payments.refund');
    const [refund] = await refundsOf(id);
    expect(refund).toMatchObject({ status: 'failed' });
    return { id, uuid: refund?.id ?? '', refundId: toGlobalId('Refund', refund?.id ?? '') };
  }

  test('can be retried by the staff only, under a new key, and the renter is notified of delay and retry', async () => {
    const { app, admin, renter, host } = world;
    const { id, refundId, uuid } = await failed();
    await app.settle();
    expect(await noticesOf(id)).toEqual(['refund_delayed']);
    for (const client of [renter, host]) expect(await client.codeOf(RETRY, { input: { refundId } })).toBe('FORBIDDEN');
    const { failedRefunds } = await admin.query<{ failedRefunds: object[] }>(
      '{ failedRefunds { id totalCents failureCode booking { id } } }',
    );
    expect(failedRefunds).toMatchObject([
      { id: refundId, totalCents: 1000, failureCode: 'expired_or_canceled_card', booking: { id } },
    ]);
    const OWN = 'query ($id: ID!) { booking(id: $id) { refunds { status failureCode } } }';
    expect(await renter.query(OWN, { id })).toEqual({
      booking: { refunds: [{ status: 'FAILED', failureCode: null }] },
    });
    expect(await admin.query(RETRY, { input: { refundId } })).toEqual({
      retryRefund: { refund: { id: refundId, status: 'WANTED' } },
    });
    await admin.query(RETRY, { input: { refundId } });
    await runJobs(app, 'payments.refund');
    expect(await refundsOf(id)).toMatchObject([{ status: 'done', idempotency_key: `${uuid}:2` }]);
    await app.settle();
    expect(await noticesOf(id)).toEqual(['refund_delayed', 'refund_sent_again']);
    expect(await admin.codeOf(RETRY, { input: { refundId } })).toBe('REFUND_NOT_FAILED');
    expect(await stays.ledgerOf(world, id)).toMatchObject({ provider_clearing: 6700 });
    expect(await brokenBooks(world)).toEqual([]);
  });

  test('can be settled by bank transfer with reason and reference, notifies the renter and blocks no erasure', async () => {
    const { app, admin, renter } = world;
    const { id, refundId } = await failed();
    const [{ renter_id: renterId } = { renter_id: '' }] = await sql<{ renter_id: string }>(
      `update bookings set status = 'cancelled', cancelled_by = 'admin', cancelled_at = now() where id = ? returning renter_id`,
      [uuidOf(id)],
    );
    expect(
      (await erasureBlockers(app.context(), renterId)).filter(({ kind }) => String(kind) === 'payment_due'),
    ).toEqual([]);
    const input = { refundId, reason: 'La tarjeta está cancelada.', bankReference: 'TRF-2027-03' };
    expect(await admin.codeOf(BY_HAND, { input: { ...input, bankReference: '' } })).toBe('VALIDATION_FAILED');
    expect(await admin.query(BY_HAND, { input })).toEqual({
      settleRefundByHand: { refund: { id: refundId, status: 'DONE' } },
    });
    await admin.query(BY_HAND, { input });
    await app.settle();
    expect(await noticesOf(id)).toEqual(['refund_delayed', 'refund_transferred']);
    const { paymentRecords } = await renter.query<{
      paymentRecords: { edges: { node: { booking: { id: string } } }[] };
    }>('{ paymentRecords(kind: REFUND, first: 50) { edges { node { booking { id } refundStatus isByTransfer } } } }');
    const own = paymentRecords.edges.map(({ node }) => node).filter(({ booking }) => booking.id === id);
    expect(own).toMatchObject([{ refundStatus: 'DONE', isByTransfer: true }]);
    expect(await admin.codeOf(BY_HAND, { input: { ...input, bankReference: 'other' } })).toBe('REFUND_NOT_FAILED');
    expect(await stays.ledgerOf(world, id)).toMatchObject({ provider_clearing: 7700, own_bank: -1000 });
    const acts = await sql<{ action: string; reason: string }>(
      `select action, reason from audit_log where action = 'refund.settled_by_hand'`,
    );
    expect(acts).toEqual([{ action: 'refund.settled_by_hand', reason: input.reason }]);
    expect(await brokenBooks(world)).toEqual([]);
  });

  test('becomes payable again once if it fails days after it was done, for any number of webhooks', async () => {
    const { app, admin } = world;
    const { id } = await confirmed(world);
    await order(id, 1000);
    await runJobs(app, 'payments.refund');
    const [done] = await refundsOf(id);
    const answer = { ref: done?.provider_ref ?? '', status: 'failed' as const, failureCode: 'lost_or_stolen_card' };
    world.clock.advance({ days: 3 });
    for (let n = 0; n < 3; n++) await applyRefundAnswer(app.context(), done?.id ?? '', answer);
    await applyRefundAnswer(app.context(), done?.id ?? '', { ...answer, ref: 're_other', status: 'done' });
    expect(await refundsOf(id)).toMatchObject([{ status: 'failed' }]);
    expect(await stays.ledgerOf(world, id)).toMatchObject({ provider_clearing: 7700, refund_payable: -1000 });
    await signInAgain(world);
    // The staff start a new try while a webhook checks the former one.
    vi.spyOn(app.services.ports.payments.current, 'retrieveRefund').mockImplementationOnce(async () => {
      await admin.query(RETRY, { input: { refundId: toGlobalId('Refund', done?.id ?? '') } });
      return answer;
    });
    await refreshRefund(app.context(), 'sandbox', answer.ref);
    expect(await refundsOf(id)).toMatchObject([{ status: 'wanted' }]);
    await runJobs(app, 'payments.refund');
    expect(await refundsOf(id)).toMatchObject([{ status: 'done' }]);
    expect(await stays.ledgerOf(world, id)).toMatchObject({ provider_clearing: 6700 });
    expect(await brokenBooks(world)).toEqual([]);
  });
});

// Runs last, because its second stay does not end.
test('M2 amounts refunded earlier are not refunded again by a cancellation or an earlier end', async () => {
  const { renter, app, clock } = world;
  const { id } = await confirmed(world);
  await order(id, 3000);
  await stays.cancel(renter, id);
  expect((await refundsOf(id)).map((one) => one.total_cents).toSorted()).toEqual([3000, 4700]);
  await runJobs(app, 'payments.refund');
  expect(await stays.ledgerOf(world, id)).toEqual({});
  const running = await confirmed(world, 1, 45);
  clock.set('2027-03-03T10:00:00Z');
  await signInAgain(world);
  await renter.query(stays.MARK_ACTIVE, { input: { bookingId: running.id } });
  await order(running.id, 7700);
  const { endsOn, refundCents } = await noticePreview(renter, running.id);
  expect(refundCents).toBe(0);
  expect((await giveNotice(renter, running.id, endsOn)).status).toBe('ENDING');
  expect(await brokenBooks(world)).toEqual([]);
});
