import { recordAudit } from '../core/writes/audit.js';
import type { ServiceContext } from '../core/context.js';
import { STAFF_ROLES } from '../core/roles.js';
import { inTransaction } from '../core/writes/transaction.js';
import { CLOSING_KINDS, MeasureKind, MeasureReason } from '../features/accounts/measures/measure.enums.js';
import { verifyPassword } from '../features/accounts/password/password-hashing.js';
import { DEMO_STAFF_SECRET } from '../features/accounts/second-factor/demo-second-factor.js';
import { decryptTotpSecret } from '../features/accounts/second-factor/totp-secret.js';
import { DEMO_PASSWORD } from './seed/seed.js';

/** No password has this hash. */
const NO_PASSWORD = '!';
const REASON = 'Cuenta de demostración: este Hueco ya no es una demo.';
/** Records that allow signing in or resetting a password. */
const SIGN_IN_RECORDS = ['TotpFactor', 'RecoveryCode', 'MfaChallenge', 'EmailToken', 'KnownDevice'] as const;

/**
 * Suspends every demo account permanently and removes its password, second factor, staff roles and sessions; rows stay, because bookings
 * and payments refer to them. Safe to repeat; returns how many accounts were locked now.
 */
export async function lockDemoAccounts(ctx: ServiceContext): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const locked = await suspendDemoUsers(tx, now);
    if (locked.length === 0) return 0;
    await banDemoUsers(tx, now);
    const ids = tx.db.selectFrom('User').select('id').where('isDemo', '=', true);
    for (const record of SIGN_IN_RECORDS) await tx.db.deleteFrom(record).where('userId', 'in', ids).execute();
    await tx.db.deleteFrom('UserRole').where('role', 'in', STAFF_ROLES).where('userId', 'in', ids).execute();
    // Running processes check the session on each call; this process has no sockets yet.
    await tx.db
      .updateTable('Session')
      .set({ revokedAt: now, revokeReason: 'suspended' })
      .where('revokedAt', 'is', null)
      .where('userId', 'in', ids)
      .execute();
    await recordAudit(tx, {
      actorId: null,
      action: 'demo.accounts_locked',
      objectType: 'User',
      objectId: 'demo',
      after: { count: locked.length },
      reason: 'DEMO=off',
    });
    return locked.length;
  });
}

function suspendDemoUsers(tx: ServiceContext, now: Date): Promise<{ id: string }[]> {
  return tx.db
    .updateTable('User')
    .set((eb) => ({
      suspendedAt: eb.fn.coalesce('suspendedAt', eb.val(now)),
      suspendedReason: REASON,
      passwordHash: NO_PASSWORD,
      updatedAt: now,
    }))
    .where('isDemo', '=', true)
    .where('erasedAt', 'is', null)
    .where((eb) => eb.or([eb('suspendedAt', 'is', null), eb('passwordHash', '<>', NO_PASSWORD)]))
    .returning('id')
    .execute();
}

/** Charges and payouts of a closed account are paused by its measure. */
async function banDemoUsers(tx: ServiceContext, startsAt: Date): Promise<void> {
  const open = await tx.db
    .selectFrom('User as u')
    .select('u.id as userId')
    .where('u.isDemo', '=', true)
    .where('u.erasedAt', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('AccountMeasure as m')
            .select('m.id')
            .whereRef('m.userId', '=', 'u.id')
            .where('m.kind', 'in', CLOSING_KINDS)
            .where('m.liftedAt', 'is', null),
        ),
      ),
    )
    .execute();
  if (open.length === 0) return;
  const ban = { kind: MeasureKind.BAN, reason: MeasureReason.OTHER, statement: REASON, startsAt };
  await tx.db
    .insertInto('AccountMeasure')
    .values(open.map(({ userId }) => ({ userId, ...ban })))
    .execute();
}

/** Addresses of accounts that can still sign in with a secret of the README, each with the kind of secret. */
export async function demoSecretsInUse(ctx: ServiceContext): Promise<string[]> {
  const active = ctx.db.selectFrom('User as u').where('u.suspendedAt', 'is', null).orderBy('u.email');
  const factors = await active
    .innerJoin('TotpFactor as f', 'f.userId', 'u.id')
    .select(['u.id', 'u.email', 'f.secret'])
    .where('f.confirmedAt', 'is not', null)
    .execute();
  const staff = await active
    .innerJoin('UserRole as r', 'r.userId', 'u.id')
    .select(['u.email', 'u.passwordHash as hash'])
    .where('r.role', 'in', STAFF_ROLES)
    .execute();
  const inUse = factors
    .filter(({ id, secret }) => isDemoSecret(ctx, id, secret))
    .map(({ email }) => `${email} (second factor)`);
  for (const { email, hash } of staff)
    if (await verifyPassword(ctx.config, DEMO_PASSWORD, hash)) inUse.push(`${email} (password)`);
  return inUse;
}

function isDemoSecret(ctx: ServiceContext, userId: string, encrypted: string | null): boolean {
  try {
    return encrypted !== null && decryptTotpSecret(ctx.config, userId, encrypted) === DEMO_STAFF_SECRET;
  } catch {
    // Encrypted under another pepper, so it cannot be used.
    return false;
  }
}
