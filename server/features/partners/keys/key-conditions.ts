import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../../database.js';

type WithKey = Tables & { k: Tables['ApiKey'] };

/** Whether the API key with alias `k` is neither revoked nor expired. */
export function isValidAt(now: Date) {
  return (eb: ExpressionBuilder<WithKey, 'k'>): Expression<SqlBool> =>
    eb.and([eb('k.revokedAt', 'is', null), eb.or([eb('k.expiresAt', 'is', null), eb('k.expiresAt', '>', now)])]);
}
