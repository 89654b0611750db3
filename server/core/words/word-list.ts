import type { Locale } from '../values/locale.js';

/** The texts of an entry in one language by part, such as `title` and `message`. */
export type Words = Readonly<Record<string, string>>;

/** An entry of a list as defined in code. */
export interface DefaultEntry {
  readonly key: string;
  readonly words: Readonly<Record<Locale, Words>>;
}

/** An entry as it is shown now. */
export interface WordEntry extends DefaultEntry {
  /** Whether the staff have switched it off. */
  readonly isOff: boolean;
  /** Its position set by the staff, counted from 0; null keeps the code's position, or the end for added entries. */
  readonly place: number | null;
}

/** Texts that the staff may edit: the defaults in code, and which edits are allowed. */
export interface WordList {
  /** As it is stored. */
  readonly name: string;
  readonly defaults: readonly DefaultEntry[];
  /** The parts of an entry that the staff add; null when they may add none. */
  readonly addedParts: readonly string[] | null;
  /** Whether an entry can be switched off. */
  readonly hasSwitch: (key: string) => boolean;
  /** Whether the staff set the order of its entries. */
  readonly hasOrder: boolean;
  readonly maxLength: (part: string) => number;
  /** Gaps that a text may contain as `{{name}}`, each with an example value; unset allows none. */
  readonly gapsOf?: (entry: DefaultEntry, part: string, locale: Locale) => Readonly<Record<string, string>>;
}

/** What is stored of an edited entry: only the texts that differ from the code's. */
export interface StoredWords {
  readonly key: string;
  readonly words: Readonly<Partial<Record<Locale, Words>>>;
  readonly isOff: boolean;
  readonly place: number | null;
}

/** The entries of a list as shown, in order: the code's with their edits, and added ones. */
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
