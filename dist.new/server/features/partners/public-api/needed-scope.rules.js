import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { PUBLIC_ROOTS, PUBLIC_TYPES } from './public-fields.rules.js';
/** The scope a key needs for a field of the public schema; null: any key may read it. */
export function neededScope(type, field) {
    if (type in PUBLIC_ROOTS)
        return PUBLIC_ROOTS[type][field] ?? null;
    return PUBLIC_TYPES[type]?.scope ?? null;
}
/** Whoever may write something reads it too: the answer of a change is the thing changed. */
const ALSO_BY = {
    [ApiScope.SPACES_READ]: ApiScope.SPACES_WRITE,
    [ApiScope.BOOKINGS_READ]: ApiScope.BOOKINGS_WRITE,
};
/** Whether the scopes of a key reach what needs one. */
export function reaches(scopes, needed) {
    if (needed === null || scopes.has(needed))
        return true;
    const also = ALSO_BY[needed];
    return also !== undefined && scopes.has(also);
}
/** Whether a key with these scopes may see objects of a type: those of internal types never. */
export function mayReadType(type, scopes) {
    const known = PUBLIC_TYPES[type];
    return known !== undefined && reaches(scopes, known.scope);
}
//# sourceMappingURL=needed-scope.rules.js.map