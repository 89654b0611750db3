import type { WordList, Words } from './word-list.js';

/** A reason as defined in code: its code, its Spanish and English labels, and further parts where it has some. */
export type DefaultReason = readonly [code: string, es: string | Words, en: string | Words];

/**
 * A list of reasons: the codes are fixed, while the staff edit labels, order and which are offered. `last` always fits, so it is always
 * offered.
 */
export const reasonList = (name: string, reasons: readonly DefaultReason[], last: string): WordList => ({
  name,
  defaults: reasons.map(([key, es, en]) => ({ key, words: { es: partsOf(es), en: partsOf(en) } })),
  addedParts: null,
  hasSwitch: (key) => key !== last,
  hasOrder: true,
  maxLength: () => 120,
});

const partsOf = (words: string | Words): Words => (typeof words === 'string' ? { name: words } : words);
