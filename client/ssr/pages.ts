import { addTypenameToDocument } from '@apollo/client/utilities';
import { print, type DocumentNode } from 'graphql';
import { formatsOf } from '../i18n/format';
import type { Language } from '../i18n/setup';
import { findRoute, notFoundRoute, type FoundRoute } from './find-page';
export { privatePaths, publicPaths } from './find-page';
import { pageWords } from './page-words';
import type { LoadedPage, PageAddress, PageHead, ServerPage } from './server-page';

/** What is known of a page before it is read. */
type Circumstances = Pick<PageAddress, 'language' | 'today'>;

/** A page by all that it depends on of an address: two addresses of one page are found alike. */
export interface MatchedPage {
  readonly path: string;
  readonly query: URLSearchParams;
  /** The server renders it; otherwise the browser does. */
  readonly isRendered: boolean;
  /** Any space that comes, goes or changes may change it. */
  readonly isList: boolean;
  /** For those who were given its address only. */
  readonly isSecret: boolean;
  /** Sources that the browser fetches for it, as the build names them; none where it is not known whether the visitor may see the page. */
  sources(language: Language): readonly string[];
  /** What the page asks first, as Apollo sends it. */
  firstQuery(circumstances: Circumstances): { readonly text: string; readonly variables: object } | null;
  head(
    page: Circumstances & { readonly origin: string; readonly data: unknown },
  ): Promise<Required<Pick<PageHead, 'status' | 'canonical'>> & PageHead>;
}

/** Keys of links in mails, on whatever page: their values are secrets. */
const CLIENT_KEYS_OF_ALL = ['confirm'];

/** Finds the page of an address. */
export function matchPage(path: string, search: URLSearchParams): MatchedPage {
  return matchedPage(findRoute(path), search);
}

/** What is answered in place of a page whose record is not there. */
export const notFoundPage = (): MatchedPage => matchedPage(notFoundRoute(), new URLSearchParams());

function matchedPage(found: FoundRoute, search: URLSearchParams): MatchedPage {
  const { route, params, page } = found;
  const isView = [...(page?.clientKeys ?? []), ...CLIENT_KEYS_OF_ALL].some((key) => search.has(key));
  const query = pickKnownKeys(page, search);
  const address = { path: pathOf(found), params, query };
  // Of a view it is enough to know that it is one.
  const key = new URLSearchParams(query);
  if (isView) key.set('view', '');
  return {
    path: address.path,
    query: key,
    isRendered: page !== undefined && !isView,
    isList: route.cache === 'until the offer changes',
    isSecret: route.cache === 'never',
    sources: (language) => (route.access ? [] : sourcesOf(found, language)),
    firstQuery: (circumstances) =>
      page?.query
        ? { text: textOf(page.query), variables: page.variables?.({ ...address, ...circumstances }) ?? {} }
        : null,
    head: async ({ language, today, origin, data }) => {
      const t = await pageWords(language);
      const loaded = { ...address, language, today, origin, data, isView, t, formats: formatsOf(language) };
      const head = page ? (page.head(loaded) ?? missingHead(loaded)) : privateHead(loaded);
      return { status: 200, canonical: address.path, ...head };
    },
  };
}

/** Of a query what the page knows, always in the same order and spelling. */
function pickKnownKeys(page: ServerPage | undefined, search: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, spell] of Object.entries(page?.keys ?? {})) {
    const raw = search.get(key);
    const value = raw === null ? null : spell(raw);
    if (value !== null) query.set(key, value);
  }
  return query;
}

/** All addresses that lead nowhere are one page. */
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

/** A page that only says something to signed-in viewers, or nothing worth finding. */
const privateHead = ({ t }: LoadedPage<unknown>): PageHead => ({
  title: t('meta:brand'),
  description: t('home:hero.lead'),
  isIndexed: false,
});

/** Words of pages that are made without the client. */
export async function fixedTexts(language: Language): Promise<FixedTexts> {
  const t = await pageWords(language);
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
