/** Number of common words: each is a bit in one of eight columns, so that testing a million rows takes about a millisecond per column. */
export const COMMON_WORDS = 256;
/** Bits of a column. */
export const WORD_BITS = 32;

/** The words of all rows by number: below `COMMON_WORDS` a bit, above it an entry in the list of rare words. */
export class Words {
  private readonly numbers = new Map<string, number>();
  private nextRare = COMMON_WORDS;

  /** @param common the most frequent words, at most `COMMON_WORDS` */
  constructor(common: readonly string[]) {
    for (const [index, word] of common.entries()) this.numbers.set(word, index);
  }

  /** The number of a word; a new word gets one, for as long as the table lives. */
  number(word: string): number {
    let number = this.numbers.get(word);
    if (number === undefined) this.numbers.set(word, (number = this.nextRare++));
    return number;
  }

  /**
   * The condition of a text query of PostgreSQL (`'garaj' & !'humed' | 'sec'`), as SQL on a search row; null for phrase queries, because
   * the store keeps no word positions.
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
    const number = this.numbers.get(word);
    if (number === undefined) return 'false';
    if (number >= COMMON_WORDS) return `n in (select n from rare_words where word = ${number})`;
    return `(common_${Math.floor(number / WORD_BITS)} & ${2 ** (number % WORD_BITS)}::uinteger) <> 0`;
  }
}

const OPERATORS: Readonly<Record<string, string>> = { '&': ' and ', '|': ' or ', '!': 'not ' };
