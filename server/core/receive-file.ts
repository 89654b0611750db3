import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { DomainError, ErrorCode } from './errors.js';

/** Boundaries and headers around the file itself. */
const FORM_BYTES = 16 * 1024;

/** Reads the one file of a multipart form, its field named `file`. */
export type FileReceiver = (req: Request, res: Response) => Promise<Buffer>;

/** One file in memory, cut off as soon as it is too large; what it is, only its bytes tell. */
export function fileReceiver(maxBytes: number, tooLarge: () => DomainError = () => new DomainError(ErrorCode.UPLOAD_TOO_LARGE, { maxBytes })): FileReceiver {
  const receive = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 2, headerPairs: 20 },
  }).single('file');
  const uploadError = (error: unknown): Error =>
    // All but the one are forms that are cut short or malformed.
    error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE' ? tooLarge() : new DomainError(ErrorCode.BAD_REQUEST, { field: 'file' });
  return async (req, res) => {
    if (Number(req.headers['content-length'] ?? 0) > maxBytes + FORM_BYTES) throw tooLarge();
    await new Promise<void>((resolve, reject) => {
      receive(req, res, (error: unknown) => (error ? reject(uploadError(error)) : resolve()));
    });
    if (!req.file) throw new DomainError(ErrorCode.BAD_REQUEST, { field: 'file' });
    return req.file.buffer;
  };
}
