import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { splitRefund } from '../../../server/features/bookings/disputes/split-refund.js';
import { Refund } from '../../../server/features/bookings/payments/refund.entity.js';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { providerEventHandler } from '../../../server/features/bookings/payments/provider-event-handlers.js';
import { reconcileRefunds } from '../../../server/features/bookings/payments/settle-refund.js';
import { mailsTo } from '../../support/accounts.js';
import { ACCEPT, read, request, resetWorld, signInAgain, start, stay, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { brokenBooks } from '../../support/money/payouts.js';
import { sandboxOf } from '../../support/money/sandbox.js';
import { countQueries } from '../../support/query-counter.js';
import { runJobs } from '../../support/queued-jobs.js';
import { uuidOf } from '../../support/spaces.js';
import { cancel, ledgerOf, readStay } from '../../support/stays.js';

const world = useWorld();
beforeEach(() => resetWorld(world));

const sql = sqlOf(world);
const refunds = () => runJobs(world.app, 'payments.refund');

describe('a cancelled booking whose charge is disputed', () => {
  const sandbox = () => sandboxOf(world.app);
  async function deliver(ref: string): Promise<void> {
    const report = { provider: 'sandbox', ref, accountRef: null, type: '' };
    await providerEventHandler('dispute')?.(world.app.context(), report);
    await world.app.settle();
  }
  /** Confirmed, charged and disputed, by default for the whole charge; `takenCents`: what the bank took for it. */
  async function disputed(cents = 7700, takenCents = cents): Promise<{ id: string; ref: string }> {
    const { host, renter, spaceId } = world;
    const { id } = await start(renter, stay(spaceId, 30));
    await request(renter, id, '4000 0000 0000 0259');
    await host.query(ACCEPT, { input: { bookingId: id } });
    const [row] = await sql<{ id: string }>(
      `select o.id from sandbox_objects o join payments p on p.provider_ref = o.body ->> 'payment_intent'
       where o.kind = 'dispute' and p.booking_id = ?`,
      [uuidOf(id)],
    );
    if (!row) throw new Error('no dispute');
    await sql(
      `update sandbox_objects set body = body || jsonb_build_object('amount', ?::int, 'balance_transactions', jsonb_build_array(jsonb_build_object('amount', ?::int))) where id = ?`,
      [cents, -takenCents, row.id],
    );
    await deliver(row.id);
    return { id, ref: row.id };
  }
  async function decided(ref: string, status: 'won' | 'lost'): Promise<void> {
    await sandbox().endDispute(ref, status);
    await deliver(ref);
    await refunds();
  }
  const refundOf = async (id: string) => (await readStay(world.renter, id)).refund?.status;
  const given = async (id: string) =>
    (
      await sql<{ cents: number }>(
        `select coalesce(sum(s.amount_cents), 0)::int as cents from sandbox_refunds s join payments p on p.provider_ref = s.intent_id
         where p.booking_id = ? and s.status <> 'failed'`,
        [uuidOf(id)],
      )
    )[0]?.cents;

  test.each([
    ['won', 7700],
    ['lost', 0],
  ] as const)('M4 its refund waits for the bank and is paid once when the dispute is %s', async (status, cents) => {
    const { admin, renter } = world;
    const { id, ref } = await disputed();
    await cancel(renter, id);
    await refunds();
    expect(await refundOf(id)).toBe('FAILED');
    expect(
      (await mailsTo(world.app, 'soporte@hueco.test')).filter(({ text }) => text.includes('charge_disputed')),
    ).toEqual([]);
    // A transfer would pay it twice if the bank decides for the renter.
    const [{ refund } = { refund: '' }] = await sql<{ refund: string }>(
      'select id as refund from refunds where booking_id = ?',
      [uuidOf(id)],
    );
    const byHand = { refundId: toGlobalId('Refund', refund), reason: 'Lo pide por teléfono.', bankReference: 'TRF-1' };
    expect(
      await admin.codeOf(
        'mutation ($input: SettleRefundByHandInput!) { settleRefundByHand(input: $input) { refund { id } } }',
        { input: byHand },
      ),
    ).toBe('REFUND_AWAITS_BANK');
    await decided(ref, status);
    expect(await refundOf(id)).toBe('DONE');
    expect(await given(id)).toBe(cents);
    expect(await ledgerOf(world, id)).toEqual({});
    expect(await brokenBooks(world)).toEqual([]);
  });

  test('M4 a bank that changes its decision does not change what the renter gets', async () => {
    const { id, ref } = await disputed();
    await cancel(world.renter, id);
    await refunds();
    await decided(ref, 'lost');
    expect(await given(id)).toBe(0);
    await decided(ref, 'won');
    expect([await refundOf(id), await given(id)]).toEqual(['DONE', 7700]);
    expect(await ledgerOf(world, id)).toEqual({});
    expect(await brokenBooks(world)).toEqual([]);
  });

  test('M4 after a lost dispute a cancellation pays nothing more, and the loss is what the renter was not owed', async () => {
    const { id, ref } = await disputed();
    await decided(ref, 'lost');
    world.clock.set('2027-03-31T10:00:00Z');
    await signInAgain(world);
    expect((await readStay(world.renter, id)).cancellation).toMatchObject({ refundCents: 4500, keptCents: 3200 });
    await cancel(world.renter, id);
    await refunds();
    expect([await refundOf(id), await given(id)]).toEqual(['DONE', 0]);
    // The host keeps 25 € of rent, we our fee; the bank gave the renter everything.
    expect(await ledgerOf(world, id)).toMatchObject({ written_off: 3200, held: -2500 });
    expect(await brokenBooks(world)).toEqual([]);
  });

  const RETRY = 'mutation ($input: RetryRefundInput!) { retryRefund(input: $input) { refund { id } } }';
  const BY_HAND =
    'mutation ($input: SettleRefundByHandInput!) { settleRefundByHand(input: $input) { refund { status } } }';
  const transfer = { reason: 'Lo que el banco no ha dado.', bankReference: 'TRF-1' };
  const listed = async (refundId: string) => {
    const { failedRefunds } = await world.admin.query<{ failedRefunds: { id: string; totalCents: number }[] }>(
      '{ failedRefunds { id totalCents } }',
    );
    return failedRefunds.filter(({ id }) => id === refundId);
  };
  const waiting = async () =>
    (
      await world.admin.query<{ staffQueues: { queue: string; openCount: number }[] }>(
        '{ staffQueues { queue openCount } }',
      )
    ).staffQueues.find(({ queue }) => queue === 'MONEY')?.openCount;
  const refusals = async (id: string) => {
    const [{ reference } = { reference: '' }] = await sql<{ reference: string }>(
      'select reference from bookings where id = ?',
      [uuidOf(id)],
    );
    await runJobs(world.app, 'mail.send');
    return (await mailsTo(world.app, 'soporte@hueco.test')).filter(
      ({ subject }) => subject.includes(reference) && subject.includes('ha rechazado un reembolso'),
    );
  };
  const cancelled = async (...dispute: [cents?: number, takenCents?: number]) => {
    const { id, ref } = await disputed(...dispute);
    await cancel(world.renter, id);
    await refunds();
    expect(await refundOf(id)).toBe('FAILED');
    const [{ refund } = { refund: '' }] = await sql<{ refund: string }>(
      'select id as refund from refunds where booking_id = ?',
      [uuidOf(id)],
    );
    return { id, ref, refundId: toGlobalId('Refund', refund) };
  };

  test('M4 a lost dispute of a part settles that part, and leaves the rest to the staff', async () => {
    const { admin } = world;
    const { id, ref, refundId } = await cancelled(6000);
    expect([await listed(refundId), await refusals(id)]).toEqual([[], []]);
    const before = (await waiting()) ?? 0;
    expect(await admin.codeOf(RETRY, { input: { refundId } })).toBe('REFUND_AWAITS_BANK');
    await decided(ref, 'lost');
    expect(await listed(refundId)).toEqual([{ id: refundId, totalCents: 1700 }]);
    // The alarm of a lost dispute stays, and the rest of the refund joins it.
    expect(await waiting()).toBe(before + 1);
    expect((await refusals(id))[0]?.text).toMatch(/Importe: 17\s€/);
    expect(await ledgerOf(world, id)).toEqual({ provider_clearing: 1700, refund_payable: -1700 });
    await admin.query(BY_HAND, { input: { refundId, ...transfer } });
    expect([await refundOf(id), await given(id)]).toEqual(['DONE', 0]);
    // The bank decides anew: only its part goes to the card.
    await decided(ref, 'won');
    expect([await refundOf(id), await given(id)]).toEqual(['DONE', 6000]);
    expect(await ledgerOf(world, id)).toEqual({ own_bank: -1700, provider_clearing: 1700 });
    expect(await brokenBooks(world)).toEqual([]);
  });

  test('M4 a refund that failed after a loss is settled by what the bank paid, before anybody transfers it', async () => {
    const { id, ref } = await disputed(6000);
    await decided(ref, 'lost');
    await cancel(world.renter, id);
    await sql(`update refunds set status = 'failed', failure_code = 'charge_disputed' where booking_id = ?`, [
      uuidOf(id),
    ]);
    for (let run = 0; run < 2; run++) await reconcileRefunds(world.app.context());
    const rows = await sql<{ status: string; cents: number }>(
      'select status, total_cents as cents from refunds where booking_id = ? order by total_cents',
      [uuidOf(id)],
    );
    expect(rows).toEqual([
      { status: 'failed', cents: 1700 },
      { status: 'done', cents: 6000 },
    ]);
    // The rest is left to the staff, and the sweep locks nothing for it.
    expect(await countQueries(world.app, () => reconcileRefunds(world.app.context()))).toBe(2);
    expect(await brokenBooks(world)).toEqual([]);
  });

  /** The corrections of invoices and the receipts of refunds, in cents, and how many refunds have a receipt. */
  const statedBack = async (id: string) => {
    await world.app.settle();
    return sql(
      `select kind, sum(total_cents)::int as cents, count(distinct source_id)::int as refunds from documents
       where booking_id = ? and source_type = 'refund' and audience = 'renter' group by kind order by kind`,
      [uuidOf(id)],
    );
  };
  const papersOf = async (id: string) => {
    const { paymentRecords } = await world.renter.query<{
      paymentRecords: {
        edges: { node: { amountCents: number; booking: { id: string }; documents: { kind: string }[] } }[];
      };
    }>('{ paymentRecords(kind: REFUND) { edges { node { amountCents booking { id } documents { kind } } } } }');
    return paymentRecords.edges
      .filter(({ node }) => node.booking.id === id)
      .map(({ node }) => [node.amountCents, node.documents.length])
      .sort();
  };

  test('P4 a refund that comes back and is split after its documents corrects its charge once', async () => {
    const { id, ref } = await disputed(6000);
    // The refund arrives before the provider knows of the dispute, and comes back after it.
    await sql(`update sandbox_objects set body = body || '{"status": "won"}' where id = ?`, [ref]);
    await cancel(world.renter, id);
    await refunds();
    expect(await refundOf(id)).toBe('DONE');
    const once = [
      { kind: 'corrective_invoice', cents: -700, refunds: 1 },
      { kind: 'receipt', cents: -7700, refunds: 1 },
    ];
    expect(await statedBack(id)).toEqual(once);
    const [row] = await sql<{ id: string; ref: string }>(
      'select id, provider_ref as ref from refunds where booking_id = ?',
      [uuidOf(id)],
    );
    if (!row) throw new Error('no refund');
    await sandbox().endRefund(row.ref, 'failed');
    const report = { provider: 'sandbox', ref: row.ref, accountRef: null, type: '' };
    await providerEventHandler('refund')?.(world.app.context(), report);
    await decided(ref, 'lost');
    await world.admin.query(BY_HAND, { input: { refundId: toGlobalId('Refund', row.id), ...transfer } });
    expect(await statedBack(id)).toEqual(once);
    expect(await papersOf(id)).toEqual([
      [1700, 2],
      [6000, 2],
    ]);
    expect(await brokenBooks(world)).toEqual([]);
    // A part that is split again has the documents of the first whole.
    await inTransaction(world.app.context(), async (tx) => {
      const part = await tx.em.findOneOrFail(Refund, { bookingId: uuidOf(id), splitFromId: { $ne: null } });
      const { status, completedAt, failedAt, settledReason, bankReference } = part;
      const settled = { status, completedAt, failedAt, settledReason, bankReference };
      tx.em.persist(Object.assign(await splitRefund(tx, part, 500), settled));
    });
    expect((await papersOf(id)).map(([, count]) => count)).toEqual([2, 2, 2]);
  });

  test('P4 the parts of a refund that is split before its documents have their own', async () => {
    const { id, ref, refundId } = await cancelled(6000);
    await decided(ref, 'lost');
    await world.admin.query(BY_HAND, { input: { refundId, ...transfer } });
    expect(await statedBack(id)).toEqual([
      { kind: 'corrective_invoice', cents: -700, refunds: 2 },
      { kind: 'receipt', cents: -7700, refunds: 2 },
    ]);
    expect(await papersOf(id)).toEqual([
      [1700, 2],
      [6000, 2],
    ]);
  });

  test('M4 a won dispute also resends a refund that was pending when it was opened', async () => {
    const { id, ref } = await cancelled();
    await sql(`update refunds set failure_code = 'charge_for_pending_refund_disputed' where booking_id = ?`, [
      uuidOf(id),
    ]);
    await decided(ref, 'won');
    expect([await refundOf(id), await given(id)]).toEqual(['DONE', 7700]);
    expect(await refusals(id)).toEqual([]);
  });

  test('M4 a refund that failed for another reason is left to the staff when the dispute is won', async () => {
    const { id, ref, refundId } = await cancelled();
    await sql(`update refunds set failure_code = 'expired_or_canceled_card' where booking_id = ?`, [uuidOf(id)]);
    expect(await refusals(id)).toEqual([]);
    await decided(ref, 'won');
    expect([await refundOf(id), await listed(refundId)]).toEqual(['FAILED', [{ id: refundId, totalCents: 7700 }]]);
    expect(await refusals(id)).toHaveLength(1);
  });

  test('M4 a mere inquiry of the bank stops no transfer', async () => {
    const { id, refundId } = await cancelled(7700, 0);
    expect(await listed(refundId)).toEqual([{ id: refundId, totalCents: 7700 }]);
    expect(await refusals(id)).toHaveLength(1);
    await world.admin.query(BY_HAND, { input: { refundId, ...transfer } });
    expect(await refundOf(id)).toBe('DONE');
    expect(await brokenBooks(world)).toEqual([]);
  });

  test('M4 a mere inquiry takes nothing back, and no refund of the staff, until it becomes a dispute', async () => {
    const { admin, renter } = world;
    const { id, ref } = await disputed(7700, 0);
    const [{ payment } = { payment: '' }] = await sql<{ payment: string }>(
      'select id as payment from payments where booking_id = ?',
      [uuidOf(id)],
    );
    const paymentId = toGlobalId('StaffPayment', payment);
    const refund = async () => {
      const { errors } = await admin.send(
        'mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { payment { refundableCents } } }',
        { input: { paymentId, amountCents: 1000, statement: 'Pagó dos veces el mismo mes.' } },
      );
      return errors[0]?.extensions.code ?? null;
    };
    const stateOf = async () => {
      const { staffPayment } = await admin.query<{ staffPayment: { state: string } }>(
        'query ($id: ID!) { staffPayment(id: $id) { state } }',
        { id: paymentId },
      );
      return [staffPayment.state, (await read(renter, id))?.payment?.status];
    };
    expect(await stateOf()).toEqual(['DONE', 'CAPTURED']);
    expect(await refund()).toBeNull();
    await sql(
      `update sandbox_objects set body = body || '{"balance_transactions": [{"amount": -7700}]}' where id = ?`,
      [ref],
    );
    await deliver(ref);
    expect(await stateOf()).toEqual(['TAKEN_BACK', 'DISPUTED']);
    expect(await refund()).toBe('FORBIDDEN');
    await decided(ref, 'won');
    expect(await stateOf()).toEqual(['DONE', 'PARTIALLY_REFUNDED']);
  });
});
