import { escapeHtml } from '../../core/values/escape-html.js';
import { Locale } from '../../core/values/locale.js';
import { mailboxPage, mailFrame } from './mailbox-page.js';
import type { MailSample } from './mail-samples.js';

const PATH = '/dev/mailbox/templates';

interface Shown {
  readonly locale: Locale;
  /** Name of the mail; the first one when it is unknown. */
  readonly name: string | undefined;
}

/** A list of all mails of the product beside the selected one, in one language. */
export function galleryPage(samples: readonly MailSample[], { locale, name }: Shown): string {
  const shown = samples.find((sample) => sample.name === name) ?? samples[0];
  const languages = Object.values(Locale).map((one) =>
    link({ locale: one, name: shown?.name }, one === Locale.ES ? 'Español' : 'English', one === locale),
  );
  const names = samples.map(
    (sample) => `<li>${link({ locale, name: sample.name }, sample.name, sample === shown)}</li>`,
  );
  return mailboxPage(
    'Mail templates',
    `<h1>Mail templates</h1>
<p>Every mail that Hueco sends, with made-up facts. <a href="/dev/mailbox">Mails that were sent</a></p>
<nav aria-label="Language" class="languages">${languages.join(' ')}</nav>
<div class="gallery"><nav aria-label="Mails"><ul>${names.join('')}</ul></nav>${shown ? mailOf(shown) : ''}</div>`,
    'wide',
  );
}

function mailOf({ content }: MailSample): string {
  const kilobytes = (Buffer.byteLength(content.html) / 1000).toFixed(1);
  const unsubscribe = content.unsubscribeUrl === undefined ? '' : ' · can be unsubscribed';
  return `<main><h2>${escapeHtml(content.subject)}</h2><p><small>${kilobytes} kB${unsubscribe}</small></p>
<section class="card">${mailFrame(content)}</section>
<details class="card"><summary>As plain text</summary><pre tabindex="0">${escapeHtml(content.text)}</pre></details></main>`;
}

function link({ locale, name }: Shown, label: string, isCurrent: boolean): string {
  const query = new URLSearchParams({ lang: locale, ...(name === undefined ? {} : { mail: name }) });
  return `<a href="${escapeHtml(`${PATH}?${query.toString()}`)}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a>`;
}
