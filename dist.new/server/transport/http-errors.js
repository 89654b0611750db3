import { GraphQLError } from 'graphql';
import { DomainError, ErrorCode } from '../core/errors/errors.js';
import { formatError } from '../core/errors/format-error.js';
const STATUS = {
    [ErrorCode.UNAUTHENTICATED]: 401,
    [ErrorCode.FORBIDDEN]: 403,
    [ErrorCode.SCOPE_MISSING]: 403,
    [ErrorCode.MFA_SETUP_REQUIRED]: 403,
    [ErrorCode.VIEW_READ_ONLY]: 403,
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
/** The request's id, the same in the answer, the log and the error. */
export function requestIdOf(res) {
    return res.locals.requestId;
}
/** The header's value for an error that tells when to come back, else empty. */
export function retryAfterOf({ extensions }) {
    return String(extensions?.['params']?.retryAfterSeconds ?? '');
}
/** Answers an error of a plain HTTP call in GraphQL's shape, so that clients know only one. */
export function sendError(res, error, log) {
    const formatted = formatError(error, requestIdOf(res), log);
    const code = formatted.extensions?.['code'];
    const retryAfter = retryAfterOf(formatted);
    if (retryAfter)
        res.setHeader('Retry-After', retryAfter);
    res.status(STATUS[code] ?? 400).json({ errors: [formatted] });
}
/** What Express's own parts throw as one of our codes; all else as it is. */
export function knownError(error) {
    const { type, status } = error;
    if (type === 'entity.too.large')
        return new DomainError(ErrorCode.QUERY_TOO_LARGE);
    if (status !== undefined && status < 500)
        return new GraphQLError('The request is malformed.', { extensions: { code: ErrorCode.BAD_REQUEST } });
    return error;
}
/** The last handler. */
export function errorHandler(log) {
    return (error, _req, res, next) => {
        if (res.headersSent)
            return next(error);
        sendError(res, knownError(error), log);
    };
}
//# sourceMappingURL=http-errors.js.map