import type { Response } from 'express';

/** Headers that forbid embedding, script execution and content sniffing. */
export const FILE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

interface FileHead {
  readonly type: string;
  /** The value of Content-Disposition. */
  readonly disposition: string;
}

/**
 * The headers of a file for one person: its URL, which can open it, is sent to no other site. Routes set Cache-Control first, for refusals
 * too.
 */
export function setPrivateFileHeaders(res: Response, { type, disposition }: FileHead): void {
  res.set({
    ...FILE_HEADERS,
    'Content-Type': type,
    'Content-Disposition': disposition,
    'Referrer-Policy': 'no-referrer',
  });
}
