import { DomainError, ErrorCode } from './errors.js';
/** Constraints whose violation is an answer, not an accident. */
const CONSTRAINT_CODES = {
    bookings_no_overlap: ErrorCode.BOOKING_DATES_TAKEN,
    space_blocks_no_overlap: ErrorCode.DAYS_BLOCKED,
    bookings_external_once: ErrorCode.IDEMPOTENCY_KEY_REUSED,
    // Somebody else confirmed this address a moment earlier.
    users_email_key: ErrorCode.TOKEN_INVALID,
};
/** Somebody sent a character that no text can have, U+0000: in a statement, as a value, within JSON. */
const NO_TEXT = new Set(['08P01', '22021', '22P05']);
/** The server is going down or coming up, takes no more connections, or the connection was lost: as SQLSTATE and as the system says it. */
const CONNECTION_LOST = /^(?:57P0[1235]|53300|08(?!P01)\w{3}|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's own errors have no code. */
const CONNECTION_LOST_WORDS = /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;
/** When a caller should come back; a database that was killed is back within seconds. */
const RETRY_AFTER_S = 5;
/** An error and those it wraps, the outer ones first. */
function* chainOf(error) {
    let e = error;
    for (let depth = 0; e && depth < 6; depth++) {
        yield e;
        e = (e.originalError ?? e.cause ?? e.previous);
    }
}
/** The PostgreSQL error inside a chain of wrappers, or null. */
export function pgErrorOf(error) {
    for (const e of chainOf(error))
        if (typeof e.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(e.code))
            return e;
    return null;
}
/** Whether the database was out of reach; the same statement succeeds once it is back. */
export function isConnectionLost(error) {
    for (const { code, message } of chainOf(error)) {
        if (code === ErrorCode.SERVICE_UNAVAILABLE)
            return true;
        if (typeof code === 'string' && CONNECTION_LOST.test(code))
            return true;
        if (typeof message === 'string' && CONNECTION_LOST_WORDS.test(message))
            return true;
    }
    return false;
}
/** True for failures that go away when the transaction is tried again. */
export function isRetryable(error) {
    const code = pgErrorOf(error)?.code;
    return code === '40001' || code === '40P01';
}
/** The error that a broken constraint means, or null. */
export function domainErrorOf(error) {
    if (error instanceof DomainError)
        return error;
    const pg = pgErrorOf(error);
    const code = pg?.constraint ? CONSTRAINT_CODES[pg.constraint] : undefined;
    if (code)
        return new DomainError(code);
    if (pg && NO_TEXT.has(pg.code))
        return new DomainError(ErrorCode.BAD_REQUEST);
    if (isConnectionLost(error))
        return Object.assign(new DomainError(ErrorCode.SERVICE_UNAVAILABLE, { retryAfterSeconds: RETRY_AFTER_S }), {
            cause: error,
        });
    // The statement, or the wait for a lock, took too long.
    return pg?.code === '57014' || pg?.code === '55P03' ? new DomainError(ErrorCode.QUERY_TIMEOUT) : null;
}
//# sourceMappingURL=db-errors.js.map