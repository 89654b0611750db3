import { addTypenameToDocument } from '@apollo/client/utilities';
import { print, type DocumentNode } from 'graphql';
import { pagePath } from '../analytics/page-path';
import { formatsOf } from '../i18n/format';
import type { Language } from '../i18n/setup';
import { findRoute, notFoundRoute, type FoundRoute } from './find-page';
export { privatePaths, publicPaths } from './find-page';
import { headTexts } from './head-texts';
import type { LoadedPage, PageAddress, PageHead, ServerPage } from './server-page';

/** The data of a page before it is rendered. */
type HeadContext = Pick<PageAddress, 'language' | 'today'>;

/** All parts of the URL that the page depends on: two URLs of one page have the same key. */
export interface MatchedPage {
  readonly path: string;
  readonly query: URLSearchParams;
  /** The server renders it; otherwise the browser does. */
  readonly isRendered: boolean;
  /** Any change of a space may change it. */
  readonly isList: boolean;
  /** For people who were given its URL only. */
  readonly isSecret: boolean;
  /** Anyone who has the URL, with its query, may act. */
  readonly hasSecretUrl: boolean;
  /** Modules to preload, as named by the build; none if it is unknown whether the visitor may see the page. */
  sources(language: Language): readonly string[];
  /** The page's first query, as Apollo sends it. */
  firstQuery(context: HeadContext): { readonly text: string; readonly variables: object } | null;
  head(
    page: HeadContext & { readonly origin: string; readonly data: unknown },
  ): Promise<Required<Pick<PageHead, 'status' | 'canonical'>> & PageHead>;
}

/** Query parameters of links in mails, on any page: their values are secrets. */
const CLIENT_KEYS_OF_ALL = ['confirm'];

/** Finds the page of a URL. */
export function matchPage(path: string, search: URLSearchParams): MatchedPage {
  return matchedPage(findRoute(path), search, `${path}?${search}`);
}

/** Rendered instead of a page whose record does not exist. */
export const notFoundPage = (): MatchedPage => matchedPage(notFoundRoute(), new URLSearchParams(), '/');

function matchedPage(found: FoundRoute, search: URLSearchParams, url: string): MatchedPage {
  const { route, params, page } = found;
  const isView = [...(page?.clientKeys ?? []), ...CLIENT_KEYS_OF_ALL].some((key) => search.has(key));
  const query = pickKnownKeys(page, search);
  const address = { path: pathOf(found), params, query };
  // For a view it suffices to know that it is one.
  const key = new URLSearchParams(query);
  if (isView) key.set('view', '');
  return {
    path: address.path,
    query: key,
    isRendered: page !== undefined && !isView,
    isList: route.cache === 'until the offer changes',
    isSecret: route.cache === 'never',
    hasSecretUrl: pagePath(url) !== url,
    sources: (language) => (route.access ? [] : sourcesOf(found, language)),
    firstQuery: (context) =>
      page?.query ? { text: textOf(page.query), variables: page.variables?.({ ...address, ...context }) ?? {} } : null,
    head: async ({ language, today, origin, data }) => {
      const t = await headTexts(language);
      const loaded = { ...address, language, today, origin, data, isView, t, formats: formatsOf(language) };
      const head = page ? (page.head(loaded) ?? missingHead(loaded)) : privateHead(loaded);
      return { status: 200, canonical: address.path, ...head };
    },
  };
}

/** The query parameters that the page reads, in canonical order and form. */
function pickKnownKeys(page: ServerPage | undefined, search: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, spell] of Object.entries(page?.keys ?? {})) {
    const raw = search.get(key);
    const value = raw === null ? null : spell(raw);
    if (value !== null) query.set(key, value);
  }
  return query;
}

/** All unknown URLs share one page. */
function pathOf({ route, params }: FoundRoute): string {
  if (route.path === '*') return '/*';
  return route.path
    .replace(/\/:(\w+)\??/g, (_, name: string) => (params[name] ? `/${encodeURIComponent(params[name])}` : ''))
    .replace(/^$/, '/');
}

const COMMON_NAMESPACES = ['common', 'nav'];

function sourcesOf({ route }: FoundRoute, language: Language): string[] {
  const namespaces = [...COMMON_NAMESPACES, ...(route.namespaces ?? [])];
  return [`${route.file}.tsx`, ...namespaces.map((name) => `i18n/${language}/${name}.ts`)];
}

const texts = new Map<DocumentNode, string>();

function textOf(query: DocumentNode): string {
  const text = texts.get(query) ?? print(addTypenameToDocument(query));
  texts.set(query, text);
  return text;
}

function missingHead(page: LoadedPage<unknown>): PageHead {
  const head = notFoundRoute().page?.head(page);
  if (!head) throw new Error('The page for addresses that lead nowhere has no head');
  return head;
}

/** A page that is only useful when signed in, or that must not be indexed. */
const privateHead = ({ t }: LoadedPage<unknown>): PageHead => ({
  title: t('meta:brand'),
  description: t('home:hero.lead'),
  isIndexed: false,
});

/** Texts of pages rendered without the client. */
export async function fixedTexts(language: Language): Promise<FixedTexts> {
  const t = await headTexts(language);
  return {
    brand: t('meta:brand'),
    noScript: t('meta:noScript'),
    unavailable: {
      title: t('meta:unavailable.title'),
      text: t('meta:unavailable.text'),
      retry: t('meta:unavailable.retry'),
    },
  };
}

export interface FixedTexts {
  readonly brand: string;
  readonly noScript: string;
  readonly unavailable: { readonly title: string; readonly text: string; readonly retry: string };
}
