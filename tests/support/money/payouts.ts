import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { BillingCycle } from '../../../server/features/bookings/billing/billing-cycle.entity.js';
import { CycleStep } from '../../../server/features/bookings/billing/cycle.transitions.js';
import { moveCycle } from '../../../server/features/bookings/billing/move-cycle.js';
import { PaymentStatus } from '../../../server/features/bookings/booking.enums.js';
import { bookMoneyIn } from '../../../server/features/bookings/ledger/book-cycle.js';
import { lockBooking } from '../../../server/features/bookings/lifecycle/booking-changes.js';
import { Payment } from '../../../server/features/bookings/payments/payment.entity.js';
import {
  providePayoutGateway,
  type PayoutAccount,
  type PayoutProvider,
} from '../../../server/features/bookings/payouts/payout-port.js';
import type { BalanceEntry, PayoutState, TransferState } from '../../../server/ports/payments/payee-records.js';
import { ProviderError } from '../../../server/ports/payments/provider-error.js';
import type { World } from '../bookings.js';
import { uuidOf } from '../spaces.js';

type Call = 'transfer' | 'payOut' | 'reverseTransfer';

/** An in-memory provider: a repeated key is one call, and each call can be made to fail before or after its effect. */
export class MemoryPayouts implements PayoutProvider {
  readonly name = 'sandbox';
  readonly transfers = new Map<string, TransferState>();
  readonly payouts = new Map<string, PayoutState>();
  readonly entries: BalanceEntry[] = [];
  account: PayoutAccount | null = { provider: 'sandbox', ref: 'acct_1', ibanLast4: '7731' };
  private readonly answers = new Map<string, TransferState | PayoutState>();
  private readonly refusals = new Map<string, Error>();
  private readonly faults = new Map<Call, Error | 'after'>();

  /** Connects the product's payouts to it. */
  connect(): this {
    providePayoutGateway({
      providerOf: () => this,
      mainProvider: () => this,
      accountOf: () => Promise.resolve(this.account),
    });
    return this;
  }

  /** From now on every call succeeds. */
  recover(): void {
    this.faults.clear();
  }

  /** The next call fails; with `after`, it has its effect and the answer is lost. */
  failNext(call: Call, fault: Error | 'after'): void {
    this.faults.set(call, fault);
  }

  transfer({ accountRef, amountCents, idempotencyKey }: Parameters<PayoutProvider['transfer']>[0]) {
    return this.once('transfer', idempotencyKey, () => {
      const state = { ref: `tr_${randomUUID()}`, accountRef, amountCents, reversedCents: 0 };
      this.transfers.set(state.ref, state);
      return state;
    }) as Promise<TransferState>;
  }

  findTransfer({ idempotencyKey }: Parameters<PayoutProvider['findTransfer']>[0]): Promise<TransferState | null> {
    return Promise.resolve((this.answers.get(idempotencyKey) as TransferState | undefined) ?? null);
  }

  reverseTransfer({ transferRef, amountCents, idempotencyKey }: Parameters<PayoutProvider['reverseTransfer']>[0]) {
    return this.once('reverseTransfer', idempotencyKey, () => {
      const state = { ...(this.transfers.get(transferRef) as TransferState), reversedCents: amountCents };
      this.transfers.set(transferRef, state);
      return state;
    }) as Promise<TransferState>;
  }

  payOut({ accountRef, amountCents, idempotencyKey }: Parameters<PayoutProvider['payOut']>[0]) {
    return this.once('payOut', idempotencyKey, () => {
      const state: PayoutState = {
        ref: `po_${randomUUID()}`,
        accountRef,
        amountCents,
        status: 'in_transit',
        failureCode: null,
        arrivesAt: new Date('2027-12-01T12:00:00Z'),
      };
      this.payouts.set(state.ref, state);
      return state;
    }) as Promise<PayoutState>;
  }

  findPayout({ idempotencyKey }: Parameters<PayoutProvider['findPayout']>[0]): Promise<PayoutState | null> {
    return Promise.resolve((this.answers.get(idempotencyKey) as PayoutState | undefined) ?? null);
  }

  retrievePayout(_accountRef: string, payoutRef: string): Promise<PayoutState> {
    return Promise.resolve(this.payouts.get(payoutRef) as PayoutState);
  }

  listBalance(): ReturnType<PayoutProvider['listBalance']> {
    return Promise.resolve({ entries: this.entries, next: null });
  }

  /** The sum of transfers to hosts' accounts that were not returned. */
  get sentCents(): number {
    return [...this.transfers.values()].reduce((sum, one) => sum + one.amountCents - one.reversedCents, 0);
  }

  private once(call: Call, key: string, act: () => TransferState | PayoutState) {
    const fault = this.faults.get(call);
    this.faults.delete(call);
    // A refusal is repeated under its key, as an answer is.
    const refusal = this.refusals.get(key) ?? fault;
    if (refusal instanceof ProviderError && refusal.kind === 'our_fault') this.refusals.set(key, refusal);
    if (refusal instanceof Error) return Promise.reject(refusal);
    const answer = this.answers.get(key) ?? act();
    this.answers.set(key, answer);
    return fault === 'after'
      ? Promise.reject(new ProviderError('retry_later', 'timeout', 'the answer is lost'))
      : Promise.resolve(answer);
  }
}

