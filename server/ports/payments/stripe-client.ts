import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import type { Clock } from '../../core/clock.js';
import { assertNoTransaction } from '../../core/writes/transaction.js';
import type { CardForm, ProviderName } from './payments.js';
import { isUnderWay, providerErrorOf } from './stripe-failures.js';

/** The base URL of Stripe, or of our sandbox, which has the same API. */
export interface StripeConnection {
  readonly name: ProviderName;
  readonly cardForm: CardForm;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Null for Stripe's own. */
  readonly apiBase: URL | null;
  readonly clock: Clock;
  readonly timeoutMs?: number;
}

export const CURRENCY = 'eur';
/** A renter waits for some of the responses; a retry is safe. */
const TIMEOUT_MS = 15_000;
const POLLS = 10;
const POLL_MS = 150;

/** The official library, with its errors converted to ours. */
export abstract class StripeClient {
  readonly name: ProviderName;
  readonly cardForm: CardForm;
  protected readonly stripe: Stripe;

  constructor(protected readonly connection: StripeConnection) {
    const { apiBase: base, timeoutMs = TIMEOUT_MS, secretKey } = connection;
    this.name = connection.name;
    this.cardForm = connection.cardForm;
    this.stripe = new Stripe(secretKey, {
      timeout: timeoutMs,
      // Our own jobs retry: a call that waits inside the library would occupy a worker.
      maxNetworkRetries: 0,
      telemetry: false,
      ...(base && { protocol: base.protocol === 'http:' ? 'http' : 'https', host: base.hostname, port: base.port }),
    });
  }

  /** Never inside a transaction, which a slow network would hold open. Waits for the same call in progress elsewhere. */
  protected async request<T>(call: () => Promise<T>): Promise<T> {
    assertNoTransaction('the payment provider');
    for (let polls = POLLS; ; polls -= 1) {
      try {
        return await call();
      } catch (error) {
        if (polls === 0 || !isUnderWay(error)) throw providerErrorOf(error);
        await wait(POLL_MS);
      }
    }
  }
}
