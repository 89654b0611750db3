import type { ErrorRequestHandler, Response } from 'express';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { DomainError, ErrorCode } from '../core/errors/errors.js';
import { formatError } from '../core/errors/format-error.js';
import type { Log } from '../core/logger.js';

const STATUS: Partial<Record<ErrorCode, number>> = {
  [ErrorCode.UNAUTHENTICATED]: 401,
  [ErrorCode.TOKEN_INVALID]: 401,
  [ErrorCode.FORBIDDEN]: 403,
  [ErrorCode.SCOPE_MISSING]: 403,
  [ErrorCode.MFA_SETUP_REQUIRED]: 403,
  [ErrorCode.VIEW_READ_ONLY]: 403,
  [ErrorCode.VIEW_CLOSED]: 403,
  [ErrorCode.NOT_FOUND]: 404,
  [ErrorCode.RATE_LIMITED]: 429,
  [ErrorCode.QUERY_TOO_LARGE]: 413,
  [ErrorCode.QUERY_TIMEOUT]: 503,
  [ErrorCode.SERVICE_UNAVAILABLE]: 503,
  [ErrorCode.UPLOAD_TOO_LARGE]: 413,
  [ErrorCode.UPLOAD_TYPE_UNSUPPORTED]: 415,
  [ErrorCode.UPLOAD_QUOTA]: 429,
  [ErrorCode.UPLOADS_BUSY]: 429,
  [ErrorCode.STORAGE_UNAVAILABLE]: 503,
  [ErrorCode.VALIDATION_FAILED]: 422,
  [ErrorCode.INTERNAL]: 500,
  [ErrorCode.PAYMENT_UNAVAILABLE]: 502,
};

/** `WWW-Authenticate` of an answer to an invalid token. */
export const INVALID_TOKEN = 'Bearer error="invalid_token"';

/** The request's id, the same in the response, the log and the error. */
export function requestIdOf(res: Response): string {
  return (res.locals as { requestId: string }).requestId;
}

/** The Retry-After value of an error, else empty. */
export function retryAfterOf({ extensions }: GraphQLFormattedError): string {
  return String((extensions?.['params'] as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds ?? '');
}

/** Responds to a plain HTTP call with an error in GraphQL's format, so that clients need only one. */
export function sendError(res: Response, error: unknown, log: Log): void {
  const formatted = formatError(error, requestIdOf(res), log);
  const code = formatted.extensions?.['code'] as ErrorCode;
  const retryAfter = retryAfterOf(formatted);
  if (retryAfter) res.setHeader('Retry-After', retryAfter);
  if (code === ErrorCode.TOKEN_INVALID) res.setHeader('WWW-Authenticate', INVALID_TOKEN);
  res.status(STATUS[code] ?? 400).json({ errors: [formatted] });
}

/** Converts errors of Express's own middleware to our codes; all others are unchanged. */
export function knownError(error: unknown): unknown {
  const { type, status } = error as { type?: string; status?: number };
  if (type === 'entity.too.large') return new DomainError(ErrorCode.QUERY_TOO_LARGE);
  if (status !== undefined && status < 500)
    return new GraphQLError('The request is malformed.', { extensions: { code: ErrorCode.BAD_REQUEST } });
  return error;
}

/** The last handler. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    sendError(res, knownError(error), log);
  };
}
