import {
  sql,
  type AliasedRawBuilder,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type StringReference,
} from 'kysely';
import { decodeCursor, encodeCursor, type PageWindow } from './connection.js';
import { isLocalDate } from '../values/date-range.js';
import { DomainError, ErrorCode } from '../errors/errors.js';
import { UUID } from '../values/uuid.js';

// Lists by `created_at desc, id desc`. The instant is kept in microseconds, which a JavaScript date would lose.

export interface NewestFirstKey {
  readonly id: string;
  readonly at: string;
}

const INSTANT = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
/** Ids of tables, by their types in the database. */
const IDS = {
  uuid: { shape: UUID, type: sql`uuid` },
  bigint: { shape: /^\d{1,18}$/, type: sql`bigint` },
} as const;
type IdType = keyof typeof IDS;

/** Selects the cursor key of a typed query; `column` holds the instant of the order, and the id is of the same table. */
export function newestFirstKey<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  column: StringReference<DB, TB>,
): [AliasedRawBuilder<string, 'id'>, AliasedRawBuilder<string, 'at'>] {
  return [sql<string>`${idBeside(eb, column)}`.as('id'), instantText(eb.ref(column)).as('at')];
}

/** The instant of such a key alone, for tables whose column is itself called `at` and would be parsed as a date. */
export const instantText = (instant: Expression<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${instant} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The condition of a typed query for the rows of a window of a newest-first list. Throws CURSOR_INVALID. */
export function isInWindow<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  column: StringReference<DB, TB>,
  order: string,
  { cursor, isBackward }: PageWindow,
  idType: IdType = 'uuid',
): RawBuilder<boolean> {
  if (cursor == null) return sql<boolean>`true`;
  const { at, id } = keyOfCursor(order, cursor, idType);
  const beyond = isBackward ? sql`>` : sql`<`;
  return sql<boolean>`(${eb.ref(column)}, ${idBeside(eb, column)}) ${beyond} (${at}::timestamptz, ${id}::${IDS[idType].type})`;
}

/** The same for an oldest-first list. */
export function isInAscendingWindow<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  column: StringReference<DB, TB>,
  order: string,
  { isBackward, ...window }: PageWindow,
): RawBuilder<boolean> {
  return isInWindow(eb, column, order, { ...window, isBackward: !isBackward });
}

/** The id of the table with the column's alias. */
function idBeside<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  column: StringReference<DB, TB>,
): Expression<unknown> {
  const [alias] = String(column).split('.');
  return eb.ref(`${alias}.id` as StringReference<DB, TB>);
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
