import { recordAudit } from '../../../core/audit.js';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, ValidationError } from '../../../core/errors.js';
import { consume, giveBack } from '../../../core/rate-limits.js';
import { Role } from '../../../core/roles.js';
import { inTransaction } from '../../../core/transaction.js';
import { mailReceiver, sendAccountMail } from '../account-mails.js';
import { requirePassword } from '../password/password-again.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { replaceRecoveryCodes } from './recovery-codes.js';
import { hasSecondFactor, spendCode, wrongCode } from './second-factor.js';
import { acceptedStep, newTotpSecret, otpauthUrl } from './totp.js';
import { openTotpSecret, sealTotpSecret } from './totp-secret.js';

/** How long a secret waits for its first code. */
const PENDING_MS = 3_600_000;

/** Password and code, for what makes an account less safe. */
export interface PasswordAndCode {
  readonly password: string;
  readonly code: string;
}

/** Makes a secret for the viewer's app; nothing changes until a code of it comes back. Replaces the present one when there is one. */
export async function startSecondFactor(ctx: SignedInContext, password: string): Promise<{ secret: string; otpauthUrl: string }> {
  await requirePassword(ctx, password);
  const { id } = ctx.viewer;
  const secret = newTotpSecret();
  await ctx.em.execute(
    `insert into totp_factors (user_id, pending_secret, created_at) values (?, ?, ?)
     on conflict (user_id) do update set pending_secret = excluded.pending_secret, created_at = excluded.created_at`,
    [id, sealTotpSecret(ctx.config, id, secret), ctx.clock.now()],
  );
  return { secret, otpauthUrl: otpauthUrl(secret, (await mailReceiver(ctx, id)).email) };
}

/** Turns the second factor on with a first code and ends the sessions that had none; answers ten recovery codes, shown this once. */
export async function confirmSecondFactor(ctx: SignedInContext, code: string): Promise<string[]> {
  const { id, sessionId } = ctx.viewer;
  return limited(ctx, async (tx) => {
    const now = tx.clock.now();
    const [pending] = await tx.em.execute<{ pending_secret: string; is_first: boolean }[]>(
      'select pending_secret, confirmed_at is null as is_first from totp_factors where user_id = ? and pending_secret is not null and created_at > ? for update',
      [id, new Date(now.getTime() - PENDING_MS)],
    );
    if (!pending) throw new ValidationError([{ path: 'code', code: FieldProblemCode.CODE_EXPIRED }]);
    const step = acceptedStep(openTotpSecret(tx.config, id, pending.pending_secret), code, now, 0);
    if (step === null) throw wrongCode();
    await tx.em.execute('update totp_factors set secret = pending_secret, pending_secret = null, confirmed_at = ?, last_step = ? where user_id = ?', [now, step, id]);
    await tx.em.execute('delete from mfa_challenges where user_id = ?', [id]);
    // The others were opened by the password alone.
    if (pending.is_first) await endSessionsOf(tx, id, 'second_factor_added', sessionId);
    await tx.em.execute('update sessions set mfa_verified_at = ? where id = ?', [now, sessionId]);
    await note(tx, id, 'second_factor_on', ctx.client.ip);
    await sendAccountMail(tx, await mailReceiver(tx, id), 'second-factor-on');
    return replaceRecoveryCodes(tx, id);
  });
}

/** Turns it off. Staff may not: their rights hang on it. */
export async function removeSecondFactor(ctx: SignedInContext, input: PasswordAndCode): Promise<void> {
  const { id } = ctx.viewer;
  if (await isStaff(ctx, id)) throw new DomainError(ErrorCode.MFA_SETUP_REQUIRED);
  await requirePassword(ctx, input.password);
  await limited(ctx, async (tx) => {
    await requireCode(tx, id, input.code);
    await tx.em.execute('delete from totp_factors where user_id = ?', [id]);
    // Proven by what is gone: it must not count for staff's rights or for a factor that comes later.
    await tx.em.execute('update sessions set mfa_verified_at = null where user_id = ? and revoked_at is null', [id]);
    await tx.em.execute('delete from recovery_codes where user_id = ?', [id]);
    await tx.em.execute('delete from mfa_challenges where user_id = ?', [id]);
    await note(tx, id, 'second_factor_off', ctx.client.ip);
    await sendAccountMail(tx, await mailReceiver(tx, id), 'second-factor-off');
  });
}

/** Ten new recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(ctx: SignedInContext, input: PasswordAndCode): Promise<string[]> {
  const { id } = ctx.viewer;
  await requirePassword(ctx, input.password);
  return limited(ctx, async (tx) => {
    await requireCode(tx, id, input.code);
    await note(tx, id, 'recovery_codes_renewed', ctx.client.ip);
    return replaceRecoveryCodes(tx, id);
  });
}

async function requireCode(tx: ServiceContext, userId: string, code: string): Promise<void> {
  if (!(await hasSecondFactor(tx, userId))) throw new DomainError(ErrorCode.NOT_FOUND);
  if (!(await spendCode(tx, userId, code))) throw wrongCode();
}

/** Codes are short: an open session must not be a way to try them all. */
async function limited<T>(ctx: SignedInContext, work: (tx: SignedInContext) => Promise<T>): Promise<T> {
  await consume(ctx, 'second-factor', ctx.viewer.id);
  const result = await inTransaction(ctx, work);
  await giveBack(ctx, 'second-factor', ctx.viewer.id);
  return result;
}

async function isStaff(ctx: ServiceContext, userId: string): Promise<boolean> {
  const [row] = await ctx.em.execute<{ is: boolean }[]>('select exists(select from user_roles where user_id = ? and role = ?) as is', [userId, Role.ADMIN]);
  return row?.is === true;
}

async function note(tx: ServiceContext, userId: string, act: string, ip: string): Promise<void> {
  await recordAudit(tx, { actorId: userId, action: `user.${act}`, objectType: 'User', objectId: userId, ip });
}
