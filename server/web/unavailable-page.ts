import type { Locale } from '../core/values/locale.js';
import { inlineHash } from '../transport/security-headers.js';
import { finishPage, type FinishedPage } from '../transport/send-page.js';
import type { FixedTexts } from './client-pages.js';
import { Html, html } from './html.js';
import { RETRY_AFTER_S } from './page-cache.js';

const RULES = `body { margin: 0 auto; max-width: 36rem; padding: 15vh 1rem; font: 1.125rem/1.5 system-ui, sans-serif; color-scheme: light dark }`;
const POLICY = `default-src 'none';style-src ${inlineHash(RULES)};base-uri 'none';form-action 'none';frame-ancestors 'none'`;

/** The page shown when rendering is not possible at the moment: text without scripts that reloads itself. */
export function unavailablePage(locale: Locale, { brand, unavailable }: FixedTexts): Promise<FinishedPage> {
  const page = html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_AFTER_S}"><title>${unavailable.title} · ${brand}</title>
<style>${new Html(RULES)}</style></head>
<body><main><h1>${unavailable.title}</h1><p>${unavailable.text}</p><p><a href="">${unavailable.retry}</a></p></main></body></html>`;
  return finishPage(503, POLICY, page.text);
}
