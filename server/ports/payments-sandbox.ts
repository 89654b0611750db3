import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { databaseOf, type Database } from '../database.js';
import { assertNoTransaction } from '../core/transaction.js';
import type { ChargeRequest, PaymentIntent, PaymentsPort, RefundAnswer } from './payments.js';
import { behaviourOf, brandOf, type CardBehaviour } from './sandbox-cards.js';
import type { SandboxIntentStatus } from './sandbox-intent.entity.js';

/** A card as the sandbox stores it, without its number. */
export interface SandboxMethod {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
}

/** What the bank's page shows of a payment that waits for the renter's answer. */
export interface SandboxChallenge {
  readonly id: string;
  readonly amountCents: number;
  readonly last4: string;
  readonly bookingReference: string;
  readonly isOpen: boolean;
}

interface IntentRow {
  readonly id: string;
  readonly status: SandboxIntentStatus;
  readonly failureCode: string | null;
  readonly amountCents: number;
  readonly metadata: { readonly bookingReference?: string };
  readonly brand: string;
  readonly last4: string;
  readonly behaviour: CardBehaviour;
}

const STATUS: Readonly<Record<SandboxIntentStatus, PaymentIntent['status']>> = {
  requires_action: 'action_required',
  requires_capture: 'authorized',
  succeeded: 'captured',
  canceled: 'void',
  failed: 'failed',
};

const FIRST_STATUS: Readonly<Record<CardBehaviour, SandboxIntentStatus>> = {
  works: 'requires_capture',
  declined: 'failed',
  authenticate: 'requires_action',
  fails_later: 'requires_capture',
};

/** Charged by mandate: the bank asked the renter at the first payment, so it does not ask again. */
const LATER_STATUS: Readonly<Record<CardBehaviour, SandboxIntentStatus>> = {
  works: 'succeeded',
  declined: 'failed',
  authenticate: 'succeeded',
  fails_later: 'failed',
};

const NOW = sql<Date>`now()`;

/** A payment provider for trying things out; its records are in tables that nothing else reads. */
export class SandboxPayments implements PaymentsPort {
  readonly name = 'sandbox';

  constructor(private readonly forkEm: () => SqlEntityManager) {}

  /** Stores a card whose number is valid; only its brand and last digits are kept. */
  async addMethod(digits: string, expMonth: number, expYear: number): Promise<SandboxMethod> {
    const method: SandboxMethod = { id: randomId('pm'), brand: brandOf(digits), last4: digits.slice(-4) };
    await this.connect()
      .insertInto('SandboxPaymentMethod')
      .values({
        ...method,
        expMonth,
        expYear: expYear < 100 ? 2000 + expYear : expYear,
        behaviour: behaviourOf(digits),
      })
      .execute();
    return method;
  }

  authorize(request: ChargeRequest): Promise<PaymentIntent> {
    return this.createIntent(request, FIRST_STATUS);
  }

  chargeOffSession(request: ChargeRequest): Promise<PaymentIntent> {
    return this.createIntent(request, LATER_STATUS);
  }

  async find(idempotencyKey: string): Promise<PaymentIntent | null> {
    const row = await this.intents().where('i.idempotencyKey', '=', idempotencyKey).executeTakeFirst();
    return row ? intentOf(row) : null;
  }

  async retrieve(ref: string): Promise<PaymentIntent> {
    return intentOf(await this.getIntent(ref));
  }

  async capture(ref: string): Promise<PaymentIntent> {
    const { behaviour } = await this.getIntent(ref);
    await this.connect()
      .updateTable('SandboxIntent')
      .set((eb) =>
        behaviour === 'fails_later'
          ? { status: 'failed', failureCode: 'card_declined', updatedAt: NOW }
          : { status: 'succeeded', capturedCents: eb.ref('amountCents'), updatedAt: NOW },
      )
      .where('id', '=', ref)
      .where('status', '=', 'requires_capture')
      .execute();
    return this.retrieve(ref);
  }

  async void(ref: string): Promise<PaymentIntent> {
    await this.connect()
      .updateTable('SandboxIntent')
      .set({ status: 'canceled', updatedAt: NOW })
      .where('id', '=', ref)
      .where('status', 'in', ['requires_action', 'requires_capture'])
      .execute();
    return this.retrieve(ref);
  }

