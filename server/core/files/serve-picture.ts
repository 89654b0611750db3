import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { NextFunction, Response } from 'express';
import type { FilesPort } from '../../ports/files.js';
import { DomainError, ErrorCode } from '../errors/errors.js';
import { DAY_S } from '../values/durations.js';
import { isMissingFile, storageProblemOf } from '../errors/storage-problem.js';
import { FILE_HEADERS } from './serve-file.js';

const A_YEAR_S = 365 * DAY_S;

/** Partners' pages embed public pictures, too. */
const SHOWN_ANYWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' } as const;

/** Sends a public picture of our own, immutable under its name, with headers that disable active content. */
export async function servePicture(
  res: Response,
  next: NextFunction,
  files: FilesPort,
  key: string,
  format: string,
): Promise<void> {
  res.set({
    ...FILE_HEADERS,
    ...SHOWN_ANYWHERE,
    'Content-Type': `image/${format}`,
    'Cache-Control': `public, max-age=${A_YEAR_S}, immutable`,
  });
  if (files.directory)
    return sendFromDisk(res, next, path.join(files.directory, path.dirname(key)), path.basename(key));
  const found = await files.getStream(key);
  if (!found) return refuse(res, next, new DomainError(ErrorCode.NOT_FOUND));
  res.setHeader('Content-Length', String(found.bytes));
  // A truncated picture closes the connection; a client that has left needs no response.
  await pipeline(found.stream, res).catch(() => res.destroy());
}

function sendFromDisk(res: Response, next: NextFunction, root: string, name: string): void {
  res.sendFile(name, { root, cacheControl: false, dotfiles: 'deny' }, (error) => {
    if (!error || res.headersSent) return;
    const problem = isMissingFile(error) ? null : storageProblemOf(error);
    refuse(res, next, problem ?? new DomainError(ErrorCode.NOT_FOUND));
  });
}

function refuse(res: Response, next: NextFunction, problem: DomainError): void {
  res.removeHeader('Content-Type');
  res.removeHeader('Access-Control-Allow-Origin');
  res.setHeader('Cross-Origin-Resource-Policy', FILE_HEADERS['Cross-Origin-Resource-Policy']);
  res.setHeader('Cache-Control', 'no-store');
  next(problem);
}
