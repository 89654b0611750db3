import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { DomainError, ErrorCode } from '../errors/errors.js';
import { UPLOAD_LIMITS } from '../graphql/limits.js';
import { storageProblemOf } from '../errors/storage-problem.js';
import { countUploadedBytes } from '../release-memory.js';

/** Boundaries and headers around the file itself. */
const FORM_BYTES = 16 * 1024;

export interface FileBounds {
  readonly maxBytes: number;
  readonly tooLarge: () => DomainError;
}

/** Refuses a file whose declared size is too large. */
export function checkLength(req: Request, { maxBytes, tooLarge }: FileBounds): void {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes + FORM_BYTES) throw tooLarge();
}

/**
 * Streams the single file of a multipart form, field `file`, into an open file and returns its size; aborts once it is too large or too
 * slow.
 */
export async function receiveFile(
  req: Request,
  res: Response,
  into: FileHandle,
  { maxBytes, tooLarge }: FileBounds,
): Promise<number> {
  // A connection that is already closed emits no further event.
  if (req.destroyed && !req.complete) throw new DomainError(ErrorCode.UPLOAD_INTERRUPTED);
  const slow = new AbortController();
  const interrupt = () => slow.abort(new DomainError(ErrorCode.UPLOAD_INTERRUPTED));
  const total = setTimeout(interrupt, UPLOAD_LIMITS.totalMs);
  req.setTimeout(UPLOAD_LIMITS.idleMs, interrupt);
  try {
    return await new Promise<number>((resolve, reject) => {
      slow.signal.addEventListener('abort', () => reject(slow.signal.reason as DomainError));
      const limits = { fileSize: maxBytes, files: 1, fields: 0, parts: 2, headerPairs: 20 };
      // Refuses without waiting for the end of the form, which an attacker may never send.
      const storage = streamInto(into, slow.signal, (error) => reject(error ?? tooLarge()));
      multer({ storage, limits }).single('file')(req, res, (error: unknown) => {
        if (error) reject(problemOf(error, req, tooLarge));
        else if (req.file) resolve(req.file.size);
        else reject(malformed());
      });
    });
  } finally {
    clearTimeout(total);
    req.setTimeout(0);
  }
}

/** Writes bytes to the file as they arrive; reports at once when a write fails (with the error) or the file is too large (without). */
function streamInto(into: FileHandle, signal: AbortSignal, refuse: (error?: Error) => void): StorageEngine {
  return {
    _handleFile(_req, { stream }, done) {
      stream.once('limit', () => refuse());
      stream.on('data', (chunk: Buffer) => countUploadedBytes(chunk.length));
      const output = into.createWriteStream();
      pipeline(stream, output, { signal }).then(
        () => done(null, { size: output.bytesWritten }),
        (error: Error) => {
          if (storageProblemOf(error)) refuse(error);
          done(error);
        },
      );
    },
    _removeFile: (_req, _file, done) => done(null),
  };
}

function problemOf(error: unknown, req: Request, tooLarge: () => DomainError): unknown {
  if (storageProblemOf(error)) return error;
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') return tooLarge();
  // All other errors are truncated or malformed forms.
  return req.complete ? malformed() : new DomainError(ErrorCode.UPLOAD_INTERRUPTED);
}

const malformed = (): DomainError => new DomainError(ErrorCode.BAD_REQUEST, { field: 'file' });
