import { json, Router, urlencoded, type Express, type Request, type RequestHandler, type Response } from 'express';
import { randomBytes } from 'node:crypto';
import { clientNetwork } from '../../core/client-network.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors.js';
import type { MountDeps } from '../../core/feature.js';
import { localeFromHeader } from '../../core/locale.js';
import { consume } from '../../core/rate-limits.js';
import { SandboxPayments } from '../../ports/payments-sandbox.js';
import { cardDigits } from '../../ports/sandbox-cards.js';
import { bankAnswerPage, bankPage, bankPagePolicy, type AuthenticationOutcome } from './bank-page.js';
import { cardProblems, readCardForm } from './card-form.rules.js';

const BODY_LIMIT = '4kb';

/** The sandbox provider's own pages: its card form's endpoint and the bank's question. None without the sandbox. */
export function mountSandboxPayments(app: Express, deps: MountDeps): void {
  const { payments } = deps.services.ports;
  if (!(payments instanceof SandboxPayments)) return;
  const router = Router();
  router.post('/payment-methods', json({ limit: BODY_LIMIT }), answering(addMethod(deps, payments)));
  router.get('/authenticate/:intentId', answering(showChallenge(payments)));
  router.post(
    '/authenticate/:intentId',
    json({ limit: BODY_LIMIT }),
    urlencoded({ limit: BODY_LIMIT, extended: false }),
    answering(answerChallenge(deps, payments)),
  );
  app.use('/sandbox-payments', router);
}

type Work = (req: Request, res: Response) => Promise<void>;

function answering(work: Work): RequestHandler {
  return (req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    work(req, res).catch(next);
  };
}

/** Takes a card; its number is checked here, never kept and never logged. */
function addMethod({ services, serviceContext }: MountDeps, payments: SandboxPayments): Work {
  return async (req, res) => {
    await consume(serviceContext(), 'cards-ip', clientNetwork(req.ip ?? ''));
    const form = readCardForm(req.body);
    refuseProblems(cardProblems(form, services.clock.today()));
    res.status(201).json(await payments.addMethod(cardDigits(form.number) ?? '', form.expMonth, form.expYear));
  };
}

function showChallenge(payments: SandboxPayments): Work {
  return async (req, res) => {
    const challenge = await payments.challenge(intentIdOf(req));
    const locale = localeFromHeader(req.headers['accept-language']);
    sendPage(res.status(challenge ? 200 : 404), (nonce) => bankPage(challenge, locale, nonce));
  };
}

function answerChallenge({ serviceContext }: MountDeps, payments: SandboxPayments): Work {
  return async (req, res) => {
    await consume(serviceContext(), 'bank-page-ip', clientNetwork(req.ip ?? ''));
    const id = intentIdOf(req);
    if (!(await payments.challenge(id))) throw new DomainError(ErrorCode.NOT_FOUND);
    const isConfirmed = (req.body as { outcome?: unknown } | undefined)?.outcome === 'succeeded';
    const { status } = await payments.answerChallenge(id, isConfirmed);
    const outcome: AuthenticationOutcome = status === 'authorized' || status === 'captured' ? 'succeeded' : 'failed';
    if (req.accepts(['html', 'json']) === 'json') res.json({ outcome });
    else sendPage(res, (nonce) => bankAnswerPage(outcome, localeFromHeader(req.headers['accept-language']), nonce));
  };
}

function intentIdOf(req: Request): string {
  const { intentId } = req.params;
  return typeof intentId === 'string' ? intentId : '';
}

function sendPage(res: Response, html: (nonce: string) => string): void {
  const nonce = randomBytes(16).toString('base64');
  res.setHeader('Content-Security-Policy', bankPagePolicy(nonce));
  res.type('html').send(html(nonce));
}
