import { Marked } from 'marked';
import { Locale } from '../../core/values/locale.js';
const WORDS_PER_MINUTE = 220;
/** A space before a unit, as in "12 m²" and "48 h". */
const BEFORE_UNIT = /(?<=\d) (?=(?:€|%|m²|m³|cm|km|min|kB|KB|MB|m|h)(?![\p{L}\d]))/gu;
/** Keeps a number and its unit on one line and, in English, turns typewriter quotes and apostrophes into printed ones. */
export function typeset(source, locale) {
    const text = source.replaceAll(BEFORE_UNIT, '\u00a0');
    if (locale !== Locale.EN)
        return text;
    return text
        .replaceAll(/(?<![^\s([*|])"(?=\S)/g, '“')
        .replaceAll('"', '”')
        .replaceAll("'", '’');
}
/** Renders our Markdown; throws on raw HTML, so that a mistake never reaches a page. */
export function renderMarkdown(source) {
    const headings = [];
    const marked = new Marked({
        gfm: true,
        renderer: {
            heading({ tokens, depth }) {
                const text = this.parser.parseInline(tokens, this.parser.textRenderer);
                if (depth < 2 || depth > 3)
                    throw new Error(`headings are of the second or third level: ${text}`);
                const id = idOf(text);
                if (depth === 2)
                    headings.push({ id, text: plainOf(text) });
                return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
            },
            html({ text }) {
                throw new Error(`raw HTML is not allowed: ${text}`);
            },
            table({ header, rows }) {
                const cells = (tag, row) => row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
                const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
                return `<div class="table" tabindex="0" role="region"><table><thead><tr>${cells('th', header)}</tr></thead><tbody>${body}</tbody></table></div>\n`;
            },
        },
    });
    const html = marked.parse(source, { async: false });
    return { html, headings, plain: plainOf(html) };
}
/** Reading time in minutes. */
export function readingMinutes(plain) {
    return Math.max(1, Math.round(plain.split(/\s+/).length / WORDS_PER_MINUTE));
}
/** Lower case without accents, for comparing words. */
export function folded(text) {
    return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
function idOf(text) {
    return folded(plainOf(text))
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
}
function plainOf(html) {
    const entities = {
        '&amp;': '&',
        '&lt;': '<',
        '&gt;': '>',
        '&quot;': '"',
        '&#39;': "'",
    };
    return html
        .replace(/<[^>]+>/g, ' ')
        .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
        .replace(/\s+/g, ' ')
        .trim();
}
//# sourceMappingURL=article-markdown.rules.js.map