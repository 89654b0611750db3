/** Three or more single letters with the same sign between them; fewer are words: "y a". */
const SINGLES = /(?<![\p{L}\d])[\p{L}\d@.]([ \-_*|~+/.\n])[\p{L}\d@.](?![\p{L}\d])(?:\1[\p{L}\d@.](?![\p{L}\d]))+/gu;
/** Puts together what is written letter by letter, "m a r t a @ g m a i l", and drops doubled blanks and the marks of bold text. */
export function compacted(text) {
    const dropped = new Set();
    for (const { 0: found, index } of text.matchAll(SINGLES)) {
        for (let place = index + 1; place < index + found.length; place += 2)
            dropped.add(place);
    }
    const places = [];
    for (let at = 0; at < text.length; at++) {
        const [sign, before] = [text[at] ?? '', text[at - 1] ?? ''];
        const isMarkup = sign === '*' || (sign === ' ' && before === ' ') || (sign === '~' && before === '~');
        if (!dropped.has(at) && !isMarkup)
            places.push(at);
    }
    return { text: places.map((place) => text[place]).join(''), places };
}
//# sourceMappingURL=compact-text.js.map