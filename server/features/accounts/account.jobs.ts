import type { ServiceContext } from '../../core/context.js';
import { dropOrphanFolders } from '../../core/files/file-sweep.js';
import { purgeFailedJobs, type JobRegistry } from '../../core/jobs/jobs.js';
import { purgeOutbox } from '../../core/events/outbox.js';
import { purgeRateLimits } from '../../core/rate-limits/rate-limits.js';
import { DAY_MS } from '../../core/values/durations.js';
import { endSuspensions } from './measures/end-suspensions.js';
import { DEVICE_DAYS } from './sign-in/known-devices.js';
import { sendPasswordReset } from './password/reset-password.js';
import { sendPhoneCode } from './phone/send-phone-code.js';
import { removeAvatarFiles } from './profile/avatar-files.js';
import { resendConfirmation } from './sign-up/confirm-email.js';
import { purgeFailedRegistrations, register } from './sign-up/register.js';
import type { QueuedRegistration } from './sign-up/registration.js';

const RETENTION_DAYS = 30;

/** Registers the background jobs of accounts. */
export function registerAccountJobs(jobs: JobRegistry): void {
  jobs.on('accounts.register', (ctx, payload) => register(ctx, payload as unknown as QueuedRegistration));
  jobs.on('accounts.resend-confirmation', (ctx, payload) => resendConfirmation(ctx, String(payload['email'])));
  jobs.on('accounts.send-password-reset', (ctx, payload) => sendPasswordReset(ctx, String(payload['email'])));
  jobs.on('accounts.remove-avatar-files', (ctx, payload) => removeAvatarFiles(ctx.ports.files, String(payload['key'])));
  jobs.on('accounts.send-phone-code', (ctx, payload) =>
    sendPhoneCode(ctx, String(payload['userId']), String(payload['codeId'])),
  );
  jobs.every('45 * * * *', 'accounts.drop-orphan-avatars', dropOrphanAvatars);
  jobs.every('*/5 * * * *', 'accounts.end-suspensions', endSuspensions);
  jobs.every('17 3 * * *', 'accounts.purge', purge);
}

/** Deletes pictures whose upload stopped before the row was written, or whose removal failed for good. */
async function dropOrphanAvatars(ctx: ServiceContext): Promise<void> {
  await dropOrphanFolders(ctx, 'avatars', async (names) => {
    const users = await ctx.db.selectFrom('User').select('avatarKey').where('avatarKey', 'in', names).execute();
    return new Set(users.map(({ avatarKey }) => avatarKey ?? ''));
  });
}

/** Deletes ended sessions, old links and other personal data that is no longer needed. */
async function purge(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  await ctx.db
    .deleteFrom('Session')
    .where((eb) => eb.or([eb('expiresAt', '<', before), eb('revokedAt', '<', before)]))
    .execute();
  await ctx.db.deleteFrom('EmailToken').where('expiresAt', '<', before).execute();
  await ctx.db.deleteFrom('PhoneCode').where('expiresAt', '<', now).execute();
  await ctx.db.deleteFrom('MfaChallenge').where('expiresAt', '<', before).execute();
  await ctx.db
    .deleteFrom('KnownDevice')
    .where('lastUsedAt', '<', new Date(now.getTime() - DEVICE_DAYS * DAY_MS))
    .execute();
  await purgeFailedRegistrations(ctx);
  await purgeRateLimits(ctx);
  await purgeOutbox(ctx);
  await purgeFailedJobs(ctx);
}
