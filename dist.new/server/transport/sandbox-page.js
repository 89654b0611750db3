import { randomBytes } from 'node:crypto';
const HOSTS = 'https://embeddable-sandbox.cdn.apollographql.com https://sandbox.embed.apollographql.com https://apollo-server-landing-page.cdn.apollographql.com';
/** `GET /graphql` in a browser: Apollo Sandbox on this very endpoint, under a policy of its own. */
export const sandboxPage = (req, res, next) => {
    // Only a browser that opens the address names HTML; a call by GET takes anything.
    if (!(req.headers.accept ?? '').includes('text/html') || 'query' in req.query)
        return next();
    const nonce = randomBytes(16).toString('base64');
    res.setHeader('Content-Security-Policy', [
        `default-src 'none'`,
        `script-src 'nonce-${nonce}' ${HOSTS}`,
        `style-src 'nonce-${nonce}' 'unsafe-inline' ${HOSTS}`,
        `img-src 'self' data: ${HOSTS}`,
        `connect-src 'self' ${HOSTS}`,
        `frame-src ${HOSTS}`,
        `manifest-src ${HOSTS}`,
        `frame-ancestors 'none'`,
        `base-uri 'none'`,
    ].join('; '));
    res.setHeader('Cross-Origin-Embedder-Policy', 'unsafe-none');
    res.type('html').send(page(nonce));
};
const page = (nonce) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Hueco API</title>
<style nonce="${nonce}">html,body,#sandbox{height:100%;margin:0}p{font:16px/1.5 system-ui;padding:24px}</style></head>
<body>
<div id="sandbox"><p>Apollo Sandbox is loading. It comes from its maker's host; without a connection to the outside use <a href="/graphiql">GraphiQL</a>, which comes from here.</p></div>
<script nonce="${nonce}" src="https://embeddable-sandbox.cdn.apollographql.com/_latest/embeddable-sandbox.umd.production.min.js"></script>
<script nonce="${nonce}">
if (window.EmbeddedSandbox) {
  document.getElementById('sandbox').textContent = '';
  new window.EmbeddedSandbox({
    target: '#sandbox',
    initialEndpoint: location.origin + '/graphql',
    initialState: { document: 'query Madrid {\\n  searchSpaces(filter: { city: "Madrid" }, first: 3) {\\n    totalCount\\n    edges { node { id title priceAllInCents } }\\n  }\\n}' },
  });
}
</script>
</body>
</html>`;
//# sourceMappingURL=sandbox-page.js.map