import type { KeyIdentity, ServiceContext } from '../../../core/context.js';
import { hashOfKey, keyModeOf } from './edit-keys.js';
import { isValidAt } from './key-conditions.js';
import { personOf, rolesOf, wasUsedLately } from './key-identity.js';
import { isListed } from './key-input.js';
import { isKey } from './key-text.rules.js';

/** The user a key acts for, and its scopes; null when it is invalid, or not allowed from this address. */
export async function authenticateKey(ctx: ServiceContext, text: string, ip: string): Promise<KeyIdentity | null> {
  if (!isKey(text, keyModeOf(ctx.config))) return null;
  const now = ctx.clock.now();
  const row = await validKeys(ctx).where('k.secretHash', '=', hashOfKey(text)).executeTakeFirst();
  if (!row || !isListed(ip, row.addresses)) return null;
  if (!wasUsedLately(row.lastUsedAt, now))
    await ctx.db.updateTable('ApiKey').set({ lastUsedAt: now }).where('id', '=', row.id).execute();
  return identityOf(row);
}

/** The same by the key's id, for what a valid call was given to use later. */
export async function findKey(ctx: ServiceContext, id: string, ip: string): Promise<KeyIdentity | null> {
  const row = await validKeys(ctx).where('k.id', '=', id).executeTakeFirst();
  return row && isListed(ip, row.addresses) ? identityOf(row) : null;
}

const validKeys = ({ db, clock }: ServiceContext) =>
  db
    .selectFrom('ApiKey as k')
    .innerJoin('User as u', 'u.id', 'k.userId')
    .select(['k.id', 'k.scopes', 'k.addresses', 'k.lastUsedAt', 'k.expiresAt', 'k.userId', 'u.emailVerifiedAt'])
    .select(rolesOf)
    .where(isValidAt(clock.now()))
    .where('u.suspendedAt', 'is', null);

type ValidKey = Awaited<ReturnType<ReturnType<typeof validKeys>['executeTakeFirstOrThrow']>>;

const identityOf = (row: ValidKey): KeyIdentity => ({
  viewer: personOf(row),
  apiKey: { id: row.id, scopes: new Set(row.scopes) },
  expiresAt: row.expiresAt,
});
