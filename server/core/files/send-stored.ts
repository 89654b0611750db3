import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { ByteRange, FilesPort } from '../../ports/files.js';
import { DomainError, ErrorCode } from '../errors/errors.js';
import type { Log } from '../logger.js';

/** A stored file that never changes under its key. */
export interface StoredDownload {
  readonly key: string;
  readonly bytes: number;
}

/** Streams a stored file, or the requested range of it, so that an interrupted download can resume. */
export async function sendStored(
  req: Request,
  res: Response,
  { files, log }: { readonly files: FilesPort; readonly log: Log },
  { key, bytes }: StoredDownload,
): Promise<void> {
  const tag = `"${bytes.toString(36)}"`;
  const range = rangeOf(req, tag, bytes);
  if (range === 'outside') return void res.status(416).set('Content-Range', `bytes */${bytes}`).end();
  const found = await files.getStream(key, range ?? undefined);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND);
  res.set({ 'Accept-Ranges': 'bytes', ETag: tag });
  if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${bytes}`);
  res.setHeader('Content-Length', String(found.bytes));
  // A client that disconnects during the download is not an error.
  await pipeline(found.stream, res).catch((error: unknown) => log.debug({ err: error }, 'a download was cut off'));
}

/** Null sends the whole file, also when several ranges are requested. */
function rangeOf(req: Request, tag: string, bytes: number): ByteRange | 'outside' | null {
  const known = req.get('If-Range');
  const ranges = known === undefined || known === tag ? req.range(bytes) : undefined;
  if (ranges === -1) return 'outside';
  return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? (ranges[0] ?? null) : null;
}
