import { Locale } from '../values/locale.js';
const COLORS = {
    brand: '#b4471f',
    page: '#faf8f5',
    panel: '#ffffff',
    text: '#211d1a',
    muted: '#62584e',
    line: '#e6dfd5',
};
const FONT = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
const FOOTER = {
    [Locale.ES]: {
        why: 'Recibes este correo por la actividad de tu dirección en Hueco.',
        link: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    },
    [Locale.EN]: {
        why: 'You get this e-mail because of something done with your address on Hueco.',
        link: 'If the button does not work, copy this address into your browser:',
    },
};
/** Text escaped for HTML, in elements and in quoted attributes. */
export function escapeHtml(text) {
    const entities = {
        '&': '&amp;',
        '<': '&lt;',
        '>': '&gt;',
        '"': '&quot;',
        "'": '&#39;',
    };
    return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
/** The mail in plain text and in HTML that old mail programs can show: tables and inline styles. */
export function layOutMail(body, scene) {
    return { subject: oneLine(body.subject), text: plainText(body, scene), html: html(body, scene) };
}
/** Subjects with names in them must not be able to add headers. */
function oneLine(text) {
    return text.replace(/[\r\n\t]+/g, ' ').trim();
}
function plainText(body, { locale, config }) {
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
function html(body, { locale, config }) {
    const paragraph = (text, color, size) => `<p style="margin:0 0 16px;font-size:${size}px;line-height:1.55;color:${color}">${escapeHtml(text)}</p>`;
    const content = [
        ...(body.picture ? [pictureOf(body.picture)] : []),
        `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:700;color:${COLORS.text}">${escapeHtml(body.heading)}</h1>`,
        ...body.paragraphs.map((text) => paragraph(text, COLORS.text, 16)),
        detailsTable(body),
        ...(body.links ?? []).map(link),
        ...(body.afterLinks ? [paragraph(body.afterLinks, COLORS.text, 16)] : []),
        button(body, locale),
        ...(body.note ? [note(body.note, body.noteUrl)] : []),
    ].join('\n');
    return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(body.subject)}</title></head>
<body style="margin:0;padding:0;background:${COLORS.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(body.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLORS.page};font-family:${FONT}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 20px;font-size:22px;font-weight:700;color:${COLORS.brand}">Hueco</td></tr>
<tr><td style="padding:32px;background:${COLORS.panel};border:1px solid ${COLORS.line};border-radius:16px">
${content}
</td></tr>
<tr><td style="padding:20px 4px 0;font-size:13px;line-height:1.5;color:${COLORS.muted}">${escapeHtml(FOOTER[locale].why)}<br>${escapeHtml(config.publicUrl)}</td></tr>
</table></td></tr></table>
</body></html>
`;
}
function pictureOf({ url, alt }) {
    return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="494" style="display:block;width:100%;max-height:220px;object-fit:cover;border-radius:10px;margin:0 0 24px;color:${COLORS.muted};font-size:14px">`;
}
function link({ label, text, url }) {
    return `<p style="margin:0 0 12px;padding:14px 16px;border:1px solid ${COLORS.line};border-radius:10px;font-size:16px;line-height:1.45;color:${COLORS.muted}"><a href="${escapeHtml(url)}" style="font-weight:600;color:${COLORS.brand};text-decoration:none">${escapeHtml(label)}</a><br>${escapeHtml(text)}</p>`;
}
function note(text, url) {
    const address = url === undefined
        ? ''
        : `<br><a href="${escapeHtml(url)}" style="color:${COLORS.brand};word-break:break-all">${escapeHtml(url)}</a>`;
    return `<p style="margin:0 0 16px;font-size:14px;line-height:1.55;color:${COLORS.muted}">${escapeHtml(text)}${address}</p>`;
}
function detailsTable({ details }) {
    if (!details?.length)
        return '';
    const cell = 'padding:10px 0;font-size:15px;line-height:1.4;vertical-align:top;';
    const rows = details.map(({ label, value }, index) => `<tr${index > 0 ? ` style="border-top:1px solid ${COLORS.line}"` : ''}><td style="${cell}color:${COLORS.muted};width:40%">${escapeHtml(label)}</td><td style="${cell}color:${COLORS.text}">${escapeHtml(value)}</td></tr>`);
    return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`;
}
function button({ action }, locale) {
    if (!action)
        return '';
    const url = escapeHtml(action.url);
    return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td style="background:${COLORS.brand};border-radius:10px"><a href="${url}" style="display:inline-block;padding:14px 24px;font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></td></tr></table>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${COLORS.muted}">${escapeHtml(FOOTER[locale].link)}<br><a href="${url}" style="color:${COLORS.brand};word-break:break-all">${url}</a></p>`;
}
//# sourceMappingURL=mail-layout.js.map