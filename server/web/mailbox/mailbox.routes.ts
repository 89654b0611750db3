import { randomUUID } from 'node:crypto';
import { urlencoded, type Express, type Request } from 'express';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { MountDeps } from '../../core/feature.js';
import { inboundMailKey, signMail, SIGNATURE_HEADER } from '../../core/mail/inbound-signature.js';
import { escapeHtml } from '../../core/values/escape-html.js';
import { Locale } from '../../core/values/locale.js';
import { mailTemplates } from '../../features.js';
import { mailPicture } from '../../features/spaces/photos/photo-files.js';
import { MailFolder, type StoredMail } from '../../ports/mail-folder.js';
import { galleryPage } from './mail-gallery.js';
import { mailSamples } from './mail-samples.js';
import { mailboxPage, mailFrame } from './mailbox-page.js';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'self'";

/** Shows mails and text messages that were not sent because no SMTP server is configured; only in demos. */
export function mountMailbox(app: Express, deps: MountDeps): void {
  const { services } = deps;
  const { mail } = services.ports;
  if (!services.config.demo || !(mail instanceof MailFolder)) return;
  app.get('/dev/mailbox/templates', async (req, res) => {
    const locale = req.query['lang'] === Locale.EN ? Locale.EN : Locale.ES;
    const name = typeof req.query['mail'] === 'string' ? req.query['mail'] : undefined;
    const samples = mailSamples(mailTemplates, services.config, locale, await somePicture(deps));
    res.setHeader('Content-Security-Policy', POLICY);
    res.setHeader('Cache-Control', 'no-store');
    res.type('html').send(galleryPage(samples, { locale, name }));
  });
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

/** The picture in the samples, from the demo's. */
async function somePicture({ serviceContext }: MountDeps): Promise<string | null> {
  const photo = await serviceContext()
    .db.selectFrom('SpacePhoto')
    .select(['storageKey', 'widths'])
    .where('position', '=', 0)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return photo ? mailPicture(photo) : null;
}

/** A reply as a mail program writes it: the original mail is quoted below. */
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

/** Delivers a mail to the program as a mail service does. */
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
  return mailboxPage(
    'Mailbox',
    `<h1>Mailbox</h1>
<p>Mails and text messages this server would have sent, newest first. Only in demos without an SMTP server. <a href="/dev/mailbox/templates">All mails there are</a></p>
<form><input type="search" name="to" aria-label="Address or phone" placeholder="address@example.com or +34612345678" value="${escapeHtml(to ?? '')}"> <button>Show</button></form>
${list}`,
  );
}

function article(mail: StoredMail, index: number): string {
  return `<details${index === 0 ? ' open' : ''}><summary><b>${escapeHtml(mail.subject)}</b><small>${escapeHtml(mail.to)} · ${escapeHtml(mail.at)}</small></summary>
<pre>${linked(mail.text)}</pre>${mailFrame(mail)}${replyForm(mail, index)}</details>`;
}

/** Mails that can be answered: the reply takes the path of a real one. */
function replyForm({ id, replyTo }: StoredMail, index: number): string {
  if (replyTo === undefined) return '';
  return `<form class="reply" method="post" action="/dev/mailbox/reply"><input type="hidden" name="id" value="${escapeHtml(id)}">
<label for="reply-${index}">Reply to ${escapeHtml(replyTo)}</label><textarea id="reply-${index}" name="text" rows="4" required></textarea><button>Send reply</button></form>`;
}

/** Escapes plain text and turns its URLs into links. */
function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
