import { DomainError, ErrorCode } from './errors.js';
/** What the file system says when a file cannot be written: no room, no rights, no folder, a broken disk. */
const CODES = new Set([
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
/** The error for callers when a file could not be written; null for any other error. */
export function storageProblemOf(error) {
    if (error instanceof DomainError)
        return error.code === ErrorCode.STORAGE_UNAVAILABLE ? error : null;
    const { code, syscall } = (error ?? {});
    return code !== undefined && syscall !== undefined && CODES.has(code)
        ? new DomainError(ErrorCode.STORAGE_UNAVAILABLE)
        : null;
}
//# sourceMappingURL=storage-problem.js.map