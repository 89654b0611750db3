import type { Request, Response } from 'express';
import { UPLOAD_LIMITS } from '../graphql/limits.js';

/**
 * Closes the connections of refused uploads. Most senders look for the answer only once they have sent everything, so a refused
 * upload is read and thrown away for a moment. Only a few at once: each read takes a buffer that is freed no sooner than V8 collects it.
 */
export class RefusedUploads {
  private read = 0;

  /** Leaves an unfinished upload a moment to be sent and its answer to be seen, then closes the connection. */
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
