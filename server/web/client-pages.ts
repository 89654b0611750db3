import type { Locale } from '../core/values/locale.js';

/** What is shown for a page where its link is shared. */
export interface Picture {
  /** From the root of the site. */
  readonly path: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

/** What search engines and link previews are told about a page. */
export interface PageHead {
  readonly status: 200 | 404 | 410;
  readonly title: string;
  readonly description: string;
  /** Path and query under which the page is known, without the language. */
  readonly canonical: string;
  readonly isIndexed: boolean;
  readonly type?: 'website' | 'article' | 'product' | 'profile';
  readonly picture?: Picture;
  /** What feed readers follow. */
  readonly feed?: { readonly title: string; readonly path: string };
  readonly structured?: readonly object[];
  /** Pictures seen first, each for the windows where it is. */
  readonly preloads?: readonly { readonly path: string; readonly media: string }[];
}

/** What is known of a page before it is read. */
export interface Circumstances {
  readonly language: Locale;
  /** Today where the spaces are. */
  readonly today: string;
}

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
  /** Sources of the client that the browser fetches for it. */
  sources(language: Locale): readonly string[];
  firstQuery(circumstances: Circumstances): { readonly text: string; readonly variables: object } | null;
  head(page: Circumstances & { readonly origin: string; readonly data: unknown }): Promise<PageHead>;
}

/** Words of pages that are made without the client. */
export interface FixedTexts {
  readonly brand: string;
  readonly noScript: string;
  readonly unavailable: { readonly title: string; readonly text: string; readonly retry: string };
}

/** What the client tells the server about its pages (`client/ssr/pages.ts`). */
export interface ClientPages {
  matchPage(path: string, search: URLSearchParams): MatchedPage;
  /** What is answered in place of a page whose record is not there. */
  notFoundPage(): MatchedPage;
  /** Addresses of public pages that need no parameter. */
  publicPaths(): readonly string[];
  /** Where nothing is to be seen without signing in: beginnings of paths. */
  privatePaths(): readonly string[];
  fixedTexts(language: Locale): Promise<FixedTexts>;
}
