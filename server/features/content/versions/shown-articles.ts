import type { RequestContext } from '../../../core/context.js';
import { Locale } from '../../../core/values/locale.js';
import { articleLibrary, makeArticle, type ArticleLibrary, type StoredArticle } from '../article-library.js';
import { MarkdownRefused } from '../article-markdown.rules.js';
import { ArticleKind, ArticleSection } from '../article.types.js';
import { ContentKind } from './content-version.types.js';
import { tagsOf } from '../tags.rules.js';
import { shownVersions, type ShownVersion } from './shown-versions.js';

/** The article kind of a kind of text, for texts that are articles. */
const SHELVES: Partial<Record<ContentKind, ArticleKind>> = {
  [ContentKind.HELP]: ArticleKind.HELP,
  [ContentKind.BLOG]: ArticleKind.BLOG,
};

/** Cache of assembled articles, by the versions in them. */
const libraries = new WeakMap<readonly ShownVersion[], ArticleLibrary>();

/** The articles as everybody reads them today: the product's, with the staff's replacements and additions. */
export async function shownArticles(ctx: RequestContext): Promise<ArticleLibrary> {
  const versions = await shownVersions(ctx);
  const known = libraries.get(versions);
  if (known) return known;
  const written = versions.flatMap((version) => [Locale.ES, Locale.EN].flatMap((locale) => articleOf(version, locale)));
  const library = written.length > 0 ? articleLibrary().with(written) : articleLibrary();
  libraries.set(versions, library);
  return library;
}

function articleOf(
  { kind: shelf, key, section, texts, validFrom, firstFrom }: ShownVersion,
  locale: Locale,
): StoredArticle[] {
  const kind = SHELVES[shelf];
  if (!kind) return [];
  const { title = '', excerpt = '', body = '', keywords = '', tags, cover, coverAlt } = texts[locale];
  const base = articleLibrary().find(kind, key, locale);
  const written = {
    ...(base ?? { position: 100, cover: null, coverAlt: '', author: 'Hueco', tags: [] }),
    kind,
    slug: key,
    locale,
    section: base?.section ?? section ?? ArticleSection.SUPPORT,
    title,
    excerpt,
    source: body,
    keywords,
    // Versions from before posts had these parts keep the product's values.
    ...(tags !== undefined && { tags: tagsOf(tags) }),
    ...(cover !== undefined && { cover: cover || null }),
    ...(coverAlt !== undefined && { coverAlt }),
    // For a post its publication day, for other articles the day of their text.
    version: kind === ArticleKind.BLOG ? (base?.version ?? firstFrom) : validFrom,
    updatedOn: validFrom,
  };
  try {
    return [makeArticle(written)];
  } catch (error) {
    // A version that a later release refuses falls back to the product's, so that the others can still be read.
    if (error instanceof MarkdownRefused) return [];
    throw error;
  }
}
