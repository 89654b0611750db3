/** Words that many rows have are bits of eight columns, so that testing a million rows costs about a millisecond each; so many fit. */
export const COMMON_WORDS = 256;
/** Bits of a column. */
export const WORD_BITS = 32;
/** The words of all rows by number: below `COMMON_WORDS` a bit, above it an entry of the list of rare words. */
export class Words {
    numbers = new Map();
    nextRare = COMMON_WORDS;
    /** @param common the most frequent words, at most `COMMON_WORDS` */
    constructor(common) {
        for (const [index, word] of common.entries())
            this.numbers.set(word, index);
    }
    /** The number of a word of a row; a new word gets one, for as long as the table lives. */
    number(word) {
        let number = this.numbers.get(word);
        if (number === undefined)
            this.numbers.set(word, (number = this.nextRare++));
        return number;
    }
    /**
     * The condition of a text query of PostgreSQL (`'garaj' & !'humed' | 'sec'`), as SQL on a search row; null for one that asks for words next to each
     * other, which the store does not keep.
     */
    conditionOf(tsquery) {
        if (/<(-|\d+)>/.test(tsquery.replaceAll(/'(?:[^']|'')*'/g, '')))
            return null;
        if (tsquery.trim() === '')
            return 'false';
        return tsquery.replaceAll(/'((?:[^']|'')*)'(?::[A-D*]+)?|[&|!()]/g, (token, word) => {
            if (word === undefined)
                return OPERATORS[token] ?? token;
            return this.hasWord(word.replaceAll("''", "'").replaceAll('\\\\', '\\'));
        });
    }
    hasWord(word) {
        const number = this.numbers.get(word);
        if (number === undefined)
            return 'false';
        if (number >= COMMON_WORDS)
            return `n in (select n from rare_words where word = ${number})`;
        return `(common_${Math.floor(number / WORD_BITS)} & ${2 ** (number % WORD_BITS)}::uinteger) <> 0`;
    }
}
const OPERATORS = { '&': ' and ', '|': ' or ', '!': 'not ' };
//# sourceMappingURL=memory-words.js.map