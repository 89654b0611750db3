import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Clock, secondsOf } from '../../core/clock.js';
import type { Log } from '../../core/logger.js';
import { MINUTE_MS } from '../../core/values/durations.js';
import { databaseOf } from '../../database.js';
import type { StripeConnection } from '../payments/stripe-client.js';
import { completeAccount, endPayout, restrictAccount } from './sandbox-accounts.js';
import { sandboxApi } from './sandbox-api.js';
import { randomId, SandboxRefusal, type SandboxCall, type StripeObject } from './sandbox-call.js';
import { behaviourOf, brandOf } from './sandbox-cards.js';
import { SandboxFaults } from './sandbox-faults.js';
import { authorizeIntent, fail, readIntent } from './sandbox-intents.js';
import { purgeKeys } from './sandbox-keys.js';
import { cardOf, finishSetup } from './sandbox-methods.js';
import { endDispute, endRefund } from './sandbox-refunds.js';
import type { SandboxChallenge, SandboxMethod, SandboxPages } from './sandbox-pages.js';
import { changeObject, readObject } from './sandbox-store.js';
import { deliverEvents } from './sandbox-webhooks.js';

export interface SandboxOptions {
  readonly forkEm: () => SqlEntityManager;
  readonly clock: Clock;
  readonly log: Log;
  /** Delivers webhooks and lets banks answer automatically; tests do it manually. */
  readonly isAwake: boolean;
}

type Place = Pick<SandboxCall, 'db' | 'now'>;

const TICK_MS = 5000;
/** How long the sandbox's banks take to answer a refund or a payout. */
const BANK_MS = MINUTE_MS;

/**
 * A sandbox payment provider: an HTTP server on the loopback that implements the part of Stripe's API that we use, on tables that nothing
 * else reads; and the pages that belong to the provider or the bank in production.
 */
export class PaymentSandbox implements SandboxPages {
  readonly faults = new SandboxFaults();
  private readonly secretKey = `sk_sandbox_${randomBytes(24).toString('hex')}`;
  private readonly webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  private readonly server: Server;
  private readonly timer: NodeJS.Timeout | null;
  private webhookUrl: string | null = null;
  private running: Promise<void> | null = null;

  private constructor(private readonly options: SandboxOptions) {
    const { faults, secretKey } = this;
    this.server = createServer(
      sandboxApi({ ...options, faults, secretKey, onChange: () => options.isAwake && this.wake() }),
    );
    this.timer = options.isAwake ? setInterval(() => this.wake(), TICK_MS).unref() : null;
  }

