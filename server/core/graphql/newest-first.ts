import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely';
import { decodeCursor, encodeCursor, type PageWindow } from './connection.js';
import { isLocalDate } from '../values/date-range.js';
import { DomainError, ErrorCode } from '../errors/errors.js';

// Lists by `created_at desc, id desc`. The instant is kept in microseconds, which a JavaScript date would lose.

export interface NewestFirstKey {
  readonly id: string;
  readonly at: string;
}

const INSTANT = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
/** Ids of tables, by their types in the database. */
const IDS = {
  uuid: { shape: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, type: sql`uuid` },
  bigint: { shape: /^\d{1,18}$/, type: sql`bigint` },
} as const;
type IdType = keyof typeof IDS;

/** Selects the cursor key of the table with this alias in a typed query; `column` holds the instant of the order. */
export function newestFirstKey(
  alias: string,
  column = 'createdAt',
): [AliasedRawBuilder<string, 'id'>, AliasedRawBuilder<string, 'at'>] {
  return [sql<string>`${sql.ref(`${alias}.id`)}`.as('id'), instantText(alias, column).as('at')];
}

/** The instant of such a key alone, for tables whose column is itself called `at` and would be parsed as a date. */
export const instantText = (alias: string, column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(`${alias}.${column}`)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The condition of a typed query for the rows of a window of a newest-first list. Throws CURSOR_INVALID. */
export function isInWindow(
  order: string,
  alias: string,
  { cursor, isBackward }: PageWindow,
  column = 'createdAt',
  idType: IdType = 'uuid',
): RawBuilder<boolean> {
  if (cursor == null) return sql<boolean>`true`;
  const { at, id } = keyOfCursor(order, cursor, idType);
  const beyond = isBackward ? sql`>` : sql`<`;
  return sql<boolean>`(${sql.ref(`${alias}.${column}`)}, ${sql.ref(`${alias}.id`)}) ${beyond} (${at}::timestamptz, ${id}::${IDS[idType].type})`;
}

/** The same for an oldest-first list. */
export function isInAscendingWindow(
  order: string,
  alias: string,
  { isBackward, ...window }: PageWindow,
  column?: string,
): RawBuilder<boolean> {
  return isInWindow(order, alias, { ...window, isBackward: !isBackward }, column);
}

/** The direction in which a window of such a list is fetched. */
export const newestFirst = ({ isBackward }: PageWindow): 'asc' | 'desc' => (isBackward ? 'asc' : 'desc');
export const oldestFirst = ({ isBackward }: PageWindow): 'asc' | 'desc' => (isBackward ? 'desc' : 'asc');

/** The key in a cursor of this order; throws CURSOR_INVALID on anything else. */
export function keyOfCursor(order: string, cursor: string, idType: IdType = 'uuid'): NewestFirstKey {
  const [at, id] = decodeCursor(order, cursor, 2);
  const isFit =
    typeof at === 'string' &&
    typeof id === 'string' &&
    INSTANT.test(at) &&
    isLocalDate(at.slice(0, 10)) &&
    !Number.isNaN(Date.parse(at)) &&
    IDS[idType].shape.test(id);
  if (!isFit) throw new DomainError(ErrorCode.CURSOR_INVALID);
  return { at, id };
}

/** The cursor of a row. */
export function cursorOf(order: string, { at, id }: NewestFirstKey): string {
  return encodeCursor(order, [at, id]);
}
