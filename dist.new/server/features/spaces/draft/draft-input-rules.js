import { FieldProblemCode } from '../../../core/errors/errors.js';
import { AccessHours } from '../fields/space-fields.types.js';
import { getSpaceField, spaceFieldNames } from '../fields/space-fields.js';
/** What of an input is too long to be kept. Drafts are kept as typed; these lengths only keep out what no wizard could have sent. */
export function draftInputProblems(input) {
    return spaceFieldNames.flatMap((name) => {
        const { maxKept: max } = getSpaceField(name);
        const value = input[name];
        // With its fee an amount must still be one that the API can tell.
        const size = typeof value === 'number' ? Math.abs(value) : lengthOf(value);
        return max !== undefined && size > max
            ? [{ path: `draft.${name}`, code: FieldProblemCode.TOO_LONG, params: { max } }]
            : [];
    });
}
const lengthOf = (value) => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);
/** The fields an input names, copied one by one: nothing else of what a client sends is ever kept. */
export function givenDraftValues(input) {
    const given = spaceFieldNames
        .filter((name) => input[name] !== undefined)
        .map((name) => [name, storedValue(getSpaceField(name).type, input[name])]);
    return Object.fromEntries(given);
}
function storedValue(type, value) {
    if (Array.isArray(value)) {
        const [item] = type;
        return item === AccessHours ? value.map(plainHours) : inOrder(item, value);
    }
    return type === String && typeof value === 'string' ? storable(value) : value;
}
function plainHours({ weekday, fromMinute, toMinute }) {
    return { weekday, fromMinute, toMinute };
}
/** PostgreSQL keeps neither NUL nor halves of letters. */
export function storable(text) {
    return text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}
/** Each value once, in the enum's order. */
function inOrder(values, chosen) {
    return Object.values(values).filter((value) => chosen.includes(value));
}
//# sourceMappingURL=draft-input-rules.js.map