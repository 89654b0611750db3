import type { KeyIdentity, ServiceContext } from '../../../core/context.js';
import type { ApiScope } from '../../../core/graphql/api-scopes.js';
import { hashOfKey, keyModeOf } from '../keys/edit-keys.js';
import { isKey } from '../keys/key-text.rules.js';
import { personOf, rolesOf, wasUsedLately } from '../keys/key-identity.js';
import { isInForce } from './grants.js';

/** The user an app acts for by an access token, and its scopes; null when the token is invalid. */
export async function authenticateToken(ctx: ServiceContext, text: string): Promise<KeyIdentity | null> {
  if (!isKey(text, keyModeOf(ctx.config), 'hat')) return null;
  const now = ctx.clock.now();
  const row = await grantsInForce(ctx)
    .innerJoin('AppToken as t', 't.grantId', 'g.id')
    .select(['t.scopes', 't.expiresAt'])
    .where('t.hash', '=', hashOfKey(text))
    .where('t.kind', '=', 'access')
    .where('t.expiresAt', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  if (!wasUsedLately(row.lastUsedAt, now))
    await ctx.db.updateTable('AppGrant').set({ lastUsedAt: now }).where('id', '=', row.id).execute();
  return identityOf(row);
}

/** The same by the id of the consent, for what a valid call was given to use later. */
export async function findGrant(ctx: ServiceContext, id: string): Promise<KeyIdentity | null> {
  const row = await grantsInForce(ctx).select(['g.scopes', 'g.expiresAt']).where('g.id', '=', id).executeTakeFirst();
  return row ? identityOf(row) : null;
}

/** Consents by which an app may act: neither the person nor the owner of the app is suspended. */
const grantsInForce = ({ db, clock }: ServiceContext) =>
  db
    .selectFrom('AppGrant as g')
    .innerJoin('PartnerApp as a', 'a.id', 'g.appId')
    .innerJoin('User as u', 'u.id', 'g.userId')
    .innerJoin('User as o', 'o.id', 'a.userId')
    .select(['g.id', 'g.userId', 'g.lastUsedAt', 'a.scopes as appScopes', 'a.id as appId', 'u.emailVerifiedAt'])
    .select(rolesOf)
    .where(isInForce(clock.now()))
    .where('u.suspendedAt', 'is', null)
    .where('o.suspendedAt', 'is', null);

type GrantInForce = Awaited<ReturnType<ReturnType<typeof grantsInForce>['executeTakeFirstOrThrow']>>;

function identityOf(
  row: GrantInForce & { readonly scopes: readonly ApiScope[]; readonly expiresAt: Date },
): KeyIdentity {
  const scopes = new Set(row.scopes.filter((scope) => row.appScopes.includes(scope)));
  return { viewer: personOf(row), apiKey: { id: row.id, scopes, appId: row.appId }, expiresAt: row.expiresAt };
}
