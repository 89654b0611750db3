import type { RequestContext, ServiceContext } from '../context.js';
import { FieldProblemCode, refuseProblems } from '../errors/errors.js';
import type { Locale } from '../values/locale.js';
import { loadWords, wordsOf } from './load-words.js';
import type { WordEntry, WordList, Words } from './word-list.js';

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

/** What a reason is called now; one that is switched off keeps its words for what was decided before. */
export async function reasonName(ctx: ServiceContext, list: WordList, code: string, locale: Locale): Promise<string> {
  return nameIn(await loadWords(ctx, list), code, locale);
}

/** The same for what is only shown to the viewer; null where there is none. */
export async function shownReason(
  ctx: RequestContext,
  list: WordList,
  code: string | null,
  part = 'name',
): Promise<string | null> {
  return code === null ? null : nameIn(await wordsOf(ctx, list), code, ctx.locale, part);
}

/** Refuses a reason that is switched off; throws VALIDATION_FAILED at `reason`. */
export async function requireOffered(ctx: ServiceContext, list: WordList, code: string): Promise<void> {
  const entry = (await loadWords(ctx, list)).find(({ key }) => key === code);
  refuseProblems(entry?.isOff ? [{ path: 'reason', code: FieldProblemCode.REASON_OFF }] : []);
}

/** What a reason is called in a language, by the entries of its list. */
export const nameIn = (entries: readonly WordEntry[], code: string, locale: Locale, part = 'name'): string =>
  entries.find(({ key }) => key === code)?.words[locale][part] ?? '';
