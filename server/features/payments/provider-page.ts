import type { Locale } from '../../core/values/locale.js';

/** Only our own pages may frame it; its single script and style are allowed by nonce. */
export function providerPagePolicy(nonce: string): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
  ].join('; ');
}

const STYLE = `
:root{color-scheme:light dark;--bg:#f4f5f7;--panel:#fff;--text:#1c2430;--muted:#5b6675;--line:#dfe3e8;--accent:#1f4b99;--on:#fff;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--bg:#14181f;--panel:#1d232c;--text:#eef1f5;--muted:#a5b0bf;--line:#343d4a;--accent:#8fb4ff;--on:#0f1520;--bad:#ffb4ab}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:420px;background:var(--panel);border:1px solid var(--line);border-radius:14px;padding:24px}
.bank{margin:0 0 16px;font-size:14px;font-weight:600;letter-spacing:.02em;color:var(--accent)}
h1{margin:0 0 8px;font-size:22px;line-height:1.25}
p{margin:0 0 16px}
dl{margin:0 0 20px;border-top:1px solid var(--line)}
dl div{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px solid var(--line)}
dt{color:var(--muted)}dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
form{display:grid;gap:10px}
label{font-weight:600}
input{min-height:48px;padding:0 12px;border:1px solid var(--muted);border-radius:10px;background:transparent;color:inherit;font:inherit}
input[aria-invalid]{border-color:var(--bad)}
input:focus-visible,a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
a{color:var(--accent)}
.problem{margin:0;color:var(--bad)}
button{min-height:48px;border-radius:10px;border:1px solid var(--line);background:transparent;color:inherit;font-family:inherit;font-size:16px;font-weight:600;cursor:pointer}
button[value=succeeded]{background:var(--accent);border-color:var(--accent);color:var(--on)}
button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
button[disabled]{opacity:.6;cursor:default}
.note{margin:16px 0 0;font-size:13px;color:var(--muted)}
[role=status]{min-height:1.5em;margin:12px 0 0;font-weight:600}`;

/** The layout of pages that belong to the provider or the bank in production. */
export function providerPage(
  body: string,
  { title, locale, nonce }: { readonly title: string; readonly locale: Locale; readonly nonce: string },
): string {
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style nonce="${nonce}">${STYLE}</style></head>
<body><main>${body}</main></body>
</html>`;
}
