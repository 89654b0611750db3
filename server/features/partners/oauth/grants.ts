import { randomUUID } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import type { ApiScope } from '../../../core/graphql/api-scopes.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { recordAudit } from '../../../core/writes/audit.js';
import type { Tables } from '../../../database.js';
import { lockOwnAccount } from '../../accounts/password/require-password.js';
import { endSockets } from '../end-sockets.js';

/** Validity of a consent; the person may revoke it any time. */
const GRANT_MS = 365 * DAY_MS;

type WithGrant = Tables & { g: Tables['AppGrant']; u: Tables['User'] };

/**
 * Whether the grant with alias `g` of the person with alias `u` is in force. A new password ends earlier consents, because people change it
 * when somebody else had access to their account.
 */
export function isInForce(now: Date) {
  return (eb: ExpressionBuilder<WithGrant, 'g' | 'u'>): Expression<SqlBool> =>
    eb.and([
      eb('g.revokedAt', 'is', null),
      eb('g.expiresAt', '>', now),
      eb.or([eb('u.passwordChangedAt', 'is', null), eb('u.passwordChangedAt', '<', eb.ref('g.consentedAt'))]),
    ]);
}

/** A consent in force, with all that it allows. */
interface OpenGrant {
  readonly id: string;
  readonly scopes: readonly ApiScope[];
}

/** Stores the viewer's consent for an app: adds scopes to the existing grant, or creates one. */
export async function openGrant(tx: SignedInContext, appId: string, scopes: readonly ApiScope[]): Promise<OpenGrant> {
  const userId = tx.viewer.id;
  const now = tx.clock.now();
  const times = { consentedAt: now, expiresAt: new Date(now.getTime() + GRANT_MS) };
  // Concurrent consents must not both create a grant, and the session may have ended while this one waited.
  await lockOwnAccount(tx);
  const open = await tx.db
    .selectFrom('AppGrant as g')
    .innerJoin('User as u', 'u.id', 'g.userId')
    .select(['g.id', 'g.scopes'])
    .where('g.appId', '=', appId)
    .where('g.userId', '=', userId)
    .where(isInForce(now))
    .executeTakeFirst();
  if (open) {
    const all = [...new Set([...open.scopes, ...scopes])];
    await tx.db
      .updateTable('AppGrant')
      .set({ scopes: all, ...times })
      .where('id', '=', open.id)
      .execute();
    return { id: open.id, scopes: all };
  }
  await closeGrants(tx, { appId, userId });
  const id = randomUUID();
  await tx.db
    .insertInto('AppGrant')
    .values({ id, appId, userId, scopes: [...scopes], ...times })
    .execute();
  return { id, scopes };
}

/** Revokes grants with all their codes and tokens, and returns how many were in force. */
export async function closeGrants(
  tx: ServiceContext,
  which: { readonly id: string } | { readonly userId: string; readonly appId: string },
): Promise<number> {
  const closed = await tx.db
    .updateTable('AppGrant')
    .set({ revokedAt: tx.clock.now() })
    .where((eb) => eb.and(which))
    .where('revokedAt', 'is', null)
    .returning('id')
    .execute();
  const ids = closed.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.db.deleteFrom('AppToken').where('grantId', 'in', ids).execute();
  await tx.db.deleteFrom('AppCode').where('grantId', 'in', ids).execute();
  await endSockets(tx, ids);
  return ids.length;
}

/** Revokes the consents that a person gave by then; returns the names of the apps. */
export async function revokeGrantsOf(tx: ServiceContext, userId: string, until: Date): Promise<readonly string[]> {
  const grants = await tx.db
    .selectFrom('AppGrant as g')
    .innerJoin('PartnerApp as a', 'a.id', 'g.appId')
    .select(['g.id', 'a.id as appId', 'a.name'])
    .where('g.userId', '=', userId)
    .where('g.revokedAt', 'is', null)
    .where('g.expiresAt', '>', tx.clock.now())
    .where('g.consentedAt', '<=', until)
    .orderBy('a.name')
    .execute();
  for (const { id, appId } of grants) {
    await closeGrants(tx, { id });
    await recordAudit(tx, {
      actorId: null,
      action: 'app_grant.revoked',
      objectType: 'PartnerApp',
      objectId: appId,
      after: { grantId: id },
    });
  }
  return grants.map(({ name }) => name);
}
