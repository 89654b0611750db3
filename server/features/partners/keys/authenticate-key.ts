import { sql } from 'kysely';
import type { KeyIdentity, ServiceContext } from '../../../core/context.js';
import { isStaffRole, type Role } from '../../../core/roles.js';
import { hashOfKey, keyModeOf } from './edit-keys.js';
import { isListed } from './key-input.js';
import { isKey } from './key-text.rules.js';

/** `last_used_at` is for people: written once a minute, not with every call. */
const USED_EVERY_MS = 60_000;

/** Whom a key acts for, and what it may do; null when it does not work, or not from this address. Staff roles never come with a key. */
export async function authenticateKey(ctx: ServiceContext, text: string, ip: string): Promise<KeyIdentity | null> {
  if (!isKey(text, keyModeOf(ctx.config))) return null;
  const now = ctx.clock.now();
  const row = await ctx.db
    .selectFrom('ApiKey as k')
    .innerJoin('User as u', 'u.id', 'k.userId')
    .select(['k.id', 'k.scopes', 'k.addresses', 'k.lastUsedAt', 'k.userId', 'u.emailVerifiedAt'])
    .select((eb) =>
      sql<Role[]>`array(${eb.selectFrom('UserRole as r').select('r.role').whereRef('r.userId', '=', 'u.id')})`.as(
        'roles',
      ),
    )
    .where('k.secretHash', '=', hashOfKey(text))
    .where('k.revokedAt', 'is', null)
    .where((eb) => eb.or([eb('k.expiresAt', 'is', null), eb('k.expiresAt', '>', now)]))
    .where('u.suspendedAt', 'is', null)
    .executeTakeFirst();
  if (!row || !isListed(ip, row.addresses)) return null;
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() > USED_EVERY_MS)
    await ctx.db.updateTable('ApiKey').set({ lastUsedAt: now }).where('id', '=', row.id).execute();
  return {
    viewer: {
      id: row.userId,
      sessionId: row.id,
      roles: new Set(row.roles.filter((role) => !isStaffRole(role))),
      isEmailVerified: row.emailVerifiedAt !== null,
    },
    apiKey: { id: row.id, scopes: new Set(row.scopes) },
  };
}
