import type { RequestContext } from '../../../core/context.js';
import { FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import type { Locale } from '../../../core/values/locale.js';
import { MarkdownRefused, renderMarkdown, typeset } from '../../content/article-markdown.rules.js';
import { filledIn } from '../../content/fill-article.js';

const MOST = 20_000;

/** Renders Markdown as HTML, as readers see it. Errors: VALIDATION_FAILED. */
export function previewContent(ctx: RequestContext, body: string, locale: Locale): Promise<string> | string {
  return filledIn(ctx, { html: rendered(body.slice(0, MOST), locale), locale });
}

function rendered(body: string, locale: Locale): string {
  try {
    return renderMarkdown(typeset(body, locale)).html;
  } catch (error) {
    if (!(error instanceof MarkdownRefused)) throw error;
    const { what, text } = error;
    throw new ValidationError([{ path: 'body', code: FieldProblemCode.MARKDOWN_REFUSED, params: { what, text } }]);
  }
}
