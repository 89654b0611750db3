import type { ErrorRequestHandler, Response } from 'express';
import { GraphQLError } from 'graphql';
import { DomainError, ErrorCode } from '../core/errors.js';
import { formatError } from '../core/format-error.js';
import type { Log } from '../core/logger.js';

const STATUS: Partial<Record<ErrorCode, number>> = {
  [ErrorCode.UNAUTHENTICATED]: 401,
  [ErrorCode.FORBIDDEN]: 403,
  [ErrorCode.MFA_SETUP_REQUIRED]: 403,
  [ErrorCode.NOT_FOUND]: 404,
  [ErrorCode.RATE_LIMITED]: 429,
  [ErrorCode.QUERY_TOO_LARGE]: 413,
  [ErrorCode.QUERY_TIMEOUT]: 503,
  [ErrorCode.UPLOAD_TOO_LARGE]: 413,
  [ErrorCode.UPLOAD_TYPE_UNSUPPORTED]: 415,
  [ErrorCode.UPLOAD_QUOTA]: 429,
  [ErrorCode.VALIDATION_FAILED]: 422,
  [ErrorCode.INTERNAL]: 500,
  [ErrorCode.PAYMENT_UNAVAILABLE]: 502,
};

/** The request's id, the same in the answer, the log and the error. */
export function requestIdOf(res: Response): string {
  return (res.locals as { requestId: string }).requestId;
}

/** Answers an error of a plain HTTP call in GraphQL's shape, so that clients know only one. */
export function sendError(res: Response, error: unknown, log: Log): void {
  const formatted = formatError(error, requestIdOf(res), log);
  const code = formatted.extensions?.['code'] as ErrorCode;
  const retryAfter = (formatted.extensions?.['params'] as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;
  if (retryAfter !== undefined) res.setHeader('Retry-After', String(retryAfter));
  res.status(STATUS[code] ?? 400).json({ errors: [formatted] });
}

/** The last handler: what Express's own parts throw becomes one of our codes. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    const type = (error as { type?: string }).type;
    const status = (error as { status?: number }).status;
    if (type === 'entity.too.large') return sendError(res, new DomainError(ErrorCode.QUERY_TOO_LARGE), log);
    if (status !== undefined && status < 500) {
      return sendError(res, new GraphQLError('The request is malformed.', { extensions: { code: ErrorCode.BAD_REQUEST } }), log);
    }
    sendError(res, error, log);
  };
}
