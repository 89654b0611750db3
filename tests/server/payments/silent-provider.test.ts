import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addJob } from '../../../server/core/jobs/jobs.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { expireHolds, FINAL_ASK_JOB } from '../../../server/features/bookings/lifecycle/expire-holds.js';
import { reconcileBooks } from '../../../server/features/bookings/payouts/reconcile-books.js';
import { reconcilePayments } from '../../../server/features/bookings/payments/settle-payment.js';
import type { PaymentSandbox } from '../../../server/ports/sandbox/payment-sandbox.js';
import { CARDS, createWorld, read, request, signInAgain, stay, start, type World } from '../../support/bookings.js';
import { runJobs } from '../../support/queued-jobs.js';
import { sandboxOf } from '../../support/money/sandbox.js';
import { uuidOf } from '../../support/spaces.js';

let world: World;
let sandbox: PaymentSandbox;

const open = async (background: boolean): Promise<void> => {
  world = await createWorld({ background });
  sandbox = sandboxOf(world.app);
};
const sql = <T extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  world.app.context().em.execute<T[]>(text, values);

afterEach(() => world.app.stop());

async function until(isTrue: () => Promise<boolean>, ms = 10_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await wait(50);
  }
}

describe('a provider that hangs', () => {
  beforeEach(() => open(true));

  test('P-09 delays neither the expiry of a hold nor mails while calls to it wait', async () => {
    const { app, renter, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    await request(renter, id);
    const [payment] = await sql<{ id: string }>('select id from payments where booking_id = ?', [uuidOf(id)]);
    sandbox.faults.add('GET', /payment_intents/, { kind: 'hang' });
    sandbox.faults.add('POST', /payment_intents/, { kind: 'hang' });
    await sql(`update payments set pending_step = 'void' where id = ?`, [payment?.id]);
    // More jobs than there are workers of either kind.
    await inTransaction(app.context(), async (tx) => {
      for (let n = 0; n < 8; n++)
        await addJob(tx, 'payments.settle', { paymentId: payment?.id }, { jobKey: `silent:${n}`, isOutbound: true });
    });
    await until(() => Promise.resolve(sandbox.faults.hangingCalls >= 4));
    const second = await start(renter, stay(spaceId, 100));
    world.clock.advance({ minutes: 16 });
    await inTransaction(app.context(), (tx) =>
      addJob(tx, 'bookings.expire-hold', { bookingId: uuidOf(second.id) }, { jobKey: 'expire' }),
    );
    const since = Date.now();
    await until(async () => {
      const [row] = await sql<{ status: string }>('select status from bookings where id = ?', [uuidOf(second.id)]);
      return row?.status === 'expired' || row?.status === 'payment_failed';
    });
    expect(Date.now() - since).toBeLessThan(5000);
    // Mails and all other jobs are done as well.
    await until(async () => {
      const [row] = await sql<{ waiting: number }>(
        `select count(*)::int as waiting from graphile_worker.jobs where task_identifier not like 'payments.%' and run_at <= now()`,
      );
      return row?.waiting === 0;
    });
    expect(sandbox.faults.hangingCalls).toBeGreaterThanOrEqual(4);
    sandbox.faults.clear();
  }, 60_000);
});

describe('the end of a hold with a pending authentication', () => {
  beforeEach(() => open(false));

  async function asked(): Promise<{ id: string; ref: string }> {
    const { renter, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    const { actionUrl } = await request(renter, id, CARDS.authenticate);
    return { id, ref: (actionUrl ?? '').split('/').at(-1) ?? '' };
  }

  const sweep = async (): Promise<void> => {
    await expireHolds(world.app.context());
    await runJobs(world.app, FINAL_ASK_JOB);
  };

  test('an authentication in its last second is found by the final query and sends the request', async () => {
    const { clock, renter, stranger, spaceId } = world;
    const { id, ref } = await asked();
    clock.advance({ minutes: 14, seconds: 59 });
    await sandbox.answerChallenge(ref, true);
    clock.advance({ minutes: 3 });
    await expireHolds(world.app.context());
    await signInAgain(world);
    expect(await read(renter, id)).toMatchObject({ status: 'PENDING_PAYMENT' });
    await runJobs(world.app, FINAL_ASK_JOB);
    expect(await read(renter, id)).toMatchObject({ status: 'REQUESTED', payment: { status: 'AUTHORIZED' } });
    expect(
      await stranger.codeOf(
        'mutation ($input: StartBookingInput!) { startBooking(input: $input) { booking { id } } }',
        {
          input: stay(spaceId),
        },
      ),
    ).toBe('BOOKING_DATES_TAKEN');
  });

  test('an authentication after the hold makes the booking fail and voids the payment', async () => {
    const { clock, renter } = world;
    const { id, ref } = await asked();
    clock.advance({ minutes: 15 });
    await sandbox.answerChallenge(ref, true);
    await sweep();
    await runJobs(world.app, 'payments.settle');
    await signInAgain(world);
    expect(await read(renter, id)).toMatchObject({ status: 'PAYMENT_FAILED' });
    expect(await sql('select status from sandbox_intents where id = ?', [ref])).toEqual([{ status: 'canceled' }]);
  });

  test('without authentication the booking fails after the final query, and the payment is voided', async () => {
    const { clock, renter } = world;
    const { id, ref } = await asked();
    clock.advance({ minutes: 15 });
    await sweep();
    await runJobs(world.app, 'payments.settle');
    await signInAgain(world);
    expect(await read(renter, id)).toMatchObject({ status: 'PAYMENT_FAILED', payment: { status: 'VOID' } });
    expect(await sql('select status from sandbox_intents where id = ?', [ref])).toEqual([{ status: 'canceled' }]);
  });

  test('an unresponsive provider extends the hold by one minute at most', async () => {
    const { clock, renter } = world;
    const { id } = await asked();
    clock.advance({ minutes: 15 });
    sandbox.faults.add('GET', /payment_intents/, { kind: 'refuse', status: 500 });
    await sweep();
    await signInAgain(world);
    expect(await read(renter, id)).toMatchObject({ status: 'PENDING_PAYMENT' });
    clock.advance({ minutes: 1 });
    await expireHolds(world.app.context());
    expect(await read(renter, id)).toMatchObject({ status: 'PAYMENT_FAILED' });
  });

  test('each unanswered query doubles the wait, and a run queries each payment once', async () => {
    const { clock } = world;
    await asked();
    sandbox.faults.add('GET', /payment_intents/, { kind: 'refuse', status: 429 });
    const waits: number[] = [];
    for (let n = 0; n < 4; n++) {
      const [row] = await sql<{ at: string }>('select next_try_at as at from payments');
      clock.set(row?.at ?? '');
      const before = clock.now().getTime();
      await Promise.all([reconcilePayments(world.app.context()), reconcilePayments(world.app.context())]);
      const [next] = await sql<{ at: string }>('select next_try_at as at from payments');
      waits.push((new Date(next?.at ?? '').getTime() - before) / 60_000);
    }
    expect(waits).toEqual([2, 4, 8, 16]);
  });
});

describe('a void of a payment that was captured meanwhile', () => {
  beforeEach(() => open(false));

  test('P-06 posts the payment and refunds it', async () => {
    const { app, renter, spaceId } = world;
    const { id } = await start(renter, stay(spaceId));
    await request(renter, id);
    const [payment] = await sql<{ id: string; ref: string }>(
      'select id, provider_ref as ref from payments where booking_id = ?',
      [uuidOf(id)],
    );
    await renter.query(
      'mutation ($input: WithdrawBookingInput!) { withdrawBooking(input: $input) { booking { id } } }',
      {
        input: { bookingId: id },
      },
    );
    await app.services.ports.payments.current.capturePayment(payment?.ref ?? '', { idempotencyKey: 'by somebody' });
    await runJobs(app, 'payments.settle');
    await runJobs(app, 'payments.refund');
    expect(await sql('select status, pending_step from payments where id = ?', [payment?.id])).toEqual([
      { status: 'captured', pending_step: null },
    ]);
    expect(
      await sql(
        `select account, sum(amount_cents)::int as cents from ledger_entries group by account having sum(amount_cents) <> 0 order by account`,
      ),
    ).toEqual([]);
    expect(await sql('select sum(amount_cents)::int as sum from sandbox_balance')).toEqual([{ sum: 0 }]);
    world.clock.advance({ hours: 2 });
    await reconcileBooks(app.context());
    expect(await sql('select kind, ref from reconciliation_alarms')).toEqual([]);
  });
});
