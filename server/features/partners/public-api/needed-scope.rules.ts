import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { PUBLIC_TYPES, type NeededScope } from './public-fields.rules.js';

/** A write scope includes reading, because a mutation returns the changed object. */
const ALSO_BY: Partial<Record<ApiScope, ApiScope>> = {
  [ApiScope.SPACES_READ]: ApiScope.SPACES_WRITE,
  [ApiScope.BOOKINGS_READ]: ApiScope.BOOKINGS_WRITE,
};

/** Whether the scopes of a key include a required one. */
export function includesScope(scopes: ReadonlySet<ApiScope>, needed: NeededScope): boolean {
  if (needed === null || scopes.has(needed)) return true;
  const also = ALSO_BY[needed];
  return also !== undefined && scopes.has(also);
}

/** Whether a key with these scopes may see objects of a type: never those of internal types. */
export function mayReadType(type: string, scopes: ReadonlySet<ApiScope>): boolean {
  const known = PUBLIC_TYPES[type];
  return known !== undefined && includesScope(scopes, known.scope);
}
