import type { Locale } from '../values/locale.js';

/** The words of an entry in one language, by what they are for, such as `title` and `message`. */
export type Words = Readonly<Record<string, string>>;

/** An entry of a list as the code has it. */
export interface DefaultEntry {
  readonly key: string;
  readonly words: Readonly<Record<Locale, Words>>;
}

/** An entry as it is shown now. */
export interface WordEntry extends DefaultEntry {
  /** The staff have switched it off. */
  readonly isOff: boolean;
  /** Where the staff have put it, counted from 0; null: where the code has it, or behind all others if it was added. */
  readonly place: number | null;
}

/** Words that the staff may edit: what the code begins with, and what may become of it. */
export interface WordList {
  /** As it is stored. */
  readonly name: string;
  readonly defaults: readonly DefaultEntry[];
  /** The parts of an entry that the staff add; null: they add none. */
  readonly addedParts: readonly string[] | null;
  /** Whether an entry can be switched off. */
  readonly hasSwitch: (key: string) => boolean;
  /** Whether the staff set the order of its entries. */
  readonly hasOrder: boolean;
  readonly maxLength: (part: string) => number;
  /** What may stand in a text as `{{name}}`, with an example of what it is filled with; unset: nothing. */
  readonly gapsOf?: (entry: DefaultEntry, part: string, locale: Locale) => Readonly<Record<string, string>>;
}

/** What is stored of an entry that the staff have edited: of its words only those that differ from the code's. */
export interface StoredWords {
  readonly key: string;
  readonly words: Readonly<Partial<Record<Locale, Words>>>;
  readonly isOff: boolean;
  readonly place: number | null;
}

/** The entries of a list as they are shown, in their order: the code's with what was edited, and those that were added. */
export function mergeWords({ defaults }: WordList, rows: readonly StoredWords[]): WordEntry[] {
  const stored = new Map(rows.map((row) => [row.key, row]));
  const known = new Set(defaults.map(({ key }) => key));
  const added = rows.filter(({ key }) => !known.has(key)).map(({ key }) => ({ key, words: { es: {}, en: {} } }));
  return [...defaults, ...added]
    .map(({ key, words }, index) => {
      const edited = stored.get(key);
      const entry = {
        key,
        words: { es: { ...words.es, ...edited?.words.es }, en: { ...words.en, ...edited?.words.en } },
        isOff: edited?.isOff ?? false,
        place: edited?.place ?? null,
      };
      return { entry, place: entry.place ?? index };
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
}
