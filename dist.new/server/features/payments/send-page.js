import { randomBytes } from 'node:crypto';
import { providerPagePolicy } from './provider-page.js';
/** Sends a page of the provider's or the bank's under its own policy. */
export function sendPage(res, html) {
    const nonce = randomBytes(16).toString('base64');
    res.setHeader('Content-Security-Policy', providerPagePolicy(nonce));
    res.type('html').send(html(nonce));
}
//# sourceMappingURL=send-page.js.map