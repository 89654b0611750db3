import type { ServiceContext } from '../../core/context.js';
import { registerOrphanSweep } from '../../core/files/file-sweep.js';
import type { JobRegistry } from '../../core/jobs/jobs.js';
import { endSuspensions } from './measures/end-suspensions.js';
import { sendPasswordReset } from './password/reset-password.js';
import { sendPhoneCode } from './phone/send-phone-code.js';
import { removeAvatarFiles } from './profile/avatar-files.js';
import { resendConfirmation } from './sign-up/confirm-email.js';
import { purge } from './purge.js';
import { register } from './sign-up/register.js';
import type { QueuedRegistration } from './sign-up/registration.js';

/** Registers the background jobs of accounts. */
export function registerAccountJobs(jobs: JobRegistry): void {
  jobs.on('accounts.register', (ctx, payload) => register(ctx, payload as unknown as QueuedRegistration));
  jobs.on('accounts.resend-confirmation', (ctx, payload) =>
    resendConfirmation(ctx, String(payload['email']), (payload['registrationId'] ?? null) as string | null),
  );
  jobs.on('accounts.send-password-reset', (ctx, payload) => sendPasswordReset(ctx, String(payload['email'])));
  jobs.on('accounts.remove-avatar-files', (ctx, payload) => removeAvatarFiles(ctx.ports.files, String(payload['key'])));
  jobs.on('accounts.send-phone-code', (ctx, payload) =>
    sendPhoneCode(ctx, String(payload['userId']), String(payload['codeId'])),
  );
  registerOrphanSweep(jobs, '45 1 * * *', 'accounts.drop-orphan-avatars', {
    parent: 'avatars',
    namedAmong: avatarsAmong,
  });
  jobs.every('*/5 * * * *', 'accounts.end-suspensions', endSuspensions);
  jobs.every('17 3 * * *', 'accounts.purge', (ctx, _payload, signal) => purge(ctx, signal));
}

/** The rest are pictures whose upload stopped before the row was written, or whose removal failed for good. */
async function avatarsAmong({ db }: ServiceContext, names: readonly string[]): Promise<ReadonlySet<string>> {
  const users = await db.selectFrom('User').select('avatarKey').where('avatarKey', 'in', names).execute();
  return new Set(users.map(({ avatarKey }) => avatarKey ?? ''));
}
