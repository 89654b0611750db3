/** A text without some of its characters, and the position of each that is left. */
export interface CompactText {
  readonly text: string;
  readonly places: readonly number[];
}

/** Three or more single letters with the same separator; fewer are words: "y a". */
const SINGLES = /(?<![\p{L}\d])[\p{L}\d@.]([ \-_*|~+/.\n])[\p{L}\d@.](?![\p{L}\d])(?:\1[\p{L}\d@.](?![\p{L}\d]))+/gu;

/** Joins what is written letter by letter, "m a r t a @ g m a i l", and drops repeated spaces and bold markers. */
export function compacted(text: string): CompactText {
  const dropped = new Set<number>();
  for (const { 0: found, index } of text.matchAll(SINGLES)) {
    for (let place = index + 1; place < index + found.length; place += 2) dropped.add(place);
  }
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const [sign, before] = [text[at] ?? '', text[at - 1] ?? ''];
    const isMarkup = sign === '*' || (sign === ' ' && before === ' ') || (sign === '~' && before === '~');
    if (!dropped.has(at) && !isMarkup) places.push(at);
  }
  return { text: places.map((place) => text[place]).join(''), places };
}
