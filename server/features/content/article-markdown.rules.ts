import { Marked, type Tokens } from 'marked';
import { Locale } from '../../core/values/locale.js';

/** A rendered article: HTML, plain text and headings for the table of contents. */
export interface RenderedText {
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly plain: string;
}

/** The error of unsupported Markdown, so that a mistake never reaches a page. */
export class MarkdownRefused extends Error {
  constructor(
    readonly what: 'HTML' | 'HEADING' | 'LINK' | 'PICTURE',
    readonly text: string,
  ) {
    super(`not allowed in Markdown: ${what.toLowerCase()} ${text}`);
  }
}

/** Allowed link targets: a page of this site, an anchor, an https address or a mail. */
const LINK = /^(?:https:\/\/|mailto:|#|\/(?![/\\]))/;

const WORDS_PER_MINUTE = 220;

/** A space before a unit, as in "12 m²" and "48 h". */
const BEFORE_UNIT = /(?<=\d) (?=(?:€|%|m²|m³|cm|km|min|kB|KB|MB|m|h)(?![\p{L}\d]))/gu;

/** Keeps a number and its unit on one line and, in English, replaces straight quotes and apostrophes with typographic ones. */
export function typeset(source: string, locale: Locale): string {
  const text = source.replaceAll(BEFORE_UNIT, '\u00a0');
  if (locale !== Locale.EN) return text;
  return text
    .replaceAll(/(?<![^\s([*|])"(?=\S)/g, '“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');
}

/** Renders our Markdown; throws `MarkdownRefused` on raw HTML, pictures, headings of other levels and disallowed links. */
export function renderMarkdown(source: string): RenderedText {
  const headings: { id: string; text: string }[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        if (depth < 2 || depth > 3) throw new MarkdownRefused('HEADING', text);
        const id = idOf(text);
        if (depth === 2) headings.push({ id, text: plainOf(text) });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        throw new MarkdownRefused('HTML', text.trim());
      },
      image({ href }: Tokens.Image) {
        throw new MarkdownRefused('PICTURE', href);
      },
      link({ href }: Tokens.Link) {
        if (!LINK.test(href)) throw new MarkdownRefused('LINK', href);
        return false;
      },
      table(
        this: { parser: { parseInline(tokens: Tokens.TableCell['tokens']): string } },
        { header, rows }: Tokens.Table,
      ) {
        const cells = (tag: string, row: readonly Tokens.TableCell[]) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
        return `<div class="table" tabindex="0" role="region"><table><thead><tr>${cells('th', header)}</tr></thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(source, { async: false });
  return { html, headings, plain: plainOf(html) };
}

/** Reading time in minutes. */
export function readingMinutes(plain: string): number {
  return Math.max(1, Math.round(plain.split(/\s+/).length / WORDS_PER_MINUTE));
}

/** Lower case without accents, for comparing words. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function idOf(text: string): string {
  return folded(plainOf(text))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function plainOf(html: string): string {
  const entities: Readonly<Record<string, string>> = {
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
