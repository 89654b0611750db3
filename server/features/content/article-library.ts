import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { Locale } from '../../core/values/locale.js';
import { fromProjectRoot } from '../../core/paths.js';
import { readingMinutes, renderMarkdown, typeset } from './article-markdown.rules.js';
import { ArticleKind, ArticleSection, type Article } from './article.types.js';
import { TAGS } from './tags.rules.js';

const FOLDER = fromProjectRoot('server', 'features', 'content', 'articles');
/** Number of related articles. */
export const RELATED = 4;
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Schema of the front matter. */
const front = z.strictObject({
  title: z.string().min(2).max(90),
  excerpt: z.string().min(20).max(180),
  section: z.enum(ArticleSection),
  /** Order within its section, smallest first; the blog is ordered by version, newest first. */
  position: z.number().default(100),
  version: day,
  updated: day,
  cover: z.string().nullable().default(null),
  /** Description of the cover. */
  coverAlt: z.string().max(120).default(''),
  author: z.string().min(2).max(60).default('Hueco'),
  tags: z.array(z.string().min(TAGS.min).max(TAGS.max)).max(TAGS.most).default([]),
  /** Search terms that the text itself does not contain. */
  keywords: z.string().default(''),
});

/** An article with fields that the API does not show. */
export interface StoredArticle extends Omit<Article, 'related'> {
  readonly position: number;
  readonly keywords: string;
  /** Its Markdown. */
  readonly source: string;
  readonly plain: string;
}

/** The product's articles, with or without the staff's edits. */
export class ArticleLibrary {
  private constructor(private readonly articles: readonly StoredArticle[]) {}

  /** The articles of the product, read and validated. */
  static read(folder = FOLDER): ArticleLibrary {
    return new ArticleLibrary(Object.values(ArticleKind).flatMap((kind) => readArticles(folder, kind)));
  }

  /** The same with others that replace, or add to, those of the same name. */
  with(others: readonly StoredArticle[]): ArticleLibrary {
    const nameOf = ({ kind, slug, locale }: StoredArticle): string => `${kind}/${slug}.${locale}`;
    return new ArticleLibrary([...new Map([...this.articles, ...others].map((one) => [nameOf(one), one])).values()]);
  }

  /** An article by its slug, or null. */
  find(kind: ArticleKind, slug: string, locale: Locale): StoredArticle | null {
    return (
      this.articles.find((article) => article.kind === kind && article.slug === slug && article.locale === locale) ??
      null
    );
  }

  /** The articles of a kind, in order. */
  list(kind: ArticleKind, locale: Locale): StoredArticle[] {
    return this.articles
      .filter((article) => article.kind === kind && article.locale === locale)
      .sort(kind === ArticleKind.BLOG ? newestFirst : bySection);
  }

  /** Related articles: those after it in its section first, then those before it, then other sections. */
  relatedTo(article: Pick<StoredArticle, 'kind' | 'slug' | 'locale' | 'section'>): StoredArticle[] {
    const all = this.list(article.kind, article.locale);
    const here = all.findIndex(({ slug }) => slug === article.slug);
    const others = [...all.slice(here + 1), ...all.slice(0, here)];
    const near = others.filter(({ section }) => section === article.section);
    return [...near, ...others.filter((other) => !near.includes(other))].slice(0, RELATED);
  }
}

let library: ArticleLibrary | null = null;

/** The product's own articles, read once per process. */
export function articleLibrary(): ArticleLibrary {
  library ??= ArticleLibrary.read();
  return library;
}

function readArticles(folder: string, kind: ArticleKind): StoredArticle[] {
  const files = readdirSync(path.join(folder, kind)).filter((file) => file.endsWith('.md'));
  return files.map((file) => {
    try {
      return readArticle(kind, file, readFileSync(path.join(folder, kind, file), 'utf8'));
    } catch (error) {
      throw new Error(`the article ${kind}/${file} cannot be read`, { cause: error });
    }
  });
}

function readArticle(kind: ArticleKind, file: string, source: string): StoredArticle {
  const [, slug, language] = /^([a-z0-9-]+)\.(es|en)\.md$/.exec(file) ?? [];
  const [, head, body] = /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(source) ?? [];
  if (!slug || !language || !head || !body)
    throw new Error('its name is <slug>.<es|en>.md, its head stands between two lines of ---');
  const { updated, ...metadata } = front.parse(parse(head));
  const locale = language === 'es' ? Locale.ES : Locale.EN;
  return makeArticle({ ...metadata, kind, slug, locale, updatedOn: updated, source: body });
}

/** The written parts of an article; the rest is derived. */
export type WrittenArticle = Omit<StoredArticle, 'html' | 'headings' | 'plain' | 'readingMinutes'>;

/** Builds an article from its written parts; throws `MarkdownRefused`. */
export function makeArticle(written: WrittenArticle): StoredArticle {
  const { locale, title, excerpt, coverAlt, source } = written;
  const { html, headings, plain } = renderMarkdown(typeset(source, locale));
  return {
    ...written,
    title: typeset(title, locale),
    excerpt: typeset(excerpt, locale),
    coverAlt: typeset(coverAlt, locale),
    html,
    headings: [...headings],
    readingMinutes: readingMinutes(plain),
    plain,
  };
}

const SECTIONS = Object.values(ArticleSection);

function bySection(a: StoredArticle, b: StoredArticle): number {
  return (
    SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) || a.position - b.position || a.slug.localeCompare(b.slug)
  );
}

function newestFirst(a: StoredArticle, b: StoredArticle): number {
  return b.version.localeCompare(a.version) || a.position - b.position || a.slug.localeCompare(b.slug);
}
