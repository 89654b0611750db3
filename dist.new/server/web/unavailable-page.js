import { inlineHash } from '../transport/security-headers.js';
import { finishPage } from '../transport/send-page.js';
import { Html, html } from './html.js';
import { RETRY_AFTER_S } from './page-cache.js';
const RULES = `body { margin: 0 auto; max-width: 36rem; padding: 15vh 1rem; font: 1.125rem/1.5 system-ui, sans-serif; color-scheme: light dark }`;
const POLICY = `default-src 'none';style-src ${inlineHash(RULES)};base-uri 'none';form-action 'none';frame-ancestors 'none'`;
/** What stands in for a page that cannot be made at this moment: in words, without any script, loaded again by itself. */
export function unavailablePage(locale, { brand, unavailable }) {
    const page = html `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_AFTER_S}"><title>${unavailable.title} · ${brand}</title>
<style>${new Html(RULES)}</style></head>
<body><main><h1>${unavailable.title}</h1><p>${unavailable.text}</p><p><a href="">${unavailable.retry}</a></p></main></body></html>`;
    return finishPage(503, POLICY, page.text);
}
//# sourceMappingURL=unavailable-page.js.map