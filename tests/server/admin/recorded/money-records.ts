import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { toGlobalId, type GlobalType } from '../../../../server/core/graphql/global-id.js';
import { confirmed } from '../../../support/bookings.js';
import { runningStay, smallerInput, submit } from '../../../support/money/claims.js';
import { runJobs } from '../../../support/queued-jobs.js';
import { uuidOf } from '../../../support/spaces.js';
import { deed, downloaded, WHY, type Deed, type RecordsOf, type Scenario, type Stage } from './stage.js';

async function agreed(stage: Stage): Promise<string> {
  await stage.resetWorld();
  return (await confirmed(stage.world)).id;
}

/** The id of the only row of a query. */
async function idOf(stage: Stage, type: GlobalType, text: string, values: unknown[] = []): Promise<string> {
  const [row] = await stage.sql<{ id: string }>(text, values);
  if (!row) throw new Error(`no ${type}`);
  return toGlobalId(type, row.id);
}
const hostId = (stage: Stage): Promise<string> =>
  idOf(stage, 'User', `select id from users where email = 'host@example.test'`);

async function refund(stage: Stage): Promise<Deed> {
  const text = `select id from payments where booking_id = ? and status = 'captured'`;
  const paymentId = await idOf(stage, 'StaffPayment', text, [uuidOf(await agreed(stage))]);
  return deed('refundPayment', { paymentId, amountCents: 1000, statement: WHY });
}

/** A refund that the provider has refused. */
async function failedRefund(stage: Stage): Promise<string> {
  await stage.carryOut(await refund(stage));
  vi.spyOn(stage.world.app.services.ports.payments.current, 'refund').mockResolvedValueOnce({
    ref: null,
    status: 'failed',
    failureCode: 'expired_or_canceled_card',
  });
  await runJobs(stage.world.app, 'payments.refund');
  return idOf(stage, 'Refund', `select id from refunds where status = 'failed'`);
}

const hold = async (stage: Stage): Promise<Deed> => deed('holdPayout', { hostId: await hostId(stage), reason: WHY });

async function proposed(stage: Stage): Promise<string> {
  const large = { bookingId: await agreed(stage), kind: 'PAY_HOST', amountCents: 60_000, statement: WHY };
  await stage.carryOut(deed('adjustBooks', large));
  return idOf(stage, 'LedgerAdjustment', `select id from ledger_adjustments where status = 'proposed'`);
}
const decision = async (stage: Stage, isConfirmed: boolean): Promise<Deed> =>
  deed('decideAdjustment', { adjustmentId: await proposed(stage), isConfirmed, statement: WHY }, { by: stage.second });

/** A claim by the renter about a running stay. */
async function claim(stage: Stage): Promise<{ readonly id: string; readonly bookingId: string }> {
  await stage.resetWorld();
  const bookingId = await runningStay(stage.world);
  return { id: (await submit(stage.world.renter, await smallerInput(stage.world, bookingId))).id, bookingId };
}

export const moneyRecords = {
  'money.downloaded': downloaded('money'),
  'payment.refunded': refund,
  'refund.retried': async (stage) => deed('retryRefund', { refundId: await failedRefund(stage) }),
  'refund.settled_by_hand': async (stage) =>
    deed('settleRefundByHand', { refundId: await failedRefund(stage), reason: WHY, bankReference: 'TRF-2027-03' }),
  'payout.held': hold,
  'payout.released': async (stage) => {
    await stage.carryOut(await hold(stage));
    return deed('releasePayout', { hostId: await hostId(stage), reason: WHY });
  },
  'payout.failed_by_staff': async (stage) => {
    const payoutId = await idOf(
      stage,
      'Payout',
      `insert into payouts (host_id, amount_cents, status, run_on, provider, account_ref, idempotency_key, asked_at)
        select id, 6650, 'scheduled', '2027-03-01', 'sandbox', 'acct_1', ?, now() from users where email = 'host@example.test' returning id`,
      [randomUUID()],
    );
    return deed('failPayout', { payoutId, reason: WHY });
  },
  'reconciliation_alarm.resolved': async (stage) => {
    const alarmId = await idOf(
      stage,
      'ReconciliationAlarm',
      `insert into reconciliation_alarms (kind, provider, ref, expected_cents, found_cents, found_at)
        values ('missing_in_ledger', 'sandbox', 'pi_unknown', 0, 1234, now()) returning id`,
    );
    return deed('resolveReconciliationAlarm', { alarmId, resolution: WHY });
  },
  'adjustment.proposed': async (stage) =>
    deed('adjustBooks', { bookingId: await agreed(stage), kind: 'PAY_HOST', amountCents: 60_000, statement: WHY }),
  'adjustment.booked': (stage) => decision(stage, true),
  'adjustment.returned': (stage) => decision(stage, false),
  'claim.guarantee_paid': async (stage) => {
    const { id, bookingId } = await claim(stage);
    await stage.sql(
      `insert into guarantee_payments (claim_id, booking_id, user_id, amount_cents, created_at) select ?, id, renter_id, 5000, now() from bookings where id = ?`,
      [uuidOf(id), uuidOf(bookingId)],
    );
    return deed('settleGuaranteePayment', { claimId: id, transferReference: 'TRF-2027-04' });
  },
  'claim.deposit_retried': async (stage) => {
    const { id } = await claim(stage);
    await stage.sql(`update claims set status = 'closed', remedy = 'deposit', remedy_cents = 1000 where id = ?`, [
      uuidOf(id),
    ]);
    return deed('retryDepositCharge', { claimId: id });
  },
} satisfies Record<RecordsOf<'SEE_MONEY' | 'MOVE_MONEY'>, Scenario>;
