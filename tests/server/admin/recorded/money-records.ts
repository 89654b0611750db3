import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { toGlobalId, type GlobalType } from '../../../../server/core/graphql/global-id.js';
import { confirmed } from '../../../support/bookings.js';
import { runningStay, smallerInput, submit } from '../../../support/money/claims.js';
import { runJobs } from '../../../support/queued-jobs.js';
import { uuidOf } from '../../../support/spaces.js';
import {
  prepareAct,
  downloaded,
  WHY,
  type PreparedAct,
  type RecordsOf,
  type Scenario,
  type ScenarioContext,
} from './scenario-context.js';

async function agreed(context: ScenarioContext): Promise<string> {
  await context.resetWorld();
  return (await confirmed(context.world)).id;
}

/** The id of the only row of a query. */
async function idOf(context: ScenarioContext, type: GlobalType, text: string, values: unknown[] = []): Promise<string> {
  const [row] = await context.sql<{ id: string }>(text, values);
  if (!row) throw new Error(`no ${type}`);
  return toGlobalId(type, row.id);
}
const hostId = (context: ScenarioContext): Promise<string> =>
  idOf(context, 'User', `select id from users where email = 'host@example.test'`);

async function refund(context: ScenarioContext): Promise<PreparedAct> {
  const text = `select id from payments where booking_id = ? and status = 'captured'`;
  const paymentId = await idOf(context, 'StaffPayment', text, [uuidOf(await agreed(context))]);
  return prepareAct('refundPayment', { paymentId, amountCents: 1000, statement: WHY });
}

/** A refund that the provider has refused. */
async function failedRefund(context: ScenarioContext): Promise<string> {
  await context.perform(await refund(context));
  vi.spyOn(context.world.app.services.ports.payments.current, 'refund').mockResolvedValueOnce({
    ref: null,
    status: 'failed',
    failureCode: 'expired_or_canceled_card',
  });
  await runJobs(context.world.app, 'payments.refund');
  return idOf(context, 'Refund', `select id from refunds where status = 'failed'`);
}

const hold = async (context: ScenarioContext): Promise<PreparedAct> =>
  prepareAct('holdPayout', { hostId: await hostId(context), reason: WHY });

async function proposed(context: ScenarioContext): Promise<string> {
  const large = { bookingId: await agreed(context), kind: 'PAY_HOST', amountCents: 60_000, statement: WHY };
  await context.perform(prepareAct('adjustBooks', large));
  return idOf(context, 'LedgerAdjustment', `select id from ledger_adjustments where status = 'proposed'`);
}
const decision = async (context: ScenarioContext, isConfirmed: boolean): Promise<PreparedAct> =>
  prepareAct(
    'decideAdjustment',
    { adjustmentId: await proposed(context), isConfirmed, statement: WHY },
    { by: context.second },
  );

/** A claim by the renter about a running stay. */
async function claim(context: ScenarioContext): Promise<{ readonly id: string; readonly bookingId: string }> {
  await context.resetWorld();
  const bookingId = await runningStay(context.world);
  return { id: (await submit(context.world.renter, await smallerInput(context.world, bookingId))).id, bookingId };
}

export const moneyRecords = {
  'money.downloaded': downloaded('money'),
  'payment.refunded': refund,
  'refund.retried': async (context) => prepareAct('retryRefund', { refundId: await failedRefund(context) }),
  'refund.settled_by_hand': async (context) =>
    prepareAct('settleRefundByHand', {
      refundId: await failedRefund(context),
      reason: WHY,
      bankReference: 'TRF-2027-03',
    }),
  'payout.held': hold,
  'payout.released': async (context) => {
    await context.perform(await hold(context));
    return prepareAct('releasePayout', { hostId: await hostId(context), reason: WHY });
  },
  'user.payouts_allowed': async (context) => {
    const personId = await context.personId();
    await context.sql(`insert into user_roles (user_id, role) values (?, 'host')`, [uuidOf(personId)]);
    await context.perform(
      prepareAct('banPerson', { personId, reason: 'FRAUD', statement: WHY, confirmation: 'Marta Ruiz Soler' }),
    );
    return prepareAct('allowPayouts', { personId, statement: WHY });
  },
  'payout.failed_by_staff': async (context) => {
    const payoutId = await idOf(
      context,
      'Payout',
      `insert into payouts (host_id, amount_cents, status, run_on, provider, account_ref, idempotency_key, asked_at)
        select id, 6650, 'scheduled', '2027-03-01', 'sandbox', 'acct_1', ?, now() from users where email = 'host@example.test' returning id`,
      [randomUUID()],
    );
    return prepareAct('failPayout', { payoutId, reason: WHY });
  },
  'reconciliation_alarm.resolved': async (context) => {
    const alarmId = await idOf(
      context,
      'ReconciliationAlarm',
      `insert into reconciliation_alarms (kind, provider, ref, expected_cents, found_cents, found_at)
        values ('missing_in_ledger', 'sandbox', 'pi_unknown', 0, 1234, now()) returning id`,
    );
    return prepareAct('resolveReconciliationAlarm', { alarmId, resolution: WHY });
  },
  'adjustment.proposed': async (context) =>
    prepareAct('adjustBooks', {
      bookingId: await agreed(context),
      kind: 'PAY_HOST',
      amountCents: 60_000,
      statement: WHY,
    }),
  'adjustment.booked': (context) => decision(context, true),
  'adjustment.returned': (context) => decision(context, false),
  'booking.charge_waived': async (context) => {
    const bookingId = uuidOf(await agreed(context));
    await context.sql(`update bookings set status = 'completed' where id = ?`, [bookingId]);
    await context.sql(
      `update billing_cycles set status = 'past_due', ladder_step = 7, next_try_at = null where booking_id = ? and cycle_no = 2`,
      [bookingId],
    );
    const [month] = await context.sql<{ id: string; cents: number }>(
      'select id, total_cents as cents from billing_cycles where booking_id = ? and cycle_no = 2',
      [bookingId],
    );
    if (!month) throw new Error('no second month');
    const cycleId = toGlobalId('BillingCycle', month.id);
    return prepareAct('waiveCharge', { cycleId, amountCents: month.cents, statement: WHY });
  },
  'claim.guarantee_paid': async (context) => {
    const { id, bookingId } = await claim(context);
    await context.sql(
      `insert into guarantee_payments (claim_id, booking_id, user_id, amount_cents, created_at) select ?, id, renter_id, 5000, now() from bookings where id = ?`,
      [uuidOf(id), uuidOf(bookingId)],
    );
    return prepareAct('settleGuaranteePayment', { claimId: id, transferReference: 'TRF-2027-04' });
  },
  'claim.deposit_retried': async (context) => {
    const { id } = await claim(context);
    await context.sql(`update claims set status = 'closed', remedy = 'deposit', remedy_cents = 1000 where id = ?`, [
      uuidOf(id),
    ]);
    return prepareAct('retryDepositCharge', { claimId: id });
  },
} satisfies Record<RecordsOf<'SEE_MONEY' | 'MOVE_MONEY'>, Scenario>;
