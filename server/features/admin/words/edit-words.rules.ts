import { type FieldError, FieldProblemCode } from '../../../core/errors/errors.js';
import { Locale } from '../../../core/values/locale.js';
import type { DefaultEntry, WordEntry, WordList, Words } from '../../../core/words/word-list.js';
import { cleanLine, lengthOf } from '../../../core/values/text.js';

/** An edit of one part in one language. */
export interface NewText {
  readonly part: string;
  readonly locale: Locale;
  readonly text: string;
  /** As its editor read it; null checks nothing. */
  readonly seenText?: string | null;
}

type BothLocales = Readonly<Record<Locale, Words>>;
const LOCALES = [Locale.ES, Locale.EN] as const;
const GAP = /\{\{\s*(.*?)\s*\}\}/g;

/** The texts after an edit; an empty one falls back to the code's. */
export function editedWords(before: BothLocales, base: BothLocales | null, texts: readonly NewText[]): BothLocales {
  const words = { es: { ...before.es }, en: { ...before.en } };
  for (const { part, locale, text } of texts) words[locale][part] = cleanLine(text) || (base?.[locale][part] ?? '');
  return words;
}

/** Whether an edit would overwrite a text that its editor has not read; writing the same as somebody else is no conflict. */
export function isOverwriting(before: BothLocales, after: BothLocales, texts: readonly NewText[]): boolean {
  return texts.some(({ part, locale, seenText = null }) => {
    const current = before[locale][part] ?? '';
    return seenText !== null && current !== seenText && current !== after[locale][part];
  });
}

/** The problems of an edit, by the position of each part in the input; a missing part counts as after the last. */
export function editProblems(
  list: WordList,
  {
    base,
    words,
    parts,
  }: { readonly base: DefaultEntry | null; readonly words: BothLocales; readonly parts: readonly string[] },
  texts: readonly NewText[],
): FieldError[] {
  const problems = texts.flatMap(({ part, locale }, index): FieldError[] => {
    const path = `texts.${index}.text`;
    const text = words[locale][part] ?? '';
    const max = list.maxLength(part);
    const gaps = Object.keys((base && list.gapsOf?.(base, part, locale)) ?? {});
    const unknown = [...text.matchAll(GAP)].map(([, name = '']) => name).filter((name) => !gaps.includes(name));
    if (!parts.includes(part)) return [{ path: `texts.${index}.part`, code: FieldProblemCode.PART_UNKNOWN }];
    if (text === '') return [{ path, code: FieldProblemCode.REQUIRED }];
    if (lengthOf(text) > max) return [{ path, code: FieldProblemCode.TOO_LONG, params: { max } }];
    if (unknown.length > 0) return [{ path, code: FieldProblemCode.GAP_UNKNOWN, params: { names: unknown, gaps } }];
    return [];
  });
  const isWhole = LOCALES.every((locale) => parts.every((part) => words[locale][part] !== undefined));
  return isWhole ? problems : [...problems, { path: 'texts', code: FieldProblemCode.REQUIRED }];
}

/** The texts that differ from the code's, which are all that has to be stored. */
export function ownWords(words: BothLocales, base: DefaultEntry | null): Partial<Record<Locale, Words>> {
  const own = LOCALES.flatMap((locale) => {
    const differing = Object.entries(words[locale]).filter(([part, text]) => base?.words[locale][part] !== text);
    return differing.length > 0 ? [[locale, Object.fromEntries(differing)] as const] : [];
  });
  return Object.fromEntries(own);
}

/** The keys of a list after moving one of them to a position; null keeps it, or appends a new one. */
export function movedKeys(keys: readonly string[], key: string, place: number | null): readonly string[] {
  if (place === null) return keys.includes(key) ? keys : [...keys, key];
  const others = keys.filter((other) => other !== key);
  return [...others.slice(0, place), key, ...others.slice(place)];
}

/** Every text in which two versions of an entry differ. */
export function changedTexts(
  before: Pick<WordEntry, 'words'> | null,
  after: Pick<WordEntry, 'words'>,
): (NewText & { readonly before: string | null })[] {
  return LOCALES.flatMap((locale) =>
    Object.entries(after.words[locale]).flatMap(([part, text]) => {
      const old = before?.words[locale][part] ?? null;
      return old === text ? [] : [{ part, locale, text, before: old }];
    }),
  );
}
