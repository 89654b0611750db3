import { escapeHtml } from '../values/escape-html.js';
import type { MailBody, MailDetail, MailLink, WholeMailBody } from './mail-body.types.js';
import { COLORS, STYLE_SHEET } from './mail-colors.js';
import { FOOTER_TEXTS } from './footer-texts.js';
import type { MailScene } from './mailer.js';

const FONT = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0"';

/** The logo above every mail. */
const MARK = '/icons/icon-192.png';

/** Pads a short preview, so that mail programs do not append the mail's first words to it. */
const PREVIEW_END = '&nbsp;&zwnj;'.repeat(80);

/** Renders a mail as HTML that old mail programs can show: tables and inline styles. */
export function mailHtml(body: WholeMailBody, scene: MailScene): string {
  const { config, locale } = scene;
  const { picture, greeting, heading, links = [], action } = body;
  const content = [
    picture && pictureOf(picture),
    greeting && paragraph(greeting, { color: 'muted', below: 4 }),
    `<h1 class="text" style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:700;color:${COLORS.text}">${escapeHtml(heading)}</h1>`,
    ...body.paragraphs.map((text) => paragraph(text)),
    detailsTable(body.details ?? []),
    body.beforeLinks && paragraph(body.beforeLinks),
    ...links.map(link),
    body.afterLinks && paragraph(body.afterLinks),
    action && button(action),
    body.note && paragraph(body.note, { color: 'muted', size: 14 }),
  ];
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(body.subject)}</title>
<style>${STYLE_SHEET}</style></head>
<body class="page" style="margin:0;padding:0;background:${COLORS.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(body.preview)}${PREVIEW_END}</div>
<table ${TABLE} width="100%" class="page" style="background:${COLORS.page};font-family:${FONT}"><tr><td align="center" class="frame" style="padding:32px 16px">
<table ${TABLE} width="100%" style="max-width:560px">
<tr><td class="brand" style="padding:0 0 20px;font-size:22px;line-height:32px;font-weight:700;color:${COLORS.brand}"><img src="${escapeHtml(new URL(MARK, config.publicUrl).href)}" alt="" width="32" height="32" style="display:inline-block;vertical-align:top;border:0;border-radius:8px;margin-right:10px">Hueco</td></tr>
<tr><td class="panel" style="padding:32px 32px 16px;background:${COLORS.panel};border:1px solid ${COLORS.line};border-radius:16px">
${content.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:20px 4px 0;font-size:13px;line-height:1.5;color:${COLORS.muted}">
${foot(body, scene)}
</td></tr>
</table></td></tr></table>
</body></html>
`;
}

interface Look {
  readonly color?: 'text' | 'muted';
  readonly size?: number;
  /** Bottom spacing in pixels. */
  readonly below?: number;
}

function paragraph(text: string, { color = 'text', size = 16, below = 16 }: Look = {}): string {
  return `<p class="${color}" style="margin:0 0 ${below}px;font-size:${size}px;line-height:1.55;color:${COLORS[color]}">${linesOf(text)}</p>`;
}

/** Text with its line breaks kept. */
function linesOf(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}

function anchor(url: string, label: string, style: string): string {
  return `<a href="${escapeHtml(url)}" class="brand" style="color:${COLORS.brand};${style}">${escapeHtml(label)}</a>`;
}

function pictureOf({ url, alt }: NonNullable<MailBody['picture']>): string {
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="494" class="muted" style="display:block;width:100%;max-height:220px;object-fit:cover;border-radius:10px;margin:0 0 24px;color:${COLORS.muted};font-size:14px">`;
}

function link({ label, text, url, picture }: MailLink): string {
  const words = `${anchor(url, label, 'font-weight:600;text-decoration:none')}<br>${linesOf(text)}`;
  const cell = `<td class="muted" style="padding:14px 16px;font-size:16px;line-height:1.45;color:${COLORS.muted}">${words}</td>`;
  // The link is in the text: a second one around the picture would be read out twice.
  const shown = picture
    ? `<td width="96" style="padding:12px 0 12px 12px;vertical-align:top"><img src="${escapeHtml(picture)}" alt="" width="96" height="72" style="display:block;width:96px;height:72px;object-fit:cover;border:0;border-radius:6px"></td>`
    : '';
  return `<table ${TABLE} width="100%" class="line" style="margin:0 0 12px;border:1px solid ${COLORS.line};border-radius:10px;border-collapse:separate"><tr>${shown}${cell}</tr></table>`;
}

function detailsTable(details: readonly MailDetail[]): string {
  if (details.length === 0) return '';
  const cell = (text: string, color: 'text' | 'muted', isFirst: boolean): string => {
    const rule = isFirst ? '' : `border-top:1px solid ${COLORS.line};`;
    const width = color === 'muted' ? 'width:40%;padding-right:12px' : '';
    return `<td class="${color} line" style="padding:10px 0;${rule}font-size:15px;line-height:1.4;vertical-align:top;color:${COLORS[color]};${width}">${linesOf(text)}</td>`;
  };
  const rows = details.map(
    ({ label, value }, index) => `<tr>${cell(label, 'muted', index === 0)}${cell(value, 'text', index === 0)}</tr>`,
  );
  return `<table ${TABLE} width="100%" style="margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`;
}

function button({ label, url }: NonNullable<MailBody['action']>): string {
  return `<table ${TABLE} style="margin:8px 0 24px"><tr><td class="button" style="background:${COLORS.brand};border-radius:10px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;color:${COLORS.onBrand};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

/** Footer: the button's address, why the mail was sent and how to unsubscribe. */
function foot({ action, why, stop }: WholeMailBody, { config, locale }: MailScene): string {
  const parts = [
    action &&
      `${escapeHtml(FOOTER_TEXTS[locale].address)}<br>${anchor(action.url, action.url, 'word-break:break-all')}`,
    `${escapeHtml(why)}${stop ? `<br>${escapeHtml(stop.text)} ${anchor(stop.url, stop.label, '')}` : ''}`,
    `Hueco · ${anchor(config.publicUrl, new URL(config.publicUrl).host, '')}`,
  ];
  return parts
    .filter(Boolean)
    .map((part) => `<p style="margin:0 0 12px">${part}</p>`)
    .join('\n');
}
