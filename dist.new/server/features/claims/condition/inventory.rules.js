import { createHash } from 'node:crypto';
import { FieldProblemCode } from '../../../core/errors/errors.js';
import { CLAIM_BOUNDS } from '../claim-cases.rules.js';
const MAX_NAME = 80;
/** What is wrong with a list of things. */
export function inventoryProblems(items) {
    const { maxItems: max, maxCents } = CLAIM_BOUNDS;
    if (items.length > max)
        return [{ path: 'items', code: FieldProblemCode.TOO_LONG, params: { max } }];
    return items.flatMap(({ name, valueCents }, index) => [
        ...(name === '' ? [{ path: `items.${index}.name`, code: FieldProblemCode.REQUIRED }] : []),
        ...(name.length > MAX_NAME
            ? [{ path: `items.${index}.name`, code: FieldProblemCode.TOO_LONG, params: { max: MAX_NAME } }]
            : []),
        ...(valueCents > 0 && valueCents <= maxCents
            ? []
            : [{ path: `items.${index}.valueCents`, code: FieldProblemCode.CLAIM_AMOUNT_OUT_OF_RANGE }]),
    ]);
}
/** The id of a signed list, made of its hash. */
export function listIdOf(hash) {
    return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
/** What a signature signs: the list in its order, of this booking. */
export function inventoryHash(bookingId, items) {
    const list = items.map(({ name, kind, valueCents }) => [name, kind, valueCents]);
    return createHash('sha256')
        .update(JSON.stringify([bookingId, list]))
        .digest('hex');
}
//# sourceMappingURL=inventory.rules.js.map