import { sql } from 'kysely';
import { decodeCursor, encodeCursor } from './connection.js';
import { isLocalDate } from '../values/date-range.js';
import { DomainError, ErrorCode } from '../errors/errors.js';
const INSTANT = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Selects the key of the table with this alias in a typed query; `column` holds the instant of the order. */
export function newestFirstKey(alias, column = 'createdAt') {
    const instant = sql.ref(`${alias}.${column}`);
    return [
        sql `${sql.ref(`${alias}.id`)}`.as('id'),
        sql `to_char(${instant} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('at'),
    ];
}
/** The condition of a typed query for the rows of a window of a list whose newest item comes first. Throws CURSOR_INVALID. */
export function isInWindow(order, alias, { cursor, isBackward }, column = 'createdAt') {
    if (cursor == null)
        return sql `true`;
    const { at, id } = keyOfCursor(order, cursor);
    const beyond = isBackward ? sql `>` : sql `<`;
    return sql `(${sql.ref(`${alias}.${column}`)}, ${sql.ref(`${alias}.id`)}) ${beyond} (${at}::timestamptz, ${id}::uuid)`;
}
/** The same for a list whose oldest item comes first. */
export function isInAscendingWindow(order, alias, { isBackward, ...window }, column) {
    return isInWindow(order, alias, { ...window, isBackward: !isBackward }, column);
}
/** The direction in which a window of such a list is fetched. */
export const newestFirst = ({ isBackward }) => (isBackward ? 'asc' : 'desc');
export const oldestFirst = ({ isBackward }) => (isBackward ? 'desc' : 'asc');
/** The key in a cursor of this order; throws CURSOR_INVALID on anything else. */
export function keyOfCursor(order, cursor) {
    const [at, id] = decodeCursor(order, cursor, 2);
    const isFit = typeof at === 'string' &&
        typeof id === 'string' &&
        INSTANT.test(at) &&
        isLocalDate(at.slice(0, 10)) &&
        !Number.isNaN(Date.parse(at)) &&
        UUID.test(id);
    if (!isFit)
        throw new DomainError(ErrorCode.CURSOR_INVALID);
    return { at, id };
}
/** The cursor of a row. */
export function cursorOf(order, { at, id }) {
    return encodeCursor(order, [at, id]);
}
//# sourceMappingURL=newest-first.js.map