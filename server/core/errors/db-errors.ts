import { DomainError, ErrorCode, type PlainCode } from './errors.js';

/** Constraints whose violation is an expected error of the caller. */
const CONSTRAINT_CODES: Readonly<Record<string, PlainCode>> = {
  bookings_no_overlap: ErrorCode.BOOKING_DATES_TAKEN,
  space_blocks_no_overlap: ErrorCode.DAYS_BLOCKED,
  bookings_external_once: ErrorCode.IDEMPOTENCY_KEY_REUSED,
  // Another account confirmed this address a moment earlier.
  users_email_key: ErrorCode.TOKEN_INVALID,
};

/** The call contains U+0000, which PostgreSQL's text cannot hold: in a statement, as a value, or in JSON. */
const NO_TEXT: ReadonlySet<string> = new Set(['08P01', '22021', '22P05']);

/** The server shuts down or starts up, has no connection, memory or disk left, or the connection was lost: SQLSTATE and system codes. */
const CONNECTION_LOST =
  /^(?:57P0[1235]|53[0-3]00|08(?!P01)\w{3}|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's own errors have no code. */
const CONNECTION_LOST_WORDS =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;
/** Retry-After in seconds; a killed database is back within seconds. */
const RETRY_AFTER_S = 5;

interface PgError {
  readonly code: string;
  readonly constraint?: string;
}

interface Wrapper {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly previous?: unknown;
  /** On a GraphQLError. */
  readonly originalError?: unknown;
}

/** An error and its causes, the outermost first. */
function* chainOf(error: unknown): Generator<Wrapper> {
  let e = error as Wrapper | null | undefined;
  for (let depth = 0; e && depth < 6; depth++) {
    yield e;
    e = (e.originalError ?? e.cause ?? e.previous) as typeof e;
  }
}

/** The PostgreSQL error inside a chain of wrappers, or null. */
export function pgErrorOf(error: unknown): PgError | null {
  for (const e of chainOf(error))
    if (typeof e.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(e.code)) return e as PgError;
  return null;
}

/** Whether the database was unreachable; the same statement succeeds once it is back. */
export function isConnectionLost(error: unknown): boolean {
  for (const { code, message } of chainOf(error)) {
    if (code === ErrorCode.SERVICE_UNAVAILABLE) return true;
    if (typeof code === 'string' && CONNECTION_LOST.test(code)) return true;
    if (typeof message === 'string' && CONNECTION_LOST_WORDS.test(message)) return true;
  }
  return false;
}

/** Whether the failure goes away when the transaction is retried. */
export function isRetryable(error: unknown): boolean {
  const code = pgErrorOf(error)?.code;
  return code === '40001' || code === '40P01';
}

/** The domain error of a violated constraint, or null. */
export function domainErrorOf(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  const pg = pgErrorOf(error);
  const code = pg?.constraint ? CONSTRAINT_CODES[pg.constraint] : undefined;
  if (code) return new DomainError(code);
  if (pg && NO_TEXT.has(pg.code)) return new DomainError(ErrorCode.BAD_REQUEST);
  if (isConnectionLost(error))
    return Object.assign(new DomainError(ErrorCode.SERVICE_UNAVAILABLE, { retryAfterSeconds: RETRY_AFTER_S }), {
      cause: error,
    });
  // The statement, or the wait for a lock, took too long.
  return pg?.code === '57014' || pg?.code === '55P03' ? new DomainError(ErrorCode.QUERY_TIMEOUT) : null;
}
