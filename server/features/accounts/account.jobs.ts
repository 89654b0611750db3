import type { ServiceContext } from '../../core/context.js';
import { purgeFailedJobs, type JobRegistry } from '../../core/jobs.js';
import { purgeOutbox } from '../../core/outbox.js';
import { purgeRateLimits } from '../../core/rate-limits.js';
import { DEVICE_DAYS } from './sign-in/known-devices.js';
import { sendPasswordReset } from './password/reset-password.js';
import { sendPhoneCode } from './phone/send-phone-code.js';
import { removeAvatarFiles } from './profile/avatar-files.js';
import { resendConfirmation } from './sign-up/confirm-email.js';
import { forgetFailedRegistrations, register } from './sign-up/register.js';
import type { QueuedRegistration } from './sign-up/registration.js';

const KEPT_DAYS = 30;

/** Work of accounts outside the request path. */
export function registerAccountJobs(jobs: JobRegistry): void {
  jobs.on('accounts.register', (ctx, payload) => register(ctx, payload as unknown as QueuedRegistration));
  jobs.on('accounts.resend-confirmation', (ctx, payload) => resendConfirmation(ctx, String(payload['email'])));
  jobs.on('accounts.send-password-reset', (ctx, payload) => sendPasswordReset(ctx, String(payload['email'])));
  jobs.on('accounts.remove-avatar-files', (ctx, payload) => removeAvatarFiles(ctx.ports.files, String(payload['key'])));
  jobs.on('accounts.send-phone-code', (ctx, payload) => sendPhoneCode(ctx, String(payload['userId']), String(payload['codeId'])));
  jobs.every('17 3 * * *', 'accounts.purge', purge);
}

/** Ended sessions and old links are personal data that serves nobody any more. */
async function purge(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_DAYS * 86_400_000);
  await ctx.em.execute('delete from sessions where expires_at < ? or revoked_at < ?', [before, before]);
  await ctx.em.execute('delete from email_tokens where expires_at < ?', [before]);
  await ctx.em.execute('delete from phone_codes where expires_at < ?', [ctx.clock.now()]);
  await ctx.em.execute('delete from mfa_challenges where expires_at < ?', [before]);
  await ctx.em.execute('delete from known_devices where last_used_at < ?', [new Date(ctx.clock.now().getTime() - DEVICE_DAYS * 86_400_000)]);
  await forgetFailedRegistrations(ctx);
  await purgeRateLimits(ctx);
  await purgeOutbox(ctx);
  await purgeFailedJobs(ctx);
}
