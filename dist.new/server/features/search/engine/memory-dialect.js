/** How many taken ranges of days a row has columns of its own for; further ones stand in the list `more_taken`, first and last day in turn. */
export const RANGE_COLUMNS = 4;
const ranges = Array.from({ length: RANGE_COLUMNS }, (_, index) => index);
/** Stands for the condition of a text until the store, which knows the words, writes it. The number names its bound value. */
export const WORDS_MARK = /\{\{words (\d+)\}\}/g;
/** DuckDB, on the columns that `memory-table.ts` makes. */
export const memoryDialect = {
    x: 'x',
    y: 'y',
    text: (value) => `regexp_replace(${value}::text, '[.]0$', '')`,
    // A fifth of the time of a filter, which cuts every block of rows anew.
    countIf: (condition) => `countif(${condition})`,
    // As PostgreSQL computes it, to the last bit: a cursor of one engine may be continued by the other.
    distance: (x, y) => {
        const longer = `greatest(abs(x - ${x}), abs(y - ${y}))`;
        const share = `(least(abs(x - ${x}), abs(y - ${y})) / nullif(${longer}, 0))`;
        return `coalesce(${longer} * sqrt(1 + ${share} * ${share}), 0)`;
    },
    isInCircle: (x, y, radius) => `(x between ${x} - ${radius} and ${x} + ${radius} and y between ${y} - ${radius} and ${y} + ${radius} and ${memoryDialect.distance(x, y)} <= ${radius})`,
    isInBox: (west, south, east, north) => `(x between ${west} and ${east} and y between ${south} and ${north})`,
    isTaken: (from, to) => [
        ...ranges.map((index) => `(taken_from_${index} < ${to}::date and taken_to_${index} > ${from}::date)`),
        `(more_taken is not null and len(list_filter(more_taken, lambda day, i: i % 2 = 1 and day < ${to}::date and more_taken[i + 1] > ${from}::date)) > 0)`,
    ].join(' or '),
    mentions: (text) => `{{words ${text.slice(1)}}}`,
};
//# sourceMappingURL=memory-dialect.js.map