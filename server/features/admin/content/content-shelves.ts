import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { Locale } from '../../../core/values/locale.js';
import { articleLibrary } from '../../content/article-library.js';
import { ArticleKind, ArticleSection } from '../../content/article.types.js';
import { ContentKind, type ContentTexts } from '../../content/versions/content-version.types.js';
import { CITY_RECORDS } from '../../search/places/city-records.js';

/** A part of a text and how many characters it may have. */
export interface ContentPart {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Written in our Markdown; otherwise one line. */
  readonly isMarkdown?: true;
  /** One line of tags with commas between them. */
  readonly isTags?: true;
  /** What may stand there beside nothing, by its name, with its words in a language; unset: any text. */
  readonly choices?: (locale: Locale) => ReadonlyMap<string, string>;
}

/** A kind of text: its parts, and what the product has of it. */
export interface ContentShelf {
  readonly parts: readonly ContentPart[];
  /** The keys of the texts that the product has. */
  keys(): string[];
  /** The words of the product; null: it has no such text. */
  defaults(key: string): ContentTexts | null;
  /** Where further texts of the kind may stand; none: it takes no more. */
  readonly sections: readonly ArticleSection[];
  /** Where it is read. */
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

/** The texts of each kind. */
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
    // What the page says of itself follows from the numbers of the city.
    defaults: (key) =>
      CITY_RECORDS.some(({ slug }) => slug === key)
        ? { [Locale.ES]: { lead: '', about: '' }, [Locale.EN]: { lead: '', about: '' } }
        : null,
    sections: [],
    path: (key) => `/${key}`,
  },
};

/** The pictures that posts of the product have, each with what it shows. */
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

/** How the address of a further text may be written. */
const ADDED_KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const KEY_LENGTH = { min: 3, max: 80 };

/** The words of the product; null: the text is the staff's own, or may become so. Throws NOT_FOUND for one that cannot be. */
export function defaultsOf(kind: ContentKind, key: string): ContentTexts | null {
  const shelf = CONTENT_SHELVES[kind];
  const known = shelf.defaults(key);
  const mayBeAdded =
    shelf.sections.length > 0 && ADDED_KEY.test(key) && key.length >= KEY_LENGTH.min && key.length <= KEY_LENGTH.max;
  if (!known && !mayBeAdded) throw new DomainError(ErrorCode.NOT_FOUND);
  return known;
}
