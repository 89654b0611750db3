import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Express, type Request, type Response } from 'express';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../core/clock.js';
import type { Log } from '../../core/logger.js';
import { databaseOf } from '../../database.js';
import * as accounts from './sandbox-accounts.js';
import { SandboxRefusal, type SandboxAnswer, type SandboxCall, type StripeObject } from './sandbox-call.js';
import { refusalOf, type SandboxFaults } from './sandbox-faults.js';
import * as intents from './sandbox-intents.js';
import { claimKey, freeKey, storeResult } from './sandbox-keys.js';
import * as methods from './sandbox-methods.js';
import * as refunds from './sandbox-refunds.js';

export interface SandboxApiOptions {
  readonly forkEm: () => SqlEntityManager;
  readonly clock: Clock;
  readonly log: Log;
  readonly secretKey: string;
  readonly faults: SandboxFaults;
  /** Called after each change: there may be webhooks to deliver. */
  readonly onChange: () => void;
}

type Handler = (call: SandboxCall) => Promise<SandboxAnswer>;
type Route = readonly [method: 'get' | 'post' | 'delete', path: string, handler: Handler];

const ROUTES: readonly Route[] = [
  ['post', '/v1/customers', methods.createCustomer],
  ['delete', '/v1/customers/:id', methods.deleteCustomer],
  ['get', '/v1/payment_methods', methods.listMethods],
  ['get', '/v1/payment_methods/:id', methods.retrieveMethod],
  ['post', '/v1/payment_methods/:id/attach', methods.attachMethod],
  ['post', '/v1/payment_methods/:id/detach', methods.detachMethod],
  ['post', '/v1/setup_intents', methods.createSetup],
  ['get', '/v1/setup_intents/:id', methods.retrieveSetup],
  ['post', '/v1/payment_intents', intents.createIntent],
  ['get', '/v1/payment_intents/:id', intents.retrieveIntent],
  ['post', '/v1/payment_intents/:id/confirm', intents.confirmIntent],
  ['post', '/v1/payment_intents/:id/capture', intents.captureIntent],
  ['post', '/v1/payment_intents/:id/cancel', intents.cancelIntent],
  ['post', '/v1/refunds', refunds.createRefund],
  ['get', '/v1/refunds', refunds.listRefunds],
  ['get', '/v1/refunds/:id', refunds.retrieveRefund],
  ['get', '/v1/disputes/:id', refunds.retrieveDispute],
  ['post', '/v1/disputes/:id', refunds.updateDispute],
  ['post', '/v1/accounts', accounts.createAccount],
  ['get', '/v1/accounts/:id', accounts.retrieveAccount],
  ['post', '/v1/account_links', accounts.createAccountLink],
  ['post', '/v1/transfers', accounts.createTransfer],
  ['get', '/v1/transfers', accounts.listTransfers],
  ['get', '/v1/transfers/:id', accounts.retrieveTransfer],
  ['post', '/v1/transfers/:id/reversals', accounts.reverseTransfer],
  ['post', '/v1/payouts', accounts.createPayout],
  ['get', '/v1/payouts', accounts.listPayouts],
  ['get', '/v1/payouts/:id', accounts.retrievePayout],
  ['get', '/v1/balance_transactions', accounts.listBalance],
];

/** The part of Stripe's API that we use, on our own tables. */
export function sandboxApi(options: SandboxApiOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended');
  app.use(express.urlencoded({ extended: true, limit: '200kb' }));
  for (const [method, path, handler] of ROUTES)
    app[method](path, (req, res) => {
      void answer(options, handler, req, res);
    });
  app.use((_req, res) => {
    send(
      res,
      refusalAnswer(new SandboxRefusal(404, 'invalid_request_error', 'url_invalid', 'Unrecognized request URL.')),
    );
  });
  return app;
}

async function answer(options: SandboxApiOptions, handler: Handler, req: Request, res: Response): Promise<void> {
  const fault = options.faults.take(req.method, req.path);
  if (fault?.kind === 'hang') return options.faults.hang(res);
  if (fault?.kind === 'slow') await sleep(fault.delayMs);
  try {
    if (req.headers.authorization !== `Bearer ${options.secretKey}`)
      throw new SandboxRefusal(401, 'authentication_error', 'api_key_invalid', 'Invalid API key.');
    if (fault?.kind === 'refuse') return void res.status(fault.status).json(refusalOf(fault.status));
    const result = await perform(options, handler, req);
    if (fault?.kind === 'late') await fault.meanwhile();
    if (fault?.kind === 'lose') return void res.destroy();
    send(res, result);
  } catch (error) {
    if (error instanceof SandboxRefusal) return send(res, refusalAnswer(error));
    options.log.error({ err: error, path: req.path }, 'sandbox: a call failed');
    res.status(500).json(refusalOf(500));
  }
}

/** Runs a call in one transaction with its events and the stored answer of its key. */
async function perform(options: SandboxApiOptions, handler: Handler, req: Request): Promise<SandboxAnswer> {
  const { clock, forkEm } = options;
  const now = clock.now();
  const form = { ...(req.query as StripeObject), ...(req.body as StripeObject | undefined) };
  const account = req.header('stripe-account') ?? req.header('stripe-context') ?? null;
  const call = { now, form, id: String(req.params['id'] ?? ''), accountId: account };
  const given = req.method === 'POST' ? req.header('idempotency-key') : undefined;
  const key = given === undefined ? null : `${account ?? ''} ${given}`;
  const former = key === null ? null : await claimKey(databaseOf(forkEm()), key, { path: req.path, form }, now);
  if (former) return former;
  try {
    const result = await forkEm().transactional(async (em) => {
      const db = databaseOf(em);
      const made = await handler({ ...call, db, idempotencyKey: given ?? randomUUID() });
      if (key !== null) await storeResult(db, key, made);
      return made;
    });
    if (req.method !== 'GET') options.onChange();
    return result;
  } catch (error) {
    // Like Stripe: refusals before the start of a call are not stored.
    if (key !== null) await freeKey(databaseOf(forkEm()), key);
    throw error;
  }
}

function refusalAnswer({ status, type, code, message }: SandboxRefusal): SandboxAnswer {
  return { status, body: { error: { type, code, message } } };
}

function send(res: Response, { status, body }: SandboxAnswer): void {
  res.status(status).setHeader('Request-Id', `req_${randomUUID()}`);
  res.json(body);
}