  static async start(options: SandboxOptions): Promise<PaymentSandbox> {
    const sandbox = new PaymentSandbox(options);
    await new Promise<void>((resolve, reject) => sandbox.server.once('error', reject).listen(0, '127.0.0.1', resolve));
    return sandbox;
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.webhookUrl = null;
    this.faults.clear();
    await this.running;
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The connection of the adapter. */
  get connection(): StripeConnection {
    const { port } = this.server.address() as AddressInfo;
    return {
      name: 'sandbox',
      cardForm: { kind: 'sandbox', publishableKey: null },
      secretKey: this.secretKey,
      webhookSecret: this.webhookSecret,
      apiBase: new URL(`http://127.0.0.1:${port}`),
      clock: this.options.clock,
    };
  }

  /** The URL that webhooks are sent to. */
  deliverTo(url: string): void {
    this.webhookUrl = url;
  }

  /** Lets the banks answer what is old enough, and delivers the waiting webhooks. */
  async tick(): Promise<void> {
    await this.answerAsBank();
    const { webhookUrl, webhookSecret } = this;
    if (webhookUrl !== null) await deliverEvents({ ...this.options, webhookSecret }, webhookUrl);
  }

  async addMethod(digits: string, expMonth: number, expYear: number): Promise<SandboxMethod> {
    const method: SandboxMethod = { id: randomId('pm'), brand: brandOf(digits), last4: digits.slice(-4) };
    await databaseOf(this.options.forkEm())
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

  challenge(ref: string): Promise<SandboxChallenge | null> {
    return this.find((place) => (ref.startsWith('seti_') ? setupChallenge(place, ref) : paymentChallenge(place, ref)));
  }

  answerChallenge(ref: string, isConfirmed: boolean): Promise<boolean> {
    return this.change(async (place) => {
      if (ref.startsWith('seti_')) return answerSetup(place, ref, isConfirmed);
      const { status } = await readIntent(place, ref);
      if (status !== 'requires_action') return status === 'requires_capture' || status === 'succeeded';
      if (isConfirmed) await authorizeIntent(place, ref);
      else await fail(place, ref, 'payment_intent_authentication_failure');
      return isConfirmed;
    });
  }

  async onboarding(link: string): Promise<{ readonly accountId: string; readonly returnUrl: string } | null> {
    const found = await this.find((place) => readObject(place, 'account_link', link));
    if (!found || Number(found['expires_at']) < secondsOf(this.options.clock.now())) return null;
    return { accountId: String(found['account']), returnUrl: String(found['return_url']) };
  }

  completeAccount(accountId: string, iban: string): Promise<void> {
    return this.change((place) => completeAccount(place, accountId, iban));
  }

  /** The provider requires more of a payee, within a number of days. */
  restrictAccount(accountId: string, wanted: readonly string[], days: number): Promise<void> {
    return this.change((place) => restrictAccount(place, accountId, wanted, days));
  }

  /** The bank's answer to a refund, which may come days later. */
  endRefund(id: string, status: 'succeeded' | 'failed'): Promise<void> {
    return this.change((place) => endRefund(place, id, status));
  }

  /** The cardholder's bank decides a dispute. */
  endDispute(id: string, status: 'won' | 'lost'): Promise<void> {
    return this.change((place) => endDispute(place, id, status));
  }

  private async answerAsBank(): Promise<void> {
    const { forkEm, clock } = this.options;
    const old = new Date(clock.now().getTime() - BANK_MS);
    const db = databaseOf(forkEm());
    await purgeKeys(db, clock.now());
    const refunds = await db
      .selectFrom('SandboxRefund as r')
      .innerJoin('SandboxIntent as i', 'i.id', 'r.intentId')
      .innerJoin('SandboxPaymentMethod as m', 'm.id', 'i.paymentMethodId')
      .select(['r.id', 'r.status'])
      .where('r.createdAt', '<=', old)
      .where((eb) =>
        eb.or([
          eb('r.status', '=', 'pending'),
          eb.and([eb('r.status', '=', 'succeeded'), eb('m.behaviour', '=', 'refund_fails')]),
        ]),
      )
      .execute();
    for (const { id, status } of refunds) await this.endRefund(id, status === 'pending' ? 'succeeded' : 'failed');
    const payouts = await db
      .selectFrom('SandboxObject')
      .select(['id', 'accountId', 'body'])
      .where('kind', '=', 'payout')
      .where('createdAt', '<=', old)
      .execute();
    for (const { id, accountId, body } of payouts) {
      if (body['status'] === 'pending') await this.change((place) => endPayout(place, id, accountId ?? ''));
    }
  }

  private wake(): void {
    this.running ??= this.tick()
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'sandbox: webhooks wait'))
      .finally(() => {
        this.running = null;
      });
  }

  private async change<T>(work: (place: Place) => Promise<T>): Promise<T> {
    const { forkEm, clock, isAwake } = this.options;
    const result = await forkEm().transactional((em) => work({ db: databaseOf(em), now: clock.now() }));
    if (isAwake && this.running === null) setImmediate(() => this.wake());
    return result;
  }

  private async find<T>(work: (place: Place) => Promise<T>): Promise<T | null> {
    try {
      return await this.change(work);
    } catch (error) {
      if (error instanceof SandboxRefusal) return null;
      throw error;
    }
  }
}

async function paymentChallenge(place: Place, id: string): Promise<SandboxChallenge> {
  const { amountCents, card, metadata, status } = await readIntent(place, id);
  if (card.behaviour !== 'authenticate') throw new SandboxRefusal(404, 'api_error', 'none', 'nobody is asked');
  return {
    id,
    amountCents,
    last4: card.last4,
    bookingReference: metadata.bookingReference ?? '',
    isOpen: status === 'requires_action',
  };
}

async function setupChallenge(place: Place, id: string): Promise<SandboxChallenge> {
  const setup = await readObject(place, 'setup_intent', id);
  const { last4 } = await cardOf(place.db, String(setup['payment_method']));
  return { id, amountCents: null, last4, bookingReference: '', isOpen: setup['status'] === 'requires_action' };
}

async function answerSetup(place: Place, id: string, isConfirmed: boolean): Promise<boolean> {
  const { status }: StripeObject = await readObject(place, 'setup_intent', id);
  if (status !== 'requires_action') return status === 'succeeded';
  if (isConfirmed) await finishSetup(place, id);
  else
    await changeObject(place, 'setup_intent', id, {
      status: 'requires_payment_method',
      next_action: null,
      last_setup_error: { type: 'card_error', code: 'setup_intent_authentication_failure' },
    });
  return isConfirmed;
}
