import { recordAudit } from '../core/audit.js';
import type { ServiceContext } from '../core/context.js';
import { inTransaction } from '../core/transaction.js';
import { verifyPassword } from '../features/accounts/password/password-hashing.js';
import { DEMO_STAFF_SECRET } from '../features/accounts/second-factor/demo-second-factor.js';
import { decryptTotpSecret } from '../features/accounts/second-factor/totp-secret.js';
import { DEMO_PASSWORD } from './seed/seed.js';

/** No password has this hash. */
const NO_PASSWORD = '!';
const REASON = 'Cuenta de demostración: este Hueco ya no es una demo.';
/** What lets somebody in, or back in. */
const WAYS_IN = ['totp_factors', 'recovery_codes', 'mfa_challenges', 'email_tokens', 'known_devices'] as const;

/**
 * Suspends every account of the demo for good: without password, second factor, staff's role and sessions. Its spaces leave the search with
 * it. Rows stay, because bookings and their money refer to them. Doing it again changes nothing; answers how many were locked now.
 */
export async function lockDemoAccounts(ctx: ServiceContext): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const locked = await tx.em.execute<{ id: string }[]>(
      `update users set suspended_at = coalesce(suspended_at, ?), suspended_reason = ?, password_hash = ?, updated_at = ?
       where is_demo and erased_at is null and (suspended_at is null or password_hash <> ?) returning id`,
      [now, REASON, NO_PASSWORD, now, NO_PASSWORD],
    );
    if (locked.length === 0) return 0;
    const ofDemo = 'user_id in (select id from users where is_demo)';
    for (const table of WAYS_IN) await tx.em.execute(`delete from ${table} where ${ofDemo}`);
    await tx.em.execute(`delete from user_roles where role = 'admin' and ${ofDemo}`);
    // Processes that run already look at the session with each call; this one has no sockets yet.
    await tx.em.execute(
      `update sessions set revoked_at = ?, revoke_reason = 'suspended' where revoked_at is null and ${ofDemo}`,
      [now],
    );
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

/** Addresses of accounts that can still sign in with a secret of the README, each with what it is. */
export async function demoSecretsInUse(ctx: ServiceContext): Promise<string[]> {
  const factors = await ctx.em.execute<{ id: string; email: string; secret: string }[]>(
    'select u.id, u.email, f.secret from totp_factors f join users u on u.id = f.user_id where f.confirmed_at is not null and u.suspended_at is null order by u.email',
  );
  const staff = await ctx.em.execute<{ email: string; hash: string }[]>(
    `select u.email, u.password_hash as hash from users u join user_roles r on r.user_id = u.id where r.role = 'admin' and u.suspended_at is null order by u.email`,
  );
  const inUse = factors
    .filter(({ id, secret }) => isDemoSecret(ctx, id, secret))
    .map(({ email }) => `${email} (second factor)`);
  for (const { email, hash } of staff)
    if (await verifyPassword(ctx.config, DEMO_PASSWORD, hash)) inUse.push(`${email} (password)`);
  return inUse;
}

function isDemoSecret(ctx: ServiceContext, userId: string, sealed: string): boolean {
  try {
    return decryptTotpSecret(ctx.config, userId, sealed) === DEMO_STAFF_SECRET;
  } catch {
    // Sealed under another pepper: it opens for nobody.
    return false;
  }
}
