import { GraphQLError } from 'graphql';
import { domainErrorOf } from './db-errors.js';
import { meaningOf, RETRYABLE_CODES } from './error-codes.js';
import { ErrorCode } from './errors.js';
import { variableProblemOf } from './variable-problem.js';
const KNOWN_CODES = new Set(Object.values(ErrorCode));
/** The cause below graphql's wrapping. */
function causeOf(error) {
    let cause = error;
    while (cause instanceof GraphQLError && cause.originalError)
        cause = cause.originalError;
    return cause;
}
/** What a caller receives of a domain error. */
export function extensionsOf(error, requestId) {
    return {
        code: error.code,
        ...(error.params ? { params: error.params } : {}),
        ...(error.fields ? { fields: error.fields } : {}),
        ...(RETRYABLE_CODES.has(error.code) ? { retryable: true } : {}),
        requestId,
    };
}
/** Returns errors that users can act on; of all others only the request id, and they are logged completely. */
export function formatError(error, requestId, log) {
    const cause = causeOf(error);
    const place = error instanceof GraphQLError
        ? { ...(error.locations ? { locations: error.locations } : {}), ...(error.path ? { path: error.path } : {}) }
        : {};
    const known = domainErrorOf(cause);
    if (known?.code === ErrorCode.SERVICE_UNAVAILABLE)
        log.warn({ err: known.cause, requestId, path: place.path }, 'an operation failed: the database is out of reach');
    if (known)
        return { message: meaningOf(known.code), ...place, extensions: extensionsOf(known, requestId) };
    if (cause instanceof GraphQLError) {
        const code = cause.extensions['code'];
        const isKnown = typeof code === 'string' && KNOWN_CODES.has(code);
        // A path without a code of ours: graphql met something our resolvers should not have given.
        if (!isKnown && place.path)
            return internal(cause, place, requestId, log);
        const extensions = isKnown ? cause.extensions : { code: ErrorCode.BAD_REQUEST };
        return { message: withoutValues(cause.message), ...place, extensions: { ...extensions, requestId } };
    }
    return internal(cause, place, requestId, log);
}
/** graphql's messages on wrong input repeat it, passwords and all: its place is returned, its value is not. */
export function withoutValues(message) {
    return variableProblemOf(message)?.message ?? message.replace(/(cannot represent [^:]+): [\s\S]*$/, '$1.');
}
function internal(cause, place, requestId, log) {
    log.error({ err: cause, requestId, path: place.path }, 'an operation failed');
    return { message: meaningOf(ErrorCode.INTERNAL), ...place, extensions: { code: ErrorCode.INTERNAL, requestId } };
}
//# sourceMappingURL=format-error.js.map