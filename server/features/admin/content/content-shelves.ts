import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { Locale } from '../../../core/values/locale.js';
import { articleLibrary } from '../../content/article-library.js';
import { ArticleKind, ArticleSection } from '../../content/article.types.js';
import { ContentKind, type ContentTexts } from '../../content/versions/content-version.types.js';
import { CITY_RECORDS } from '../../search/places/city-records.js';

/** A part of a text and its maximum length. */
export interface ContentPart {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Whether it is written in our Markdown; otherwise it is one line. */
  readonly isMarkdown?: true;
  /** Whether it is one line of comma-separated tags. */
  readonly isTags?: true;
  /** The allowed values besides an empty one, by name, with their labels in a language; unset allows any text. */
  readonly choices?: (locale: Locale) => ReadonlyMap<string, string>;
}

/** A kind of text: its parts, and the product's own texts of it. */
export interface ContentShelf {
  readonly parts: readonly ContentPart[];
  /** The keys of the product's own texts. */
  keys(): string[];
  /** The product's own text; null when there is none. */
  defaults(key: string): ContentTexts | null;
  /** The sections in which further texts of the kind may be added; empty allows none. */
  readonly sections: readonly ArticleSection[];
  /** The page that shows it. */
  path(key: string): string;
}

const ARTICLE_PARTS: readonly ContentPart[] = [
  { name: 'title', min: 2, max: 90 },
  { name: 'excerpt', min: 20, max: 180 },
  { name: 'body', min: 40, max: 20_000, isMarkdown: true },
];

const HELP_SECTIONS = [
  ArticleSection.START,
  ArticleSection.SEARCH,
  ArticleSection.BOOK,
  ArticleSection.PAY,
  ArticleSection.STAY,
  ArticleSection.HOSTING,
  ArticleSection.TAXES,
  ArticleSection.TRUST,
  ArticleSection.REVIEWS,
  ArticleSection.PRIVACY,
  ArticleSection.SUPPORT,
] as const;
const BLOG_SECTIONS = [
  ArticleSection.GUIDES,
  ArticleSection.MOVING,
  ArticleSection.HOSTING,
  ArticleSection.CITIES,
  ArticleSection.SUSTAINABILITY,
] as const;

/** The kinds of texts by name. */
export const CONTENT_SHELVES: Readonly<Record<ContentKind, ContentShelf>> = {
  [ContentKind.HELP]: articleShelf(ArticleKind.HELP, HELP_SECTIONS, [
    ...ARTICLE_PARTS,
    { name: 'keywords', min: 0, max: 300 },
  ]),
  [ContentKind.BLOG]: articleShelf(ArticleKind.BLOG, BLOG_SECTIONS, [
    ...ARTICLE_PARTS,
    { name: 'tags', min: 0, max: 160, isTags: true },
    { name: 'cover', min: 0, max: 60, choices: covers },
    { name: 'coverAlt', min: 0, max: 120 },
  ]),
  [ContentKind.CITY]: {
    parts: [
      { name: 'lead', min: 0, max: 220 },
      { name: 'about', min: 0, max: 6000, isMarkdown: true },
    ],
    keys: () => CITY_RECORDS.map(({ slug }) => slug),
    // The page's own description is derived from the statistics of the city.
    defaults: (key) =>
      CITY_RECORDS.some(({ slug }) => slug === key)
        ? { [Locale.ES]: { lead: '', about: '' }, [Locale.EN]: { lead: '', about: '' } }
        : null,
    sections: [],
    path: (key) => `/${key}`,
  },
};

/** The pictures of the product's posts, each with its description. */
function covers(locale: Locale): ReadonlyMap<string, string> {
  const posts = articleLibrary().list(ArticleKind.BLOG, locale);
  return new Map(posts.flatMap(({ cover, coverAlt }) => (cover ? [[cover, coverAlt] as const] : [])));
}

function articleShelf(
  kind: ArticleKind,
  sections: readonly ArticleSection[],
  parts: readonly ContentPart[],
): ContentShelf {
  const wordsOf = (key: string, locale: Locale) => {
    const article = articleLibrary().find(kind, key, locale);
    return (
      article && {
        title: article.title,
        excerpt: article.excerpt,
        body: article.source,
        keywords: article.keywords,
        tags: article.tags.join(', '),
        cover: article.cover ?? '',
        coverAlt: article.coverAlt,
      }
    );
  };
  const pick = (words: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(parts.map(({ name }) => [name, words[name] ?? '']));
  return {
    parts,
    keys: () =>
      articleLibrary()
        .list(kind, Locale.ES)
        .map(({ slug }) => slug),
    defaults: (key) => {
      const [es, en] = [wordsOf(key, Locale.ES), wordsOf(key, Locale.EN)];
      return es && en ? { [Locale.ES]: pick(es), [Locale.EN]: pick(en) } : null;
    },
    sections,
    path: (key) => `/${kind}/${key}`,
  };
}

/** The allowed format of a further text's key. */
const ADDED_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const KEY_LENGTH = { min: 3, max: 80 };

/** The product's own text; null when the text is, or may become, the staff's. Throws NOT_FOUND for an invalid key. */
export function defaultsOf(kind: ContentKind, key: string): ContentTexts | null {
  const shelf = CONTENT_SHELVES[kind];
  const known = shelf.defaults(key);
  const mayBeAdded =
    shelf.sections.length > 0 && ADDED_KEY.test(key) && key.length >= KEY_LENGTH.min && key.length <= KEY_LENGTH.max;
  if (!known && !mayBeAdded) throw new DomainError(ErrorCode.NOT_FOUND);
  return known;
}
