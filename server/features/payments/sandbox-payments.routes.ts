import { json, Router, urlencoded, type Express, type Request, type RequestHandler, type Response } from 'express';
import { clientNetwork } from '../../core/rate-limits/client-network.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors/errors.js';
import type { MountDeps } from '../../core/feature.js';
import { localeFromHeader } from '../../core/values/locale.js';
import { consume } from '../../core/rate-limits/rate-limits.js';
import type { SandboxPages } from '../../ports/sandbox/sandbox-pages.js';
import { cardDigits } from '../../ports/sandbox/sandbox-cards.js';
import { bankAnswerPage, bankPage, type AuthenticationOutcome } from './bank-page.js';
import { sendPage } from './send-page.js';
import { showOnboarding, completeOnboarding } from './onboarding.routes.js';
import { cardProblems, readCardForm } from './card-form.rules.js';

const BODY_LIMIT = '4kb';

/** The sandbox provider's own pages: the endpoint of its card form and the bank's confirmation. Not mounted without the sandbox. */
export function mountSandboxPayments(app: Express, deps: MountDeps): void {
  const { sandbox } = deps.services.ports;
  if (!sandbox) return;
  const router = Router();
  router.post('/payment-methods', json({ limit: BODY_LIMIT }), answering(addMethod(deps, sandbox)));
  router.get('/authenticate/:intentId', answering(showChallenge(sandbox)));
  router.post(
    '/authenticate/:intentId',
    json({ limit: BODY_LIMIT }),
    urlencoded({ limit: BODY_LIMIT, extended: false }),
    answering(answerChallenge(deps, sandbox)),
  );
  router.get('/onboarding/:link', answering(showOnboarding(sandbox)));
  router.post(
    '/onboarding/:link',
    urlencoded({ limit: BODY_LIMIT, extended: false }),
    answering(completeOnboarding(deps, sandbox)),
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

/** Accepts a card; its number is validated here, never stored and never logged. */
function addMethod({ services, serviceContext }: MountDeps, sandbox: SandboxPages): Work {
  return async (req, res) => {
    await consume(serviceContext(), 'cards-ip', clientNetwork(req.ip ?? ''));
    const form = readCardForm(req.body);
    refuseProblems(cardProblems(form, services.clock.today()));
    res.status(201).json(await sandbox.addMethod(cardDigits(form.number) ?? '', form.expMonth, form.expYear));
  };
}

function showChallenge(sandbox: SandboxPages): Work {
  return async (req, res) => {
    const challenge = await sandbox.challenge(intentIdOf(req));
    const locale = localeFromHeader(req.headers['accept-language']);
    sendPage(res.status(challenge ? 200 : 404), (nonce) => bankPage(challenge, locale, nonce));
  };
}

function answerChallenge({ serviceContext }: MountDeps, sandbox: SandboxPages): Work {
  return async (req, res) => {
    await consume(serviceContext(), 'bank-page-ip', clientNetwork(req.ip ?? ''));
    const id = intentIdOf(req);
    if (!(await sandbox.challenge(id))) throw new DomainError(ErrorCode.NOT_FOUND);
    const isConfirmed = (req.body as { outcome?: unknown } | undefined)?.outcome === 'succeeded';
    const outcome: AuthenticationOutcome = (await sandbox.answerChallenge(id, isConfirmed)) ? 'succeeded' : 'failed';
    if (req.accepts(['html', 'json']) === 'json') res.json({ outcome });
    else sendPage(res, (nonce) => bankAnswerPage(outcome, localeFromHeader(req.headers['accept-language']), nonce));
  };
}

function intentIdOf(req: Request): string {
  const { intentId } = req.params;
  return typeof intentId === 'string' ? intentId : '';
}
