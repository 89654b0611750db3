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
