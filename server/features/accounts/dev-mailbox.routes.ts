import type { Express, Request } from 'express';
import type { MountDeps } from '../../core/feature.js';
import { escapeHtml } from '../../core/mail/mail-layout.js';
import { MailFolder, type StoredMail } from '../../ports/mail-folder.js';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'self'";

/** Shows mails and text messages that were not sent for lack of an SMTP server; only in demos. */
export function mountDevMailbox(app: Express, { services }: MountDeps): void {
  const { mail } = services.ports;
  if (!services.config.demo || !(mail instanceof MailFolder)) return;
  app.get('/dev/mailbox.json', async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    res.json(await mail.list(addressOf(req)));
  });
  app.get('/dev/mailbox', async (req, res) => {
    res.setHeader('Content-Security-Policy', POLICY);
    res.setHeader('Cache-Control', 'no-store');
    res.type('html').send(page(await mail.list(addressOf(req)), addressOf(req)));
  });
}

function addressOf(req: Request): string | undefined {
  const { to } = req.query;
  return typeof to === 'string' && to ? to.trim().toLowerCase() : undefined;
}

function page(mails: readonly StoredMail[], to: string | undefined): string {
  const list =
    mails.map(article).join('\n') ||
    '<p>No mails yet. They appear here a moment after something sends one; reload the page.</p>';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox · Hueco</title>
<style>
body { margin: 0 auto; max-width: 760px; padding: 32px 16px; background: #faf8f5; color: #211d1a; font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 28px; margin: 0 0 4px } p, small { color: #62584e }
form { margin: 16px 0 24px } input, button { font: inherit; padding: 8px 12px; border: 1px solid #7d7266; border-radius: 8px; background: #fff; color: inherit }
details { margin: 0 0 12px; background: #fff; border: 1px solid #e6dfd5; border-radius: 12px; overflow: hidden }
summary { padding: 14px 18px; cursor: pointer } summary b, summary small { display: block }
iframe { width: 100%; height: 620px; border: 0; border-top: 1px solid #e6dfd5 }
pre { margin: 0; padding: 14px 18px; border-top: 1px solid #e6dfd5; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace }
pre a { color: #b4471f }
</style></head>
<body>
<h1>Mailbox</h1>
<p>Mails and text messages this server would have sent, newest first. Only in demos without an SMTP server.</p>
<form><input type="search" name="to" aria-label="Address or phone" placeholder="address@example.com or +34612345678" value="${escapeHtml(to ?? '')}"> <button>Show</button></form>
${list}
</body></html>`;
}

function article(mail: StoredMail, index: number): string {
  const frame = `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe>`;
  return `<details${index === 0 ? ' open' : ''}><summary><b>${escapeHtml(mail.subject)}</b><small>${escapeHtml(mail.to)} · ${escapeHtml(mail.at)}</small></summary>
<pre>${linked(mail.text)}</pre>${frame}</details>`;
}

/** Escapes plain text and turns its URLs into links. */
function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
