import { HOUR_MS } from '../../../core/values/durations.js';
import { recordAudit } from '../../../core/writes/audit.js';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { consume, returnPoint } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { deleteLinks, findMailRecipient, sendAccountMail } from '../account-mails.js';
import { lockOwnAccount, lockWithPassword, requirePassword } from '../password/require-password.js';
import { hasStaffRole } from '../roles.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { replaceRecoveryCodes } from './recovery-codes.js';
import { acceptCode, hasSecondFactor, wrongCode } from './second-factor.js';
import { acceptedStep, createTotpSecret, otpauthUrl } from './totp.js';
import { decryptTotpSecret, encryptTotpSecret } from './totp-secret.js';

/** How long a new secret can be confirmed with a first code. */
const PENDING_MS = HOUR_MS;

/** Password and code, required for changes that weaken the account's security. */
export interface PasswordAndCode {
  readonly password: string;
  readonly code: string;
}

/** Creates a secret for the viewer's app; it takes effect once a code confirms it. Replacing a present one needs a code of it. */
export async function startSecondFactor(
  ctx: SignedInContext,
  { password, code = '' }: Pick<PasswordAndCode, 'password'> & Partial<PasswordAndCode>,
): Promise<{ secret: string; otpauthUrl: string }> {
  const passwordHash = await requirePassword(ctx, password);
  const { id } = ctx.viewer;
  if (code.trim() === '' && (await hasSecondFactor(ctx, id)))
    throw new ValidationError([{ path: 'code', code: FieldProblemCode.REQUIRED }]);
  const secret = createTotpSecret();
  const pending = { pendingSecret: encryptTotpSecret(ctx.config, id, secret), createdAt: ctx.clock.now() };
  await withCodeLimit(ctx, async (tx) => {
    await lockWithPassword(tx, passwordHash);
    if (await hasSecondFactor(tx, id)) await requireCode(tx, id, code);
    await tx.db
      .insertInto('TotpFactor')
      .values({ userId: id, ...pending })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(pending))
      .execute();
  });
  return { secret, otpauthUrl: otpauthUrl(secret, (await findMailRecipient(ctx, id)).email) };
}

/** Turns the second factor on, or replaces it, with a first code and ends all other sessions; returns ten recovery codes, shown only now. */
export async function confirmSecondFactor(ctx: SignedInContext, code: string): Promise<string[]> {
  const { id, sessionId } = ctx.viewer;
  return withCodeLimit(ctx, async (tx) => {
    // A start that waits for this lock sees the confirmed factor and asks for its code.
    await lockOwnAccount(tx);
    const now = tx.clock.now();
    const factor = await tx.db
      .selectFrom('TotpFactor')
      .select('pendingSecret')
      .where('userId', '=', id)
      .where('pendingSecret', 'is not', null)
      .where('createdAt', '>', new Date(now.getTime() - PENDING_MS))
      .forUpdate()
      .executeTakeFirst();
    if (!factor?.pendingSecret) throw new ValidationError([{ path: 'code', code: FieldProblemCode.CODE_EXPIRED }]);
    const step = acceptedStep(decryptTotpSecret(tx.config, id, factor.pendingSecret), code, now, 0);
    if (step === null) throw wrongCode();
    await tx.db
      .updateTable('TotpFactor')
      .set({ secret: factor.pendingSecret, pendingSecret: null, confirmedAt: now, lastStep: step })
      .where('userId', '=', id)
      .execute();
    await tx.db.deleteFrom('MfaChallenge').where('userId', '=', id).execute();
    // The other sessions were opened with the password alone, or with the factor that is replaced.
    await endSessionsOf(tx, id, 'second_factor_added', sessionId);
    await deleteLinks(tx, id, ['change_email']);
    await tx.db.updateTable('Session').set({ mfaVerifiedAt: now }).where('id', '=', sessionId).execute();
    await recordUserAudit(tx, id, 'second_factor_on', ctx.client.ip);
    await sendAccountMail(tx, await findMailRecipient(tx, id), 'second-factor-on');
    return replaceRecoveryCodes(tx, id);
  });
}

/** Turns the second factor off; refused for staff, whose role requires it. */
export async function removeSecondFactor(ctx: SignedInContext, input: PasswordAndCode): Promise<void> {
  const { id } = ctx.viewer;
  if (await hasStaffRole(ctx, id)) throw new DomainError(ErrorCode.MFA_SETUP_REQUIRED);
  const passwordHash = await requirePassword(ctx, input.password);
  await withCodeLimit(ctx, async (tx) => {
    await lockWithPassword(tx, passwordHash);
    await requireCode(tx, id, input.code);
    await tx.db.deleteFrom('TotpFactor').where('userId', '=', id).execute();
    // A verification with a removed factor must not count for the staff role or for a factor added later.
    await tx.db
      .updateTable('Session')
      .set({ mfaVerifiedAt: null })
      .where('userId', '=', id)
      .where('revokedAt', 'is', null)
      .execute();
    await tx.db.deleteFrom('RecoveryCode').where('userId', '=', id).execute();
    await tx.db.deleteFrom('MfaChallenge').where('userId', '=', id).execute();
    await recordUserAudit(tx, id, 'second_factor_off', ctx.client.ip);
    await sendAccountMail(tx, await findMailRecipient(tx, id), 'second-factor-off');
  });
}

/** Ten new recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(ctx: SignedInContext, input: PasswordAndCode): Promise<string[]> {
  const { id } = ctx.viewer;
  const passwordHash = await requirePassword(ctx, input.password);
  return withCodeLimit(ctx, async (tx) => {
    await lockWithPassword(tx, passwordHash);
    await requireCode(tx, id, input.code);
    await recordUserAudit(tx, id, 'recovery_codes_renewed', ctx.client.ip);
    return replaceRecoveryCodes(tx, id);
  });
}

async function requireCode(tx: ServiceContext, userId: string, code: string): Promise<void> {
  if (!(await hasSecondFactor(tx, userId))) throw new DomainError(ErrorCode.NOT_FOUND);
  if (!(await acceptCode(tx, userId, code))) throw wrongCode();
}

/** Limits attempts, because codes are short enough to be tried out from an open session. */
async function withCodeLimit<T>(ctx: SignedInContext, work: (tx: SignedInContext) => Promise<T>): Promise<T> {
  await consume(ctx, 'second-factor', ctx.viewer.id);
  const result = await inTransaction(ctx, work);
  await returnPoint(ctx, 'second-factor', ctx.viewer.id);
  return result;
}

async function recordUserAudit(tx: ServiceContext, userId: string, act: string, ip: string): Promise<void> {
  await recordAudit(tx, { actorId: userId, action: `user.${act}`, objectType: 'User', objectId: userId, ip });
}
