import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { assertNoTransaction } from '../core/transaction.js';
import type { ChargeRequest, PaymentIntent, PaymentsPort, RefundAnswer } from './payments.js';
import { behaviourOf, brandOf, type CardBehaviour } from './sandbox-cards.js';

/** A card as the sandbox keeps it: never its number. */
export interface SandboxMethod {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
}

/** What the bank's page shows of a payment that waits for the renter. */
export interface SandboxChallenge {
  readonly id: string;
  readonly amountCents: number;
  readonly last4: string;
  readonly bookingReference: string;
  readonly isOpen: boolean;
}

type IntentStatus = 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled' | 'failed';

interface IntentRow {
  readonly id: string;
  readonly status: IntentStatus;
  readonly failure_code: string | null;
  readonly amount_cents: number;
  readonly metadata: { readonly bookingReference?: string };
  readonly brand: string;
  readonly last4: string;
  readonly behaviour: CardBehaviour;
}

const SELECT = `select i.id, i.status, i.failure_code, i.amount_cents, i.metadata, m.brand, m.last4, m.behaviour
  from sandbox_intents i join sandbox_payment_methods m on m.id = i.payment_method_id`;

const STATUS: Readonly<Record<IntentStatus, PaymentIntent['status']>> = {
  requires_action: 'action_required',
  requires_capture: 'authorized',
  succeeded: 'captured',
  canceled: 'void',
  failed: 'failed',
};

const FIRST_STATUS: Readonly<Record<CardBehaviour, IntentStatus>> = {
  works: 'requires_capture',
  declined: 'failed',
  authenticate: 'requires_action',
  fails_later: 'requires_capture',
};

/** Charged by mandate: the bank asked the renter when she first paid, so it does not ask again. */
const LATER_STATUS: Readonly<Record<CardBehaviour, IntentStatus>> = {
  works: 'succeeded',
  declined: 'failed',
  authenticate: 'succeeded',
  fails_later: 'failed',
};

/** A payment provider for trying things out: it keeps a book of its own, in tables nobody else reads. */
export class SandboxPayments implements PaymentsPort {
  readonly name = 'sandbox';

  constructor(private readonly forkEm: () => SqlEntityManager) {}

  /** Keeps a card whose number was found valid; only its brand and last digits are stored. */
  async addMethod(digits: string, expMonth: number, expYear: number): Promise<SandboxMethod> {
    const method: SandboxMethod = { id: randomId('pm'), brand: brandOf(digits), last4: digits.slice(-4) };
    await this.execute(
      'insert into sandbox_payment_methods (id, brand, last4, exp_month, exp_year, behaviour) values (?, ?, ?, ?, ?, ?)',
      [method.id, method.brand, method.last4, expMonth, expYear < 100 ? 2000 + expYear : expYear, behaviourOf(digits)],
    );
    return method;
  }

  authorize(request: ChargeRequest): Promise<PaymentIntent> {
    return this.makeIntent(request, FIRST_STATUS);
  }

  chargeOffSession(request: ChargeRequest): Promise<PaymentIntent> {
    return this.makeIntent(request, LATER_STATUS);
  }

  async find(idempotencyKey: string): Promise<PaymentIntent | null> {
    const [row] = await this.execute<IntentRow>(`${SELECT} where i.idempotency_key = ?`, [idempotencyKey]);
    return row ? intentOf(row) : null;
  }

  async retrieve(ref: string): Promise<PaymentIntent> {
    return intentOf(await this.row('i.id', ref));
  }

  async capture(ref: string): Promise<PaymentIntent> {
    const { behaviour } = await this.row('i.id', ref);
    const change =
      behaviour === 'fails_later'
        ? `status = 'failed', failure_code = 'card_declined'`
        : `status = 'succeeded', captured_cents = amount_cents`;
    await this.execute(
      `update sandbox_intents set ${change}, updated_at = now() where id = ? and status = 'requires_capture'`,
      [ref],
    );
    return this.retrieve(ref);
  }

  async void(ref: string): Promise<PaymentIntent> {
    await this.execute(
      `update sandbox_intents set status = 'canceled', updated_at = now() where id = ? and status in ('requires_action', 'requires_capture')`,
      [ref],
    );
    return this.retrieve(ref);
  }

