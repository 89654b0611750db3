/** Words that many rows have are bits of four columns, so that testing a million rows costs about a millisecond each; so many fit. */
export const COMMON_WORDS = 256;
const BITS = 64;

/** Where a word stands in the store: a bit of a column, or a number in the list of rare words. */
export type WordPlace = { readonly column: number; readonly bit: bigint } | { readonly rare: number };

/** The words of all rows. A rare word keeps its number for as long as the table lives. */
export class Words {
  private readonly places = new Map<string, WordPlace>();

  /** @param common the most frequent words, at most `COMMON_WORDS` */
  constructor(common: readonly string[]) {
    for (const [index, word] of common.entries())
      this.places.set(word, { column: Math.floor(index / BITS), bit: 1n << BigInt(index % BITS) });
  }

  /** The place of a word of a row; a new word gets one. */
  place(word: string): WordPlace {
    let place = this.places.get(word);
    if (!place) this.places.set(word, (place = { rare: this.places.size }));
    return place;
  }

  /**
   * The condition of a text query of PostgreSQL (`'garaj' & !'humed' | 'sec'`), as SQL on a search row; null for one that asks for words next to each
   * other, which the store does not keep.
   */
  conditionOf(tsquery: string): string | null {
    if (/<(-|\d+)>/.test(tsquery.replaceAll(/'(?:[^']|'')*'/g, ''))) return null;
    if (tsquery.trim() === '') return 'false';
    return tsquery.replaceAll(/'((?:[^']|'')*)'(?::[A-D*]+)?|[&|!()]/g, (token, word: string | undefined) => {
      if (word === undefined) return OPERATORS[token] ?? token;
      return this.hasWord(word.replaceAll("''", "'").replaceAll('\\\\', '\\'));
    });
  }

  private hasWord(word: string): string {
    const place = this.places.get(word);
    if (!place) return 'false';
    return 'rare' in place
      ? `n in (select n from rare_words where word = ${place.rare})`
      : `(common_${place.column} & ${place.bit}::ubigint) <> 0`;
  }
}

const OPERATORS: Readonly<Record<string, string>> = { '&': ' and ', '|': ' or ', '!': 'not ' };
