import type { Request, Response } from 'express';
import { UPLOAD_LIMITS } from '../graphql/limits.js';

/**
 * Closes the connections of refused uploads. It keeps reading for a moment, because most clients read the response only after sending
 * everything, and limits how many are read at once, because V8 frees their buffers late.
 */
export class RefusedUploads {
  private read = 0;

  /** Keeps reading an unfinished upload for a moment so that the client sees the response, then closes the connection. */
  linger(req: Request, res: Response): void {
    if (req.complete) return;
    const isRead = this.read < UPLOAD_LIMITS.refusedReadAtOnce;
    if (isRead) this.discard(req);
    res.once('close', () => {
      setTimeout(() => {
        if (isRead) this.read -= 1;
        if (!req.complete) req.socket.destroy();
      }, UPLOAD_LIMITS.lingerMs).unref();
    });
  }

  private discard(req: Request): void {
    this.read += 1;
    let left: number = UPLOAD_LIMITS.lingerBytes;
    req.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) req.pause();
    });
  }
}
