import { escapeHtml } from '../../core/values/escape-html.js';

/** The layout of the developers' mail pages. `wide` leaves room for a list beside the mail. */
export function mailboxPage(title: string, content: string, width: 'narrow' | 'wide' = 'narrow'): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} · Hueco</title>
<style>
body { margin: 0 auto; max-width: ${width === 'wide' ? '1120px' : '760px'}; padding: 32px 16px; background: #faf8f5; color: #211d1a; font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 28px; margin: 0 0 4px } h2 { font-size: 20px; margin: 0 } p, small { color: #62584e } a { color: #b4471f }
form { margin: 16px 0 24px } input, button { font: inherit; padding: 8px 12px; border: 1px solid #7d7266; border-radius: 8px; background: #fff; color: inherit }
details, .card { margin: 0 0 12px; background: #fff; border: 1px solid #e6dfd5; border-radius: 12px; overflow: hidden }
summary { padding: 14px 18px; cursor: pointer } summary b, summary small { display: block }
form.reply { margin: 0; padding: 14px 18px; border-top: 1px solid #e6dfd5; display: grid; gap: 8px; justify-items: start }
label { overflow-wrap: anywhere } textarea { font: inherit; width: 100%; box-sizing: border-box; padding: 8px 12px; border: 1px solid #7d7266; border-radius: 8px }
iframe { display: block; width: 100%; height: 620px; border: 0; border-top: 1px solid #e6dfd5 } .card > iframe { border-top: 0; height: 860px }
pre { margin: 0; padding: 14px 18px; border-top: 1px solid #e6dfd5; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace }
.languages a { margin-right: 12px } [aria-current] { font-weight: 700; color: #211d1a; text-decoration: none }
.gallery { display: grid; gap: 24px; margin-top: 16px } .gallery ul { list-style: none; margin: 0; padding: 0; font-size: 14px; line-height: 1.9; overflow-wrap: anywhere }
@media (min-width: 900px) { .gallery { grid-template-columns: 320px minmax(0, 1fr) } }
@media (max-width: 899px) { .gallery main { order: -1 } }
</style></head>
<body>
${content}
</body></html>`;
}

/** The HTML of a mail in a sandboxed frame, whose links open outside of it. */
export function mailFrame({ subject, html }: { readonly subject: string; readonly html: string }): string {
  return `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(`<base target="_blank">${html}`)}"></iframe>`;
}
