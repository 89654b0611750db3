import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../../core/context.js';
import { refuseProblems } from '../../../core/errors/errors.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { Locale } from '../../../core/values/locale.js';
import { consume, tryConsume } from '../../../core/rate-limits/rate-limits.js';
import { cleanLine } from '../../../core/values/text.js';
import { normaliseEmail, signUpProblems } from '../account.rules.js';
import { TERMS_VERSION } from '../consents.js';
import { hashPassword, inHashingQueue } from '../password/password-hashing.js';
import { rememberSignUp } from './first-sign-in.js';
import { toQueuedRegistration } from './registration.js';
import { safeNext } from './safe-next.js';
import type { SignUpInput } from '../account.inputs.js';

/**
 * Queues a sign-up. Only the job looks up whether the address has an account, so that neither the response nor its time reveals it. Returns
 * the normalized address.
 */
export async function signUp(ctx: RequestContext, input: SignUpInput): Promise<string> {
  const fullName = cleanLine(input.fullName);
  refuseProblems(await signUpProblems({ ...input, fullName }));
  await consume(ctx, 'sign-up-ip', ctx.client.network);
  const email = normaliseEmail(input.email);
  const requester = { isKnown: false, account: email, network: ctx.client.network };
  const passwordHash = await inHashingQueue(requester, () => hashPassword(ctx.config, input.password));
  const registration = {
    id: randomUUID(),
    email,
    fullName,
    passwordHash,
    locale: input.locale ?? Locale.ES,
    wantsMarketing: input.wantsMarketing === true,
    termsVersion: TERMS_VERSION,
    at: ctx.clock.now(),
    next: safeNext(input.next),
    mayMail: await tryConsume(ctx, 'account-mail', email),
  };
  rememberSignUp(ctx, registration.id);
  await addJob(ctx, 'accounts.register', toQueuedRegistration(ctx.config, registration));
  return email;
}
