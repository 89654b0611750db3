import type { WordList, Words } from './word-list.js';

/** A reason as the code has it: its code, and what it is called in Spanish and English, with further parts where it has some. */
export type DefaultReason = readonly [code: string, es: string | Words, en: string | Words];

/** A list of reasons: their codes stand in the code, words, order and which are offered are the staff's. `last` always fits, so it is always offered. */
export const reasonList = (name: string, reasons: readonly DefaultReason[], last: string): WordList => ({
  name,
  defaults: reasons.map(([key, es, en]) => ({ key, words: { es: partsOf(es), en: partsOf(en) } })),
  addedParts: null,
  hasSwitch: (key) => key !== last,
  hasOrder: true,
  maxLength: () => 120,
});

const partsOf = (words: string | Words): Words => (typeof words === 'string' ? { name: words } : words);
