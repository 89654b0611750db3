import type { RequestContext } from '../../../core/context.js';
import type { Locale } from '../../../core/values/locale.js';
import { MarkdownRefused, renderMarkdown, typeset } from '../../content/article-markdown.rules.js';
import { ContentKind } from '../../content/versions/content-version.types.js';
import { shownVersion } from '../../content/versions/shown-versions.js';
import type { CityTexts } from './city-page.types.js';

/** The staff's texts about a city; null where there are none. */
export async function cityTexts(ctx: RequestContext, slug: string, locale: Locale): Promise<CityTexts> {
  const words = (await shownVersion(ctx, ContentKind.CITY, slug))?.texts[locale] ?? {};
  const { lead = '', about = '' } = words;
  return { lead: typeset(lead, locale) || null, about: about ? rendered(about, locale) : null };
}

/** The HTML; null for Markdown that a later release refuses. */
function rendered(source: string, locale: Locale): string | null {
  try {
    return renderMarkdown(typeset(source, locale)).html;
  } catch (error) {
    if (error instanceof MarkdownRefused) return null;
    throw error;
  }
}
