import { Locale } from '../values/locale.js';
import { withSingleStops } from '../values/single-stops.js';
import type { MailContent, MailScene } from './mailer.js';

/** One mail: a heading, some paragraphs, at most one action. All values are plain text; they are escaped here. */
export interface MailBody {
  readonly subject: string;
  /** The line mail programs show beside the subject. */
  readonly preview: string;
  /** Shown above the heading. */
  readonly picture?: { readonly url: string; readonly alt: string };
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly details?: readonly { readonly label: string; readonly value: string }[];
  /** Things to look at, each with a line of its own. */
  readonly links?: readonly MailLink[];
  readonly afterLinks?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print below the action. */
  readonly note?: string;
  readonly noteUrl?: string;
  /** The words of that link in HTML; the address itself by default. */
  readonly noteLabel?: string;
}

/** A thing to look at. */
export interface MailLink {
  readonly label: string;
  readonly text: string;
  readonly url: string;
  /** A small picture beside the words, which say all there is to know. */
  readonly picture?: string;
}

const COLORS = {
  brand: '#b4471f',
  page: '#faf8f5',
  panel: '#ffffff',
  text: '#211d1a',
  muted: '#62584e',
  line: '#e6dfd5',
} as const;
const FONT = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

/** The mark above every mail, as the site's own icon. */
const MARK = '/icons/icon-192.png';

const FOOTER = {
  [Locale.ES]: {
    why: 'Recibes este correo por la actividad de tu dirección en Hueco.',
    link: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  },
  [Locale.EN]: {
    why: 'You get this e-mail because of something done with your address on Hueco.',
    link: 'If the button does not work, copy this address into your browser:',
  },
} as const;

/** Text escaped for HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The mail in plain text and in HTML that old mail programs can show: tables and inline styles. */
export function layOutMail(given: MailBody, scene: MailScene): MailContent {
  const body = { ...given, paragraphs: given.paragraphs.map(withSingleStops) };
  return { subject: oneLine(body.subject), text: plainText(body, scene), html: html(body, scene) };
}

/** Subjects with names in them must not be able to add headers. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\t]+/g, ' ').trim();
}

function plainText(body: MailBody, { locale, config }: MailScene): string {
  const parts = [
    body.heading,
    ...body.paragraphs,
    ...(body.details?.length ? [body.details.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(body.links ?? []).map(({ label, text, url }) => `${label}\n${text}\n${url}`),
    ...(body.afterLinks ? [body.afterLinks] : []),
    ...(body.action ? [`${body.action.label}:\n${body.action.url}`] : []),
    ...(body.note ? [[body.note, body.noteUrl].filter(Boolean).join('\n')] : []),
    `—\nHueco · ${config.publicUrl}\n${FOOTER[locale].why}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function html(body: MailBody, { locale, config }: MailScene): string {
  const paragraph = (text: string, color: string, size: number): string =>
    `<p style="margin:0 0 16px;font-size:${size}px;line-height:1.55;color:${color}">${escapeHtml(text)}</p>`;
  const content = [
    ...(body.picture ? [pictureOf(body.picture)] : []),
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:700;color:${COLORS.text}">${escapeHtml(body.heading)}</h1>`,
    ...body.paragraphs.map((text) => paragraph(text, COLORS.text, 16)),
    detailsTable(body),
    ...(body.links ?? []).map(link),
    ...(body.afterLinks ? [paragraph(body.afterLinks, COLORS.text, 16)] : []),
    button(body, locale),
    ...(body.note ? [note(body.note, body.noteUrl, body.noteLabel)] : []),
  ].join('\n');
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(body.subject)}</title></head>
<body style="margin:0;padding:0;background:${COLORS.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(body.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLORS.page};font-family:${FONT}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 20px;font-size:22px;line-height:32px;font-weight:700;color:${COLORS.brand}"><img src="${escapeHtml(new URL(MARK, config.publicUrl).href)}" alt="" width="32" height="32" style="display:inline-block;vertical-align:top;border:0;border-radius:8px;margin-right:10px">Hueco</td></tr>
<tr><td style="padding:32px;background:${COLORS.panel};border:1px solid ${COLORS.line};border-radius:16px">
${content}
</td></tr>
<tr><td style="padding:20px 4px 0;font-size:13px;line-height:1.5;color:${COLORS.muted}">${escapeHtml(FOOTER[locale].why)}<br>${escapeHtml(config.publicUrl)}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

function pictureOf({ url, alt }: NonNullable<MailBody['picture']>): string {
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="494" style="display:block;width:100%;max-height:220px;object-fit:cover;border-radius:10px;margin:0 0 24px;color:${COLORS.muted};font-size:14px">`;
}

function link({ label, text, url, picture }: MailLink): string {
  const href = escapeHtml(url);
  const words = `<a href="${href}" style="font-weight:600;color:${COLORS.brand};text-decoration:none">${escapeHtml(label)}</a><br>${escapeHtml(text)}`;
  const cell = `<td style="padding:14px 16px;font-size:16px;line-height:1.45;color:${COLORS.muted}">${words}</td>`;
  // The link stands in the words: a second one around the picture would be read twice.
  const shown = picture
    ? `<td width="96" style="padding:12px 0 12px 12px;vertical-align:top"><img src="${escapeHtml(picture)}" alt="" width="96" height="72" style="display:block;width:96px;height:72px;object-fit:cover;border:0;border-radius:6px"></td>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px;border:1px solid ${COLORS.line};border-radius:10px;border-collapse:separate"><tr>${shown}${cell}</tr></table>`;
}

function note(text: string, url: string | undefined, label = url): string {
  const address =
    url === undefined
      ? ''
      : `<br><a href="${escapeHtml(url)}" style="color:${COLORS.brand};word-break:${label === url ? 'break-all' : 'normal'}">${escapeHtml(label ?? url)}</a>`;
  return `<p style="margin:0 0 16px;font-size:14px;line-height:1.55;color:${COLORS.muted}">${escapeHtml(text)}${address}</p>`;
}

function detailsTable({ details }: MailBody): string {
  if (!details?.length) return '';
  const cell = 'padding:10px 0;font-size:15px;line-height:1.4;vertical-align:top;';
  const rows = details.map(
    ({ label, value }, index) =>
      `<tr${index > 0 ? ` style="border-top:1px solid ${COLORS.line}"` : ''}><td style="${cell}color:${COLORS.muted};width:40%">${escapeHtml(label)}</td><td style="${cell}color:${COLORS.text}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`;
}

function button({ action }: MailBody, locale: Locale): string {
  if (!action) return '';
  const url = escapeHtml(action.url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td style="background:${COLORS.brand};border-radius:10px"><a href="${url}" style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></td></tr></table>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${COLORS.muted}">${escapeHtml(FOOTER[locale].link)}<br><a href="${url}" style="color:${COLORS.brand};word-break:break-all">${url}</a></p>`;
}
