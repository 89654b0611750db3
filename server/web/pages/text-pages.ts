import { Locale } from '../../core/locale.js';
import { Html, html } from '../html.js';
import type { PageDocument, PageRequest, Picture } from '../page-document.js';
import { blogPosting, breadcrumbs } from '../structured-data.js';
import { notFoundPage } from './other-pages.js';

type Kind = 'PAGE' | 'HELP' | 'BLOG';

interface ArticleLink {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
}

interface WholeArticle extends ArticleLink {
  readonly html: string;
  readonly version: string;
  readonly updatedOn: string;
  readonly cover: string | null;
  readonly coverAlt: string;
  readonly author: string;
  readonly tags: readonly string[];
}

const ARTICLE =
  'query WebArticle($kind: ArticleKind!, $slug: String!, $locale: Locale!) { article(kind: $kind, slug: $slug, locale: $locale) { slug title excerpt html version updatedOn cover coverAlt author tags } }';
const SHELF =
  'query WebShelf($kind: ArticleKind!, $locale: Locale!) { articles(kind: $kind, locale: $locale) { slug title excerpt } }';

const FOLDERS: Readonly<Record<Kind, string>> = { PAGE: '', HELP: '/help', BLOG: '/blog' };
const LOCALES: Readonly<Record<Locale, string>> = { [Locale.ES]: 'ES', [Locale.EN]: 'EN' };

/** A text of the house: about it, the law, help or blog. */
export async function articlePage(request: PageRequest, kind: Kind, slug: string): Promise<PageDocument> {
  const { article } = await request.read<{ article: WholeArticle | null }>(ARTICLE, {
    kind,
    slug,
    locale: LOCALES[request.locale],
  });
  if (!article) return notFoundPage(request);
  const { title, excerpt } = article;
  const path = `${FOLDERS[kind]}/${article.slug}`;
  const shelf = shelfOf(request, kind);
  const picture = coverOf(request, article);
  const post = {
    title,
    description: excerpt,
    path,
    publishedOn: article.version,
    updatedOn: article.updatedOn,
    author: article.author,
    tags: article.tags,
    picture: picture?.path ?? null,
  };
  return {
    status: 200,
    title,
    description: excerpt,
    canonical: path,
    isIndexed: true,
    type: 'article',
    ...(picture ? { picture } : {}),
    code: { page: 'content/pages/ArticlePages', words: ['content', 'errors'] },
    structured: [
      breadcrumbs(request, [...(shelf ? [[shelf.title, FOLDERS[kind]] as const] : []), [title, path]]),
      ...(kind === 'BLOG' ? [blogPosting(request, post)] : []),
    ],
    // Made on the server from our own Markdown.
    snapshot: html`<h1>${title}</h1>
      <p>${excerpt}</p>
      ${new Html(article.html)}`,
  };
}

/** `/help` and `/blog`: what stands on the shelf. */
export async function shelfPage(request: PageRequest, kind: 'HELP' | 'BLOG'): Promise<PageDocument> {
  const { articles } = await request.read<{ articles: ArticleLink[] }>(SHELF, {
    kind,
    locale: LOCALES[request.locale],
  });
  const { title, description } = kind === 'HELP' ? request.words.help : request.words.blog;
  const folder = FOLDERS[kind];
  return {
    status: 200,
    title,
    description,
    canonical: folder,
    isIndexed: request.query.size === 0,
    structured: [breadcrumbs(request, [[title, folder]])],
    snapshot: html`<h1>${title}</h1>
      <p>${description}</p>
      <ul>
        ${articles.map(({ slug, title: name, excerpt }) => html`<li><a href="${folder}/${slug}">${name}</a> ${excerpt}</li>`)}
      </ul>`,
  };
}

/** Covers stand with the client, all of one size. */
function coverOf({ assetPath }: PageRequest, { cover, coverAlt }: WholeArticle): Picture | null {
  const path = cover === null ? null : assetPath(`features/content/assets/${cover}.webp`);
  return path === null ? null : { path, alt: coverAlt, width: 960, height: 540 };
}

function shelfOf({ words }: PageRequest, kind: Kind): { readonly title: string } | null {
  if (kind === 'HELP') return words.help;
  return kind === 'BLOG' ? words.blog : null;
}
