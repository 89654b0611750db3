import pg from 'pg';
import { ConfigError } from './config-error.js';
/** A start that cannot go on, told in words a person can act on. */
export class StartError extends Error {
}
const NOT_OURS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']);
/** No such user or password, no such database. */
const REFUSED = new Set(['28000', '28P01', '3D000']);
/** What a person is told of a start that failed: what to look at where the reason is known, else all there is. */
export function startProblem(error) {
    if (error instanceof ConfigError || error instanceof StartError)
        return error.message;
    const { code = '', syscall, path } = firstOf(error);
    if (NOT_OURS.has(code) && path !== undefined) {
        return `${path} cannot be written (${code}). DATA_DIR has to be a folder that belongs to the user who starts Hueco.`;
    }
    if (syscall === 'connect' || syscall === 'getaddrinfo')
        return `No database answers: ${messageOf(error)}. Look at DATABASE_URL.`;
    if (error instanceof pg.DatabaseError && REFUSED.has(code))
        return `The database refuses: ${error.message}. Look at DATABASE_URL.`;
    return error instanceof Error
        ? `Hueco could not start: ${error.stack ?? error.message}`
        : `Hueco could not start: ${String(error)}`;
}
/** A name with two addresses fails twice at once, and the whole of it has no words. */
function firstOf(error) {
    return error instanceof AggregateError ? error.errors[0] : (error ?? {});
}
function messageOf(error) {
    return firstOf(error).message;
}
//# sourceMappingURL=start-problem.js.map