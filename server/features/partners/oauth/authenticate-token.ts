import type { KeyIdentity, ServiceContext } from '../../../core/context.js';
import { hashOfKey, keyModeOf } from '../keys/edit-keys.js';
import { isKey } from '../keys/key-text.rules.js';
import { personOf, rolesOf, wasUsedLately } from '../keys/key-identity.js';
import { isInForce } from './grants.js';

/** The user an app acts for by an access token, and its scopes; null when the token is invalid. */
export async function authenticateToken(ctx: ServiceContext, text: string): Promise<KeyIdentity | null> {
  if (!isKey(text, keyModeOf(ctx.config), 'hat')) return null;
  const now = ctx.clock.now();
  const row = await ctx.db
    .selectFrom('AppToken as t')
    .innerJoin('AppGrant as g', 'g.id', 't.grantId')
    .innerJoin('PartnerApp as a', 'a.id', 'g.appId')
    .innerJoin('User as u', 'u.id', 'g.userId')
    .innerJoin('User as o', 'o.id', 'a.userId')
    .select(['g.id', 'g.userId', 'g.lastUsedAt', 't.scopes', 't.expiresAt', 'a.scopes as appScopes', 'a.id as appId'])
    .select(['u.emailVerifiedAt'])
    .select(rolesOf)
    .where('t.hash', '=', hashOfKey(text))
    .where('t.kind', '=', 'access')
    .where('t.expiresAt', '>', now)
    .where(isInForce(now))
    .where('u.suspendedAt', 'is', null)
    .where('o.suspendedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  if (!wasUsedLately(row.lastUsedAt, now))
    await ctx.db.updateTable('AppGrant').set({ lastUsedAt: now }).where('id', '=', row.id).execute();
  const scopes = new Set(row.scopes.filter((scope) => row.appScopes.includes(scope)));
  return { viewer: personOf(row), apiKey: { id: row.id, scopes, appId: row.appId }, expiresAt: row.expiresAt };
}
