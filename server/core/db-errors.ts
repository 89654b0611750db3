import { DomainError, ErrorCode } from './errors.js';

/** Constraints whose violation is an answer, not an accident. */
const CONSTRAINT_CODES: Readonly<Record<string, ErrorCode>> = {
  bookings_no_overlap: ErrorCode.BOOKING_DATES_TAKEN,
  // Somebody else confirmed this address a moment earlier.
  users_email_key: ErrorCode.TOKEN_INVALID,
};

/** Somebody sent a character that no text can have, U+0000: in a statement, as a value, within JSON. */
const NO_TEXT: ReadonlySet<string> = new Set(['08P01', '22021', '22P05']);

interface PgError {
  readonly code: string;
  readonly constraint?: string;
}

/** The PostgreSQL error inside a chain of wrappers, or null. */
export function pgErrorOf(error: unknown): PgError | null {
  for (let e = error as { code?: unknown; cause?: unknown; previous?: unknown } | undefined, depth = 0; e && depth < 6; depth++) {
    if (typeof e.code === 'string' && /^[0-9A-Z]{5}$/.test(e.code)) return e as PgError;
    e = (e.cause ?? e.previous) as typeof e;
  }
  return null;
}

/** True for failures that go away when the transaction is tried again. */
export function isRetryable(error: unknown): boolean {
  const code = pgErrorOf(error)?.code;
  return code === '40001' || code === '40P01';
}

/** The answer a broken constraint stands for, or null. */
export function domainErrorOf(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  const pg = pgErrorOf(error);
  const code = pg?.constraint ? CONSTRAINT_CODES[pg.constraint] : undefined;
  if (code) return new DomainError(code);
  if (pg && NO_TEXT.has(pg.code)) return new DomainError(ErrorCode.BAD_REQUEST);
  // The statement, or the wait for a lock, took too long.
  return pg?.code === '57014' || pg?.code === '55P03' ? new DomainError(ErrorCode.QUERY_TIMEOUT) : null;
}
