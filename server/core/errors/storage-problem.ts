import { DomainError, ErrorCode } from './errors.js';

/** System error codes of a file that cannot be written: no room, no rights, no folder, a broken disk. */
const CODES: ReadonlySet<string> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EACCES',
  'EPERM',
  'ENOENT',
  'ENOTDIR',
  'EEXIST',
  'EISDIR',
  'EIO',
  'ENXIO',
  'ENODEV',
  'ESTALE',
  'EMFILE',
  'ENFILE',
]);

/** The caller's error for a file that could not be written; null for any other error. */
export function storageProblemOf(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error.code === ErrorCode.STORAGE_UNAVAILABLE ? error : null;
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return code !== undefined && syscall !== undefined && CODES.has(code)
    ? new DomainError(ErrorCode.STORAGE_UNAVAILABLE)
    : null;
}

/** There is no such file: also where the name is too long for any, or a folder's. */
const MISSING: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** Whether a file could not be read because it does not exist. */
export function isMissingFile(error: unknown): boolean {
  return MISSING.has((error as NodeJS.ErrnoException).code);
}

/** Null for a missing file; a broken disk is none: a backup would leave the file out, a job would end as if it had been removed. */
export function nullIfMissing(error: unknown): null {
  if (isMissingFile(error)) return null;
  const problem = storageProblemOf(error);
  throw problem ? Object.assign(problem, { cause: error }) : error;
}
