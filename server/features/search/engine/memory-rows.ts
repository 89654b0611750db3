import {
  BOOLEAN,
  DATE,
  DOUBLE,
  DuckDBDateValue,
  DuckDBTimestampTZValue,
  DuckDBUUIDValue,
  FLOAT,
  INTEGER,
  LIST,
  listValue,
  SMALLINT,
  TIMESTAMPTZ,
  UINTEGER,
  UUID,
  VARCHAR,
  type DuckDBType,
  type DuckDBValue,
} from '@duckdb/node-api';
import { DAY_MS } from '../../../core/values/durations.js';
import { copiedColumns } from '../search-columns.js';
import { RANGE_COLUMNS } from './memory-dialect.js';
import { COMMON_WORDS, WORD_BITS, type Words } from './memory-words.js';

/** How PostgreSQL writes a value as text, null where there is none, and its conversion for the store. */
type Read = (text: string) => DuckDBValue;

interface Column {
  readonly name: string;
  readonly type: DuckDBType;
  readonly read: Read;
  /** Where PostgreSQL uses a different name. */
  readonly from?: string;
}

/** A few distinct days are read very often. */
const knownDays = new Map<string, DuckDBDateValue>();
function dateOf(text: string): DuckDBDateValue {
  let day = knownDays.get(text);
  if (!day) knownDays.set(text, (day = new DuckDBDateValue(Date.parse(`${text}T00:00:00Z`) / DAY_MS)));
  return day;
}

const int = (name: string): Column => ({ name, type: INTEGER, read: Number });
const small = (name: string): Column => ({ name, type: SMALLINT, read: Number });
const real = (name: string): Column => ({ name, type: FLOAT, read: Number });
const double = (name: string, from = name): Column => ({ name, type: DOUBLE, read: Number, from });
const flag = (name: string): Column => ({ name, type: BOOLEAN, read: (text) => text === 't' });
const ofType = { real, int, smallint: small } as const;

/** The columns that are the same in both stores. */
const COLUMNS: readonly Column[] = [
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

/** All columns of the store with their types, in order: the row's number, copied columns, taken days, words. */
export const STORE_COLUMNS: readonly (readonly [name: string, type: DuckDBType])[] = [
  ['n', INTEGER],
  ...COLUMNS.map(({ name, type }) => [name, type] as const),
  ...RANGES.flatMap((index) => [[`taken_from_${index}`, DATE] as const, [`taken_to_${index}`, DATE] as const]),
  ['more_taken', LIST(DATE)],
  ...WORD_COLUMNS.map((index) => [`common_${index}`, UINTEGER] as const),
];

const SEPARATOR = '\u001f';

/** The columns read from `space_search`, every value as text. */
export const SOURCE_COLUMNS = [
  ...COLUMNS.map(({ name, from }) => from ?? name),
  'busy',
  `array_to_string(tsvector_to_array(tsv), '${SEPARATOR}')`,
].join(', ');

/** A row as read: texts in the order of `SOURCE_COLUMNS`. */
export type SourceRow = readonly (string | null)[];

export interface StoreRow {
  /** In the order of `STORE_COLUMNS`. */
  readonly values: readonly DuckDBValue[];
  /** Numbers of its rare words. */
  readonly rare: readonly number[];
}

/** No day is before the first nor after the second: such a range takes nothing. */
const [NEVER_FROM, NEVER_TO] = [dateOf('9999-12-31'), dateOf('0001-01-01')];
const DAYS = /[[,](\d{4,}-\d\d-\d\d)?/g;
const FOR_EVER = '9999-12-31';

/** A row of the store, under its number. A start builds a million of them, so this loop is optimized. */
export function storeRowOf(n: number, source: SourceRow, words: Words): StoreRow {
  const values: DuckDBValue[] = [n];
  for (let index = 0; index < COLUMNS.length; index++) {
    const text = source[index];
    values.push(text == null ? null : (COLUMNS[index] as Column).read(text));
  }
  const days = takenDays(source[COLUMNS.length] ?? '{}');
  for (let index = 0; index < 2 * RANGE_COLUMNS; index += 2)
    values.push(days[index] ?? NEVER_FROM, days[index + 1] ?? NEVER_TO);
  values.push(days.length > 2 * RANGE_COLUMNS ? listValue(days.slice(2 * RANGE_COLUMNS)) : null);
  const bits = WORD_COLUMNS.map(() => 0);
  const rare: number[] = [];
  for (const word of (source[COLUMNS.length + 1] ?? '').split(SEPARATOR)) {
    if (word === '') continue;
    const number = words.number(word);
    if (number >= COMMON_WORDS) rare.push(number);
    else {
      const column = Math.floor(number / WORD_BITS);
      bits[column] = ((bits[column] ?? 0) | (1 << (number % WORD_BITS))) >>> 0;
    }
  }
  values.push(...bits);
  return { values, rare };
}

/** First and last day of each range of a multirange in turn: `{[2026-01-01,2026-02-01),[2026-03-01,)}`. */
function takenDays(multirange: string): DuckDBDateValue[] {
  if (multirange === '{}') return [];
  return multirange
    .slice(1, -1)
    .split('),')
    .flatMap((range) => [...range.replace(')', '').matchAll(DAYS)].map(([, day]) => dateOf(day ?? FOR_EVER)));
}
