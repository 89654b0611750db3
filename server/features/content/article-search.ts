import MiniSearch from 'minisearch';
import { Locale } from '../../core/values/locale.js';
import { folded } from './article-markdown.rules.js';
import type { ArticleLibrary, StoredArticle } from './article-library.js';
import { ArticleKind } from './article.types.js';

/** One index per language of a library. */
const indexes = new WeakMap<ArticleLibrary, Map<Locale, MiniSearch<StoredArticle>>>();
/** Stop words of both languages. */
const STOP_WORDS = new Set(
  'a al como con cual cuando de del donde el en es la las lo los me mi no o para por que se si sin su un una y the an and are can do does for how i if in is it my of on or the to what when where with you'.split(
    ' ',
  ),
);

/** Help articles of a library that match a question, best first. */
export function searchHelp(library: ArticleLibrary, text: string, locale: Locale, first: number): StoredArticle[] {
  const hits = indexOf(library, locale).search(text.slice(0, 200));
  return hits.slice(0, first).flatMap(({ id }) => library.find(ArticleKind.HELP, String(id), locale) ?? []);
}

function indexOf(library: ArticleLibrary, locale: Locale): MiniSearch<StoredArticle> {
  const known = indexes.get(library) ?? new Map<Locale, MiniSearch<StoredArticle>>();
  indexes.set(library, known);
  const index = known.get(locale) ?? makeIndex(library.list(ArticleKind.HELP, locale));
  known.set(locale, index);
  return index;
}

function makeIndex(articles: readonly StoredArticle[]): MiniSearch<StoredArticle> {
  const index = new MiniSearch<StoredArticle>({
    idField: 'slug',
    fields: ['title', 'keywords', 'excerpt', 'plain'],
    processTerm: (term) => {
      const word = folded(term);
      return STOP_WORDS.has(word) ? null : word;
    },
    searchOptions: {
      boost: { title: 4, keywords: 3, excerpt: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 6 ? 2 : term.length > 3 ? 1 : false),
    },
  });
  index.addAll(articles);
  return index;
}
