import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../../database.js';

type WithKey = Tables & { k: Tables['ApiKey']; u: Tables['User'] };

/**
 * Whether the API key with alias `k` of the person with alias `u` is neither revoked nor expired. A recovery ends earlier keys with its own
 * commit, because until its event is dispatched a thief could create with one what the event spares.
 */
export function isValidAt(now: Date) {
  return (eb: ExpressionBuilder<WithKey, 'k' | 'u'>): Expression<SqlBool> =>
    eb.and([
      eb('k.revokedAt', 'is', null),
      eb.or([eb('k.expiresAt', 'is', null), eb('k.expiresAt', '>', now)]),
      eb.or([eb('u.recoveredAt', 'is', null), eb('u.recoveredAt', '<', eb.ref('k.createdAt'))]),
    ]);
}
