import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { providerPagePolicy } from './provider-page.js';

/** Sends a page of the provider or the bank with its own content security policy. */
export function sendPage(res: Response, html: (nonce: string) => string): void {
  const nonce = randomBytes(16).toString('base64');
  res.setHeader('Content-Security-Policy', providerPagePolicy(nonce));
  res.type('html').send(html(nonce));
}
