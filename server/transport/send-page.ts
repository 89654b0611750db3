import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Answers with a page, compressed for callers that understand it. Pages hold no secret that its length could betray. */
export async function sendPage(req: Request, res: Response, page: string): Promise<void> {
  res.type('html').vary('Accept-Encoding');
  const accepted = req.acceptsEncodings();
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (!encoding) return void res.send(page);
  const body = await compressors[encoding](page);
  res.setHeader('Content-Encoding', encoding);
  res.send(body);
}
