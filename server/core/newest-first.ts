import { decodeCursor, encodeCursor } from './connection.js';
import { isLocalDate } from './date-range.js';
import { DomainError, ErrorCode } from './errors.js';

// Lists by `created_at desc, id desc`. The instant is kept to the microsecond, which a JavaScript date would lose.

export interface NewestFirstKey {
  readonly id: string;
  readonly at: string;
}

const INSTANT = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The two columns of a key, of the table with this alias. */
export function keyColumns(alias: string): string {
  return `${alias}.id, to_char(${alias}.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;
}

/** The key a cursor of this order stands for; throws CURSOR_INVALID on anything else. */
export function keyOfCursor(order: string, cursor: string): NewestFirstKey {
  const [at, id] = decodeCursor(order, cursor, 2);
  const isFit = typeof at === 'string' && typeof id === 'string' && INSTANT.test(at) && isLocalDate(at.slice(0, 10)) && !Number.isNaN(Date.parse(at)) && UUID.test(id);
  if (!isFit) throw new DomainError(ErrorCode.CURSOR_INVALID);
  return { at, id };
}

/** The condition that goes on after a cursor, with its values in order; always true without one. */
export function afterCursor(order: string, alias: string, cursor: string | null | undefined): { sql: string; values: string[] } {
  if (cursor == null) return { sql: 'true', values: [] };
  const { at, id } = keyOfCursor(order, cursor);
  return { sql: `(${alias}.created_at, ${alias}.id) < (?::timestamptz, ?::uuid)`, values: [at, id] };
}

/** The cursor of a row. */
export function cursorOf(order: string, { at, id }: NewestFirstKey): string {
  return encodeCursor(order, [at, id]);
}
