import { randomUUID } from 'node:crypto';
import { urlencoded, type Express, type Request } from 'express';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { MountDeps } from '../../core/feature.js';
import { inboundMailKey, signMail, SIGNATURE_HEADER } from '../../core/mail/inbound-signature.js';
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
  app.post('/dev/mailbox/reply', urlencoded({ extended: false, limit: '32kb' }), async (req, res) => {
    const { id, text } = req.body as { readonly id?: unknown; readonly text?: unknown };
    const answered = (await mail.list()).find((one) => one.id === id);
    if (answered?.replyTo && typeof text === 'string' && text.trim() !== '')
      await handIn(await composeReply(answered, text), services, req.socket.localPort ?? services.config.port);
    res.redirect(303, '/dev/mailbox');
  });
}

/** A reply as a mail program writes it: the answered mail is quoted below. */
function composeReply({ to, replyTo, subject, text: quoted }: StoredMail, text: string): Promise<Buffer> {
  return new MailComposer({
    from: to,
    to: replyTo ?? '',
    subject: `Re: ${subject}`,
    messageId: `<${randomUUID()}@mailbox.hueco.test>`,
    text: `${text}\n\nEl 1 ene 2027 a las 10:00, Hueco escribió:\n${quoted.replace(/^/gm, '> ')}`,
  })
    .compile()
    .build();
}

/** Hands a mail to the program as a mail service does. */
async function handIn(mail: Buffer, { config, clock }: MountDeps['services'], port: number): Promise<void> {
  const key = inboundMailKey(config);
  if (!key) return;
  await fetch(`http://127.0.0.1:${port}/webhooks/inbound-mail`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', [SIGNATURE_HEADER]: signMail(key, mail, clock.now()) },
    body: new Uint8Array(mail),
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
form.reply { margin: 0; padding: 14px 18px; border-top: 1px solid #e6dfd5; display: grid; gap: 8px; justify-items: start }
label { overflow-wrap: anywhere } textarea { font: inherit; width: 100%; box-sizing: border-box; padding: 8px 12px; border: 1px solid #7d7266; border-radius: 8px }
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
<pre>${linked(mail.text)}</pre>${frame}${replyForm(mail, index)}</details>`;
}

/** Mails that can be answered: what is written goes the way of a real reply. */
function replyForm({ id, replyTo }: StoredMail, index: number): string {
  if (replyTo === undefined) return '';
  return `<form class="reply" method="post" action="/dev/mailbox/reply"><input type="hidden" name="id" value="${escapeHtml(id)}">
<label for="reply-${index}">Reply to ${escapeHtml(replyTo)}</label><textarea id="reply-${index}" name="text" rows="4" required></textarea><button>Send reply</button></form>`;
}

/** Escapes plain text and turns its URLs into links. */
function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
