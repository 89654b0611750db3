import type { Request, Response } from 'express';
import { clientNetwork } from '../../core/rate-limits/client-network.js';
import type { MountDeps } from '../../core/feature.js';
import { isIban } from '../../core/values/iban.js';
import { localeFromHeader } from '../../core/values/locale.js';
import { isValidNif } from '../../core/values/nif.js';
import { consume } from '../../core/rate-limits/rate-limits.js';
import type { SandboxPages } from '../../ports/sandbox/sandbox-pages.js';
import { onboardingClosedPage, onboardingDonePage, onboardingPage, type PayeeForm } from './onboarding-page.js';
import { sendPage } from './send-page.js';

type Work = (req: Request, res: Response) => Promise<void>;

/** `GET /sandbox-payments/onboarding/:link`: the payee's details and bank account. */
export function showOnboarding(sandbox: SandboxPages): Work {
  return async (req, res) => {
    const locale = localeFromHeader(req.headers['accept-language']);
    const found = await sandbox.onboarding(linkOf(req));
    if (!found) return sendPage(res.status(404), (nonce) => onboardingClosedPage(locale, nonce));
    sendPage(res, (nonce) => onboardingPage({ name: '', nif: '', iban: '' }, [], locale, nonce));
  };
}

/** Handles the form: completes the account, or marks the wrong fields. */
export function completeOnboarding({ serviceContext }: MountDeps, sandbox: SandboxPages): Work {
  return async (req, res) => {
    await consume(serviceContext(), 'bank-page-ip', clientNetwork(req.ip ?? ''));
    const locale = localeFromHeader(req.headers['accept-language']);
    const found = await sandbox.onboarding(linkOf(req));
    if (!found) return sendPage(res.status(404), (nonce) => onboardingClosedPage(locale, nonce));
    const form = readForm(req.body);
    const problems = payeeProblems(form);
    if (problems.length > 0) return sendPage(res.status(422), (nonce) => onboardingPage(form, problems, locale, nonce));
    await sandbox.completeAccount(found.accountId, form.iban.replace(/\s/g, '').toUpperCase());
    const { pathname, search } = new URL(found.returnUrl);
    sendPage(res, (nonce) => onboardingDonePage(pathname + search, locale, nonce));
  };
}

function readForm(body: unknown): PayeeForm {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const text = (name: string): string => String(fields[name] ?? '').slice(0, 100);
  return { name: text('name'), nif: text('nif'), iban: text('iban') };
}

/** The problems of a payee's details, all fields at once. */
function payeeProblems({ name, nif, iban }: PayeeForm): (keyof PayeeForm)[] {
  const problems: (keyof PayeeForm)[] = [];
  if (name.trim() === '') problems.push('name');
  if (!isValidNif(nif)) problems.push('nif');
  if (!isIban(iban)) problems.push('iban');
  return problems;
}

function linkOf(req: Request): string {
  const { link } = req.params;
  return typeof link === 'string' ? link : '';
}
