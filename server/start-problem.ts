import pg from 'pg';
import { ConfigError } from './config-error.js';

/** A failed start, explained in a sentence that a person can act on. */
export class StartError extends Error {}

const NOT_OURS: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']);
/** No such user or password, no such database. */
const REFUSED: ReadonlySet<string> = new Set(['28000', '28P01', '3D000']);

/** The explanation of a failed start: what to check where the cause is known, else the whole error. */
export function startProblem(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message;
  const { code = '', syscall, path } = firstOf(error) as NodeJS.ErrnoException;
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

/** A name with two addresses fails twice at once, and the aggregate has no message. */
function firstOf(error: unknown): unknown {
  return error instanceof AggregateError ? (error.errors as unknown[])[0] : (error ?? {});
}

function messageOf(error: unknown): string {
  return (firstOf(error) as Error).message;
}
