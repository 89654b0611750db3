import { BOOLEAN, DATE, DOUBLE, DuckDBDateValue, DuckDBTimestampTZValue, DuckDBUUIDValue, FLOAT, INTEGER, LIST, listValue, SMALLINT, TIMESTAMPTZ, UINTEGER, UUID, VARCHAR, } from '@duckdb/node-api';
import { copiedColumns } from '../search-columns.js';
import { RANGE_COLUMNS } from './memory-dialect.js';
import { COMMON_WORDS, WORD_BITS } from './memory-words.js';
const MS_PER_DAY = 86_400_000;
/** Few different days are read very often. */
const knownDays = new Map();
function dateOf(text) {
    let day = knownDays.get(text);
    if (!day)
        knownDays.set(text, (day = new DuckDBDateValue(Date.parse(`${text}T00:00:00Z`) / MS_PER_DAY)));
    return day;
}
const int = (name) => ({ name, type: INTEGER, read: Number });
const small = (name) => ({ name, type: SMALLINT, read: Number });
const real = (name) => ({ name, type: FLOAT, read: Number });
const double = (name, from = name) => ({ name, type: DOUBLE, read: Number, from });
const flag = (name) => ({ name, type: BOOLEAN, read: (text) => text === 't' });
const ofType = { real, int, smallint: small };
/** The columns that are the same in both stores. */
const COLUMNS = [
    { name: 'id', type: UUID, read: (text) => DuckDBUUIDValue.fromUint128(BigInt(`0x${text.replaceAll('-', '')}`)) },
    ...['rel', 'rel_sized', 'quality'].map(real),
    {
        name: 'listed_at',
        type: TIMESTAMPTZ,
        read: (text) => new DuckDBTimestampTZValue(BigInt(text)),
        from: '(extract(epoch from listed_at) * 1000000)::bigint',
    },
    ...['price_cents', 'price_m2_cents', 'pc', 'features'].map(int),
    ...['city_id', 'type', 'goods', 'access_mode', 'min_days'].map(small),
    real('size_m2'),
    { name: 'district', type: VARCHAR, read: (text) => text },
    ...['is_24h', 'is_instant'].map(flag),
    ...copiedColumns.map(({ name, type }) => ofType[type](name)),
    { name: 'available_from', type: DATE, read: dateOf },
    double('lat'),
    double('lng'),
    double('x', 'pt[0]'),
    double('y', 'pt[1]'),
];
const WORD_COLUMNS = Array.from({ length: COMMON_WORDS / WORD_BITS }, (_, index) => index);
const RANGES = Array.from({ length: RANGE_COLUMNS }, (_, index) => index);
/** All columns of the store with their types, in order: the row's number, what is copied, the taken days, the words. */
export const STORE_COLUMNS = [
    ['n', INTEGER],
    ...COLUMNS.map(({ name, type }) => [name, type]),
    ...RANGES.flatMap((index) => [[`taken_from_${index}`, DATE], [`taken_to_${index}`, DATE]]),
    ['more_taken', LIST(DATE)],
    ...WORD_COLUMNS.map((index) => [`common_${index}`, UINTEGER]),
];
const SEPARATOR = '\u001f';
/** What is read of `space_search`: every value as text. */
export const SOURCE_COLUMNS = [
    ...COLUMNS.map(({ name, from }) => from ?? name),
    'busy',
    `array_to_string(tsvector_to_array(tsv), '${SEPARATOR}')`,
].join(', ');
/** No day is before the first nor after the second: such a range takes nothing. */
const [NEVER_FROM, NEVER_TO] = [dateOf('9999-12-31'), dateOf('0001-01-01')];
const DAYS = /[[,](\d{4,}-\d\d-\d\d)?/g;
const FOR_EVER = '9999-12-31';
/** A row of the store, under its number. A million of them are made at a start: this one counts its steps. */
export function storeRowOf(n, source, words) {
    const values = [n];
    for (let index = 0; index < COLUMNS.length; index++) {
        const text = source[index];
        values.push(text == null ? null : COLUMNS[index].read(text));
    }
    const days = takenDays(source[COLUMNS.length] ?? '{}');
    for (let index = 0; index < 2 * RANGE_COLUMNS; index += 2)
        values.push(days[index] ?? NEVER_FROM, days[index + 1] ?? NEVER_TO);
    values.push(days.length > 2 * RANGE_COLUMNS ? listValue(days.slice(2 * RANGE_COLUMNS)) : null);
    const bits = WORD_COLUMNS.map(() => 0);
    const rare = [];
    for (const word of (source[COLUMNS.length + 1] ?? '').split(SEPARATOR)) {
        if (word === '')
            continue;
        const number = words.number(word);
        if (number >= COMMON_WORDS)
            rare.push(number);
        else {
            const column = Math.floor(number / WORD_BITS);
            bits[column] = ((bits[column] ?? 0) | (1 << (number % WORD_BITS))) >>> 0;
        }
    }
    values.push(...bits);
    return { values, rare };
}
/** First and last day of each range of a multirange in turn: `{[2026-01-01,2026-02-01),[2026-03-01,)}`. */
function takenDays(multirange) {
    if (multirange === '{}')
        return [];
    return multirange
        .slice(1, -1)
        .split('),')
        .flatMap((range) => [...range.replace(')', '').matchAll(DAYS)].map(([, day]) => dateOf(day ?? FOR_EVER)));
}
//# sourceMappingURL=memory-rows.js.map