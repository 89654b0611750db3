import { clientNetwork } from '../../core/rate-limits/client-network.js';
import { isIban } from '../../core/iban.js';
import { localeFromHeader } from '../../core/values/locale.js';
import { isValidNif } from '../../core/values/nif.js';
import { consume } from '../../core/rate-limits/rate-limits.js';
import { onboardingClosedPage, onboardingDonePage, onboardingPage } from './onboarding-page.js';
import { sendPage } from './send-page.js';
/** `GET /sandbox-payments/onboarding/:link`: who is paid, and where to. */
export function showOnboarding(sandbox) {
    return async (req, res) => {
        const locale = localeFromHeader(req.headers['accept-language']);
        const found = await sandbox.onboarding(linkOf(req));
        if (!found)
            return sendPage(res.status(404), (nonce) => onboardingClosedPage(locale, nonce));
        sendPage(res, (nonce) => onboardingPage({ name: '', nif: '', iban: '' }, [], locale, nonce));
    };
}
/** The form's answer: the account is complete, or the fields that are wrong are marked. */
export function completeOnboarding({ serviceContext }, sandbox) {
    return async (req, res) => {
        await consume(serviceContext(), 'bank-page-ip', clientNetwork(req.ip ?? ''));
        const locale = localeFromHeader(req.headers['accept-language']);
        const found = await sandbox.onboarding(linkOf(req));
        if (!found)
            return sendPage(res.status(404), (nonce) => onboardingClosedPage(locale, nonce));
        const form = readForm(req.body);
        const problems = payeeProblems(form);
        if (problems.length > 0)
            return sendPage(res.status(422), (nonce) => onboardingPage(form, problems, locale, nonce));
        await sandbox.completeAccount(found.accountId, form.iban.replace(/\s/g, '').toUpperCase());
        const { pathname, search } = new URL(found.returnUrl);
        sendPage(res, (nonce) => onboardingDonePage(pathname + search, locale, nonce));
    };
}
function readForm(body) {
    const fields = (typeof body === 'object' && body !== null ? body : {});
    const text = (name) => String(fields[name] ?? '').slice(0, 100);
    return { name: text('name'), nif: text('nif'), iban: text('iban') };
}
/** What is wrong with a payee's details, all fields at once. */
function payeeProblems({ name, nif, iban }) {
    const problems = [];
    if (name.trim() === '')
        problems.push('name');
    if (!isValidNif(nif))
        problems.push('nif');
    if (!isIban(iban))
        problems.push('iban');
    return problems;
}
function linkOf(req) {
    const { link } = req.params;
    return typeof link === 'string' ? link : '';
}
//# sourceMappingURL=onboarding.routes.js.map