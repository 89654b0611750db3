import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** Larger than any page: the compressor otherwise allocates 4 MB for each one. */
const WINDOW_BITS = 19;

/** A page as it is sent, compressed once. */
export interface FinishedPage {
  readonly status: number;
  readonly policy: string;
  readonly body: CompressedPage;
  /** The hash of its content, shared by all encodings. */
  readonly mark: string;
}

/** Every browser accepts Brotli; for the few clients that do not, gzip is created on first use. */
export class CompressedPage {
  private zipped: Promise<Buffer> | undefined;

  constructor(readonly brotli: Buffer) {}

  /** Includes what gzip may add: half as much again. */
  get mostBytes(): number {
    return Math.ceil(2.5 * this.brotli.length);
  }

  gzip(): Promise<Buffer> {
    this.zipped ??= this.plain().then(async (page) => exact(await promisify(gzip)(page)));
    return this.zipped;
  }

  plain(): Promise<Buffer> {
    return promisify(brotliDecompress)(this.brotli);
  }
}

/** Compresses a page. Pages contain no secret that their length could reveal. */
export async function finishPage(status: number, policy: string, page: string): Promise<FinishedPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS };
  return {
    status,
    policy,
    body: new CompressedPage(exact(await promisify(brotliCompress)(page, { params }))),
    mark: createHash('sha256').update(policy).update(page).digest('base64url').slice(0, 22),
  };
}

/** Copies the bytes: the compressor returns them in a buffer of 16 kB, which would stay allocated. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Sends a page; `kept` is its Cache-Control. A browser with the current version gets a 304. */
export async function sendPage(
  req: Request,
  res: Response,
  { status, policy, body, mark }: FinishedPage,
  cacheControl: 'no-cache' | 'no-store' = 'no-cache',
): Promise<void> {
  const accepted = req.acceptsEncodings();
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  const bytes = await { br: () => body.brotli, gzip: () => body.gzip(), none: () => body.plain() }[
    encoding ?? 'none'
  ]();
  res.status(status).type('html').vary('Accept-Encoding, Accept-Language, Cookie, User-Agent');
  res.setHeader('Cache-Control', cacheControl);
  res.setHeader('Content-Security-Policy', policy);
  res.setHeader('ETag', `"${mark}${encoding ? `-${encoding}` : ''}"`);
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.send(bytes);
}
