import { isIban } from '../iban.js';
import { compacted } from './contact/compact-text.js';
import { FOREIGN_IBAN, NEXT_SENTENCE, PATTERNS } from './contact/contact-patterns.js';
import { withoutHarmless } from './contact/harmless-numbers.js';
import { findPhoneRuns } from './contact/phone-runs.js';
import { readable } from './contact/readable-text.js';
/** Hides every e-mail, phone number, link, @handle, IBAN and payment or messenger app of a text behind the given words. */
export function maskContactData(text, replacement) {
    const spans = findContactData(text);
    const pieces = spans.map(({ from }, index) => text.slice(spans[index - 1]?.to ?? 0, from) + replacement);
    return {
        text: pieces.join('') + text.slice(spans.at(-1)?.to ?? 0),
        kinds: [...new Set(spans.map(({ kind }) => kind))],
    };
}
/** Whether a text holds any contact data. */
export function hasContactData(text) {
    return findContactData(text).length > 0;
}
/** All contact data of a text, in its order and none over another. */
export function findContactData(text) {
    return findInSeen(text, findInReadable);
}
/** What is found in a text as it is read, by its place in the text as it is. */
export function findInSeen(text, find) {
    const seen = readable(text);
    return find(seen.text).map(({ kind, from, to }) => ({ kind, ...seen.spanOf(from, to) }));
}
/** Finds in their order; of those over one another the first names the kind. */
export function mergedSpans(spans) {
    const merged = [];
    for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
        const last = merged.at(-1);
        if (!last || span.from >= last.to)
            merged.push(span);
        else if (span.to > last.to)
            merged[merged.length - 1] = { ...last, to: span.to };
    }
    return merged;
}
function findInReadable(text) {
    const { text: together, places } = compacted(text);
    const again = together === text
        ? []
        : findOnce(together).map(({ kind, from, to }) => ({
            kind,
            from: places[from] ?? 0,
            to: (places[to - 1] ?? 0) + 1,
        }));
    return mergedSpans([...findOnce(text), ...again]);
}
function findOnce(text) {
    const normalized = withoutHarmless(text.replace(/(?<=\d[\s.-]?)[oO](?=[\s.-]?\d)|(?<=\d\d)[oO](?!\p{L})/gu, '0'));
    const finds = PATTERNS.flatMap(([kind, pattern]) => matches(kind, pattern, kind === 'phone' ? normalized : text));
    const ibans = matches('iban', FOREIGN_IBAN, text).filter(({ from, to }) => isIban(text.slice(from, to)));
    return [...finds, ...ibans, ...findPhoneRuns(normalized).map((place) => ({ kind: 'phone', ...place }))];
}
function matches(kind, pattern, text) {
    const wholeOf = (found) => (kind === 'email' ? found.replace(NEXT_SENTENCE, '') : found.trimEnd());
    return [...text.matchAll(pattern)].map(({ index, 0: found, indices }) => {
        const part = indices?.groups?.['it'] ?? indices?.groups?.['name'];
        return part ? { kind, from: part[0], to: part[1] } : { kind, from: index, to: index + wholeOf(found).length };
    });
}
//# sourceMappingURL=contact-data.js.map