import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { domainErrorOf } from './db-errors.js';
import { meaningOf, RETRYABLE_CODES } from './error-codes.js';
import { DomainError, ErrorCode } from './errors.js';
import type { Log } from '../logger.js';
import { variableProblemOf } from './variable-problem.js';

const KNOWN_CODES: ReadonlySet<string> = new Set(Object.values(ErrorCode));

/** The original error inside graphql's wrapping. */
function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/** What a caller receives for a domain error. */
export function extensionsOf(error: DomainError, requestId: string): Record<string, unknown> {
  return {
    code: error.code,
    ...(error.params ? { params: error.params } : {}),
    ...(error.fields ? { fields: error.fields } : {}),
    ...(RETRYABLE_CODES.has(error.code) ? { retryable: true } : {}),
    requestId,
  };
}

/** Passes on errors that users can act on; of all others callers get the request id only, and the log gets everything. */
export function formatError(error: unknown, requestId: string, log: Log): GraphQLFormattedError {
  const cause = causeOf(error);
  const place: Place =
    error instanceof GraphQLError
      ? { ...(error.locations ? { locations: error.locations } : {}), ...(error.path ? { path: error.path } : {}) }
      : {};
  const known = domainErrorOf(cause);
  if (known?.code === ErrorCode.SERVICE_UNAVAILABLE)
    log.warn({ err: known.cause, requestId, path: place.path }, 'an operation failed: the database is out of reach');
  if (known) return { message: meaningOf(known.code), ...place, extensions: extensionsOf(known, requestId) };
  if (cause instanceof GraphQLError) {
    const code = cause.extensions['code'];
    const isKnown = typeof code === 'string' && KNOWN_CODES.has(code);
    // A path without an error code of ours means that a resolver returned something the schema does not allow.
    if (!isKnown && place.path) return internal(cause, place, requestId, log);
    const extensions = isKnown ? cause.extensions : { code: ErrorCode.BAD_REQUEST };
    return { message: withoutValues(cause.message), ...place, extensions: { ...extensions, requestId } };
  }
  return internal(cause, place, requestId, log);
}

/** graphql's messages repeat wrong input, passwords included, so only its position is returned. */
export function withoutValues(message: string): string {
  return variableProblemOf(message)?.message ?? message.replace(/(cannot represent [^:]+): [\s\S]*$/, '$1.');
}

type Place = Pick<GraphQLFormattedError, 'locations' | 'path'>;

function internal(cause: unknown, place: Place, requestId: string, log: Log): GraphQLFormattedError {
  log.error({ err: cause, requestId, path: place.path }, 'an operation failed');
  return { message: meaningOf(ErrorCode.INTERNAL), ...place, extensions: { code: ErrorCode.INTERNAL, requestId } };
}
