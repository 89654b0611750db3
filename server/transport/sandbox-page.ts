import path from 'node:path';
import type { RequestHandler } from 'express';

const HOSTS =
  'https://embeddable-sandbox.cdn.apollographql.com https://sandbox.embed.apollographql.com https://apollo-server-landing-page.cdn.apollographql.com';

const POLICY = [
  `default-src 'none'`,
  `script-src 'self' ${HOSTS}`,
  `style-src 'self' 'unsafe-inline' ${HOSTS}`,
  `img-src 'self' data: ${HOSTS}`,
  `connect-src 'self' ${HOSTS}`,
  `frame-src ${HOSTS}`,
  `manifest-src ${HOSTS}`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
].join('; ');

/** `GET /graphql` in a browser: Apollo Sandbox on this endpoint, with the operations of /graphiql, under its own policy. */
export function sandboxPage(folder: string): RequestHandler {
  return (req, res, next) => {
    // Only a browser that opens the URL accepts HTML explicitly; a call by GET accepts anything.
    if (!(req.headers.accept ?? '').includes('text/html') || 'query' in req.query) return next();
    res.setHeader('Content-Security-Policy', POLICY);
    res.setHeader('Cross-Origin-Embedder-Policy', 'unsafe-none');
    res.setHeader('Cache-Control', 'no-cache');
    res.sendFile(path.join(folder, 'sandbox.html'), (error?: Error) => error && !res.headersSent && next());
  };
}