  async refund(ref: string, amountCents: number, idempotencyKey: string): Promise<RefundAnswer> {
    assertNoTransaction('the payment provider');
    const refund = await this.forkEm().transactional((em) =>
      insertRefund(databaseOf(em), ref, amountCents, idempotencyKey),
    );
    return refund
      ? { ref: refund.id, status: 'done', failureCode: null }
      : { ref: null, status: 'failed', failureCode: 'charge_already_refunded' };
  }

  /** What the bank's page shows; null when there is no such payment. */
  async challenge(ref: string): Promise<SandboxChallenge | null> {
    const row = await this.intents()
      .where('i.id', '=', ref)
      .where('m.behaviour', '=', 'authenticate')
      .executeTakeFirst();
    if (!row) return null;
    return {
      id: row.id,
      amountCents: row.amountCents,
      last4: row.last4,
      bookingReference: row.metadata.bookingReference ?? '',
      isOpen: row.status === 'requires_action',
    };
  }

  /** The renter's answer on the bank's page; only the first one counts. */
  async answerChallenge(ref: string, isConfirmed: boolean): Promise<PaymentIntent> {
    await this.connect()
      .updateTable('SandboxIntent')
      .set(
        isConfirmed
          ? { status: 'requires_capture', updatedAt: NOW }
          : { status: 'failed', failureCode: 'authentication_failed', updatedAt: NOW },
      )
      .where('id', '=', ref)
      .where('status', '=', 'requires_action')
      .execute();
    return this.retrieve(ref);
  }

  private async createIntent(
    { idempotencyKey, paymentMethodId, amountCents, bookingReference }: ChargeRequest,
    statusOf: Readonly<Record<CardBehaviour, SandboxIntentStatus>>,
  ): Promise<PaymentIntent> {
    const db = this.connect();
    const method = await db
      .selectFrom('SandboxPaymentMethod')
      .select('behaviour')
      .where('id', '=', paymentMethodId)
      .executeTakeFirst();
    if (!method) return REFUSED_METHOD;
    const status = statusOf[method.behaviour];
    await db
      .insertInto('SandboxIntent')
      .values({
        id: randomId('pi'),
        idempotencyKey,
        paymentMethodId,
        amountCents,
        capturedCents: status === 'succeeded' ? amountCents : 0,
        status,
        failureCode: status === 'failed' ? 'card_declined' : null,
        metadata: { bookingReference },
      })
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .execute();
    const row = await this.intents().where('i.idempotencyKey', '=', idempotencyKey).executeTakeFirstOrThrow();
    return intentOf(row);
  }

  private async getIntent(ref: string): Promise<IntentRow> {
    const row = await this.intents().where('i.id', '=', ref).executeTakeFirst();
    if (!row) throw new Error(`the sandbox has no payment ${ref}`);
    return row;
  }

  private intents() {
    return this.connect()
      .selectFrom('SandboxIntent as i')
      .innerJoin('SandboxPaymentMethod as m', 'm.id', 'i.paymentMethodId')
      .select([
        'i.id',
        'i.status',
        'i.failureCode',
        'i.amountCents',
        'i.metadata',
        'm.brand',
        'm.last4',
        'm.behaviour',
      ]);
  }

  /** Stands for the network, so it is never used inside one of our transactions. */
  private connect(): Database {
    assertNoTransaction('the payment provider');
    return databaseOf(this.forkEm());
  }
}

/** The refund of this key, which may exist already; undefined when the intent has not so much left. */
async function insertRefund(
  db: Database,
  intentId: string,
  amountCents: number,
  idempotencyKey: string,
): Promise<{ readonly id: string } | undefined> {
  // Locked, so that two refunds at once never exceed what was captured.
  const intent = await db
    .selectFrom('SandboxIntent')
    .select(['status', 'capturedCents'])
    .where('id', '=', intentId)
    .forUpdate()
    .executeTakeFirst();
  const earlier = await db
    .selectFrom('SandboxRefund')
    .select((eb) => eb.fn.coalesce(eb.fn.sum('amountCents'), eb.lit(0)).as('cents'))
    .where('intentId', '=', intentId)
    .executeTakeFirstOrThrow();
  if (intent?.status === 'succeeded' && intent.capturedCents >= amountCents + Number(earlier.cents)) {
    await db
      .insertInto('SandboxRefund')
      .values({ id: randomId('re'), idempotencyKey, intentId, amountCents })
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .execute();
  }
  return db.selectFrom('SandboxRefund').select('id').where('idempotencyKey', '=', idempotencyKey).executeTakeFirst();
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
    failureCode: row.failureCode,
  };
}