  async refund(ref: string, amountCents: number, idempotencyKey: string): Promise<RefundAnswer> {
    assertNoTransaction('the payment provider');
    const ids = await this.forkEm().transactional(async (em) => {
      // Two refunds at once never give back more than was taken.
      await em.execute('select from sandbox_intents where id = ? for update', [ref]);
      await em.execute(
        `insert into sandbox_refunds (id, idempotency_key, intent_id, amount_cents)
         select ?, ?, i.id, ? from sandbox_intents i
         where i.id = ? and i.status = 'succeeded' and i.captured_cents >= ? + (select coalesce(sum(amount_cents), 0) from sandbox_refunds r where r.intent_id = i.id)
         on conflict (idempotency_key) do nothing`,
        [randomId('re'), idempotencyKey, amountCents, ref, amountCents],
      );
      return em.execute<{ id: string }[]>('select id from sandbox_refunds where idempotency_key = ?', [idempotencyKey]);
    });
    return ids[0]
      ? { ref: ids[0].id, status: 'done', failureCode: null }
      : { ref: null, status: 'failed', failureCode: 'charge_already_refunded' };
  }

  /** What the bank's page needs to know; null when there is no such payment. */
  async challenge(ref: string): Promise<SandboxChallenge | null> {
    const [row] = await this.execute<IntentRow>(`${SELECT} where i.id = ? and m.behaviour = 'authenticate'`, [ref]);
    if (!row) return null;
    return {
      id: row.id,
      amountCents: row.amount_cents,
      last4: row.last4,
      bookingReference: row.metadata.bookingReference ?? '',
      isOpen: row.status === 'requires_action',
    };
  }

  /** The renter's answer on the bank's page; only the first one counts. */
  async answerChallenge(ref: string, isConfirmed: boolean): Promise<PaymentIntent> {
    const change = isConfirmed
      ? `status = 'requires_capture'`
      : `status = 'failed', failure_code = 'authentication_failed'`;
    await this.execute(
      `update sandbox_intents set ${change}, updated_at = now() where id = ? and status = 'requires_action'`,
      [ref],
    );
    return this.retrieve(ref);
  }

  private async makeIntent(
    request: ChargeRequest,
    statusOf: Readonly<Record<CardBehaviour, IntentStatus>>,
  ): Promise<PaymentIntent> {
    const { idempotencyKey, paymentMethodId, amountCents, bookingReference } = request;
    const [method] = await this.execute<{ behaviour: CardBehaviour }>(
      'select behaviour from sandbox_payment_methods where id = ?',
      [paymentMethodId],
    );
    if (!method) return REFUSED_METHOD;
    const status = statusOf[method.behaviour];
    await this.execute(
      `insert into sandbox_intents (id, idempotency_key, payment_method_id, amount_cents, captured_cents, status, failure_code, metadata)
       values (?, ?, ?, ?, ?, ?, ?, ?::jsonb) on conflict (idempotency_key) do nothing`,
      [
        randomId('pi'),
        idempotencyKey,
        paymentMethodId,
        amountCents,
        status === 'succeeded' ? amountCents : 0,
        status,
        status === 'failed' ? 'card_declined' : null,
        JSON.stringify({ bookingReference }),
      ],
    );
    return intentOf(await this.row('i.idempotency_key', idempotencyKey));
  }

  private async row(column: 'i.id' | 'i.idempotency_key', value: string): Promise<IntentRow> {
    const [row] = await this.execute<IntentRow>(`${SELECT} where ${column} = ?`, [value]);
    if (!row) throw new Error(`the sandbox has no payment ${value}`);
    return row;
  }

  /** Stands for the network: never inside one of our transactions. */
  private execute<T extends object>(sql: string, params: readonly unknown[]): Promise<T[]> {
    assertNoTransaction('the payment provider');
    return this.forkEm().execute<T[]>(sql, params as unknown[]);
  }
}

const REFUSED_METHOD: PaymentIntent = {
  ref: null,
  status: 'failed',
  actionUrl: null,
  methodBrand: null,
  methodLast4: null,
  failureCode: 'payment_method_unknown',
};

function randomId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('base64url')}`;
}

function intentOf(row: IntentRow): PaymentIntent {
  return {
    ref: row.id,
    status: STATUS[row.status],
    actionUrl: row.status === 'requires_action' ? `/sandbox-payments/authenticate/${row.id}` : null,
    methodBrand: row.brand,
    methodLast4: row.last4,
    failureCode: row.failure_code,
  };
}
