/** Replaces the removed texts. */
export const LEFT_OUT = '…';
/** All identifying texts. */
export function textsOf({ addresses, bookings, names }) {
    return [...addresses, ...bookings, ...names];
}
/** Whether a text contains another as a whole, ignoring case: "ana@example.com" is not in "susana@example.com", nor "Ana Ru" in "Ana Ruiz". */
export function holdsWhole(text, part) {
    return wholeOf(part, 'iu').test(text);
}
/** Replaces whole occurrences of the parts in a text. */
export function withoutTexts(text, parts) {
    return parts
        .toSorted((a, b) => b.length - a.length)
        .reduce((rest, part) => rest.replace(wholeOf(part, 'giu'), LEFT_OUT), text);
}
function wholeOf(part, flags) {
    const escaped = part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    return new RegExp(`(?<![\\p{L}\\p{N}_%+.-])${escaped}(?![\\p{L}\\p{N}_@-]|\\.[\\p{L}\\p{N}])`, flags);
}
/** Whether a job's payload contains an address or booking of the user. Names are not checked: a payload with a name has one of the two as well. */
export function isAboutUser(payload, personal) {
    if (typeof payload === 'string')
        return [...personal.addresses, ...personal.bookings].some((mark) => holdsWhole(payload, mark));
    return (typeof payload === 'object' &&
        payload !== null &&
        Object.values(payload).some((inner) => isAboutUser(inner, personal)));
}
//# sourceMappingURL=personal-texts.rules.js.map