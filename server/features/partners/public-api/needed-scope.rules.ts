import { PUBLIC_ROOTS, PUBLIC_TYPES, type NeededScope, type RootName } from './public-fields.rules.js';

/** The scope a key needs for a field of the public schema; null: any key may read it. */
export function neededScope(type: string, field: string): NeededScope {
  if (type === 'Query' || type === 'Mutation') return PUBLIC_ROOTS[type satisfies RootName][field] ?? null;
  return PUBLIC_TYPES[type]?.scope ?? null;
}

/** Whether a key with these scopes may see objects of a type: those of internal types never. */
export function mayReadType(type: string, scopes: ReadonlySet<string>): boolean {
  const known = PUBLIC_TYPES[type];
  return known !== undefined && (known.scope === null || scopes.has(known.scope));
}
