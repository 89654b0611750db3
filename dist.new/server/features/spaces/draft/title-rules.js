const LEAST_CAPITALS = 4;
const MAX_SMALL_SHARE = 0.2;
/** Whether a text is shouted: hardly a small letter among the capitals ("TRASTERO 6 m²" is, "A 5 m de IFEMA" is not). */
export function isAllCapitals(text) {
    const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
    const small = text.match(/\p{Ll}/gu)?.length ?? 0;
    return capitals >= LEAST_CAPITALS && small <= (capitals + small) * MAX_SMALL_SHARE;
}
/** The text as it is kept: one form of each letter, single spaces, none at the ends. */
export function tidyLine(text) {
    return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}
/** The length people count: letters, not code units. */
export function textLength(text) {
    return [...(text ?? '').normalize('NFC').trim()].length;
}
//# sourceMappingURL=title-rules.js.map