/** Collects a cycle of a booking as a successful charge does. */
export async function collectCycle({ app, clock }: World, bookingId: string, cycleNo: number): Promise<void> {
  await inTransaction(app.context(), async (tx) => {
    const booking = await lockBooking(tx, uuidOf(bookingId));
    const cycle = await tx.em.findOneOrFail(BillingCycle, { bookingId: booking.id, cycleNo });
    const now = clock.now();
    const id = randomUUID();
    const payment = Object.assign(new Payment(), {
      id,
      bookingId: booking.id,
      renterId: booking.renterId,
      cycleId: cycle.id,
      cycleNo,
      kind: 'cycle',
      rentCents: cycle.rentCents,
      renterFeeCents: cycle.renterFeeCents,
      protectionCents: cycle.protectionCents,
      ivaCents: cycle.taxCents,
      totalCents: cycle.totalCents,
      status: PaymentStatus.CAPTURED,
      provider: 'sandbox',
      providerRef: `pi_${id}`,
      idempotencyKey: `cycle:${id}`,
      dueAt: now,
      capturedAt: now,
      capturedCents: cycle.totalCents,
      createdAt: now,
      updatedAt: now,
    });
    tx.em.persist(payment);
    await tx.em.flush();
    await moveCycle(tx, booking, cycle, CycleStep.PAY);
    await bookMoneyIn(tx, booking, payment);
  });
}

/** The errors in the books; empty if there are none. */
export async function brokenBooks({ app }: World): Promise<object[]> {
  return app.context().em.execute<object[]>(`
    with a as (select account, sum(amount_cents) as cents from ledger_entries group by account),
      sums as (select coalesce(sum(cents) filter (where account in ('held', 'host_payable', 'host_paid', 'platform_fee', 'tax_payable', 'refund_payable')), 0) as owed,
        coalesce(sum(cents) filter (where account = 'renter_receivable'), 0) as receivable, coalesce(sum(cents) filter (where account = 'own_bank'), 0) as own,
        coalesce(sum(cents) filter (where account in ('credit_liability', 'guarantee_cost', 'guarantee_payable')), 0) as given, coalesce(sum(cents) filter (where account = 'credit_liability'), 0) as credit, coalesce(sum(cents) filter (where account = 'written_off'), 0) as lost,
        coalesce(sum(cents) filter (where account = 'host_paid'), 0) as paid, coalesce(sum(cents) filter (where account = 'refund_payable'), 0) as going_back from a),
      ours as (select (select coalesce(sum(captured_cents), 0) from payments)
          -- What cardholders' banks took back of it, and what they gave again.
          + (select coalesce(sum(amount_cents), 0) from ledger_entries where account = 'provider_clearing' and rule like 'dispute_%') as captured,
        (select coalesce(sum(total_cents - credit_cents), 0) from refunds where status = 'done'
          -- What a cardholder's bank paid is part of what it took back.
          and not (settled_by is null and bank_reference is not null)) as gone_back,
        (select coalesce(sum(total_cents - credit_cents), 0) from refunds where status <> 'done') as waiting,
        (select coalesce(sum(amount_cents), 0) from credits) - (select coalesce(sum(credit_cents), 0) from payments where captured_at is not null)
          + (select coalesce(sum(credit_cents), 0) from refunds) as credit,
        (select coalesce(sum(amount_cents), 0) from guarantee_payments where status = 'paid') as guaranteed,
        (select coalesce(sum(amount_cents), 0) from payouts where status <> 'failed') as paid)
    select 'captured = held + payable + paid out + fees + tax + going back + gone back' as rule, to_jsonb(sums) as sums, to_jsonb(ours) as ours from sums, ours
      where ours.captured + sums.receivable + sums.lost + sums.given <> ours.gone_back + ours.guaranteed - sums.owed
    union all select 'what goes back is what refunds wait for', to_jsonb(sums), to_jsonb(ours) from sums, ours where -sums.going_back <> ours.waiting
    union all select 'credit is what was given and is not spent', to_jsonb(sums), to_jsonb(ours) from sums, ours where -sums.credit <> ours.credit
    union all select 'paid out is what pay-outs are', to_jsonb(sums), to_jsonb(ours) from sums, ours where -sums.paid <> ours.paid
    union all select 'each posting sums to zero', to_jsonb(t), null from (select tx_id from ledger_entries group by tx_id having sum(amount_cents) <> 0) t
    union all select 'each booking sums to zero', to_jsonb(t), null from (select booking_id from ledger_entries group by booking_id having sum(amount_cents) <> 0) t
    union all select 'no more goes back than came', to_jsonb(t), null from (select p.id from payments p join refunds r on r.payment_id = p.id group by p.id having sum(r.total_cents - r.credit_cents) > max(p.captured_cents) or sum(r.credit_cents) > max(p.credit_cents)) t
    union all select 'nothing is held below zero', to_jsonb(t), null from (select cycle_id from ledger_entries where account = 'held' group by cycle_id having sum(amount_cents) > 0) t`);
}
