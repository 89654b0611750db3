import type { Locale } from '../core/values/locale.js';

/** The preview of a page where its link is shared. */
export interface Picture {
  /** A path from the root of the site. */
  readonly path: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

/** The metadata of a page for search engines and link previews. */
export interface PageHead {
  readonly status: 200 | 404 | 410;
  readonly title: string;
  readonly description: string;
  /** The canonical path and query of the page, without the language. */
  readonly canonical: string;
  readonly isIndexed: boolean;
  readonly type?: 'website' | 'article' | 'product' | 'profile';
  readonly picture?: Picture;
  /** The feed of the page. */
  readonly feed?: { readonly title: string; readonly path: string };
  readonly structured?: readonly object[];
  /** The first visible pictures, each with the window sizes that show it. */
  readonly preloads?: readonly { readonly path: string; readonly media: string }[];
}

/** The metadata of a page before its data are read. */
export interface HeadContext {
  readonly language: Locale;
  /** Today in the spaces' time zone. */
  readonly today: string;
}

/** The cache key of a page: equivalent URLs have the same one. */
export interface MatchedPage {
  readonly path: string;
  readonly query: URLSearchParams;
  /** Whether the server renders it; otherwise the browser does. */
  readonly isRendered: boolean;
  /** Whether any published, changed or removed space may change it. */
  readonly isList: boolean;
  /** For people who were given the URL only. */
  readonly isSecret: boolean;
  /** Whether anyone who has the URL, with its query, may act. */
  readonly hasSecretUrl: boolean;
  /** Source files of the client that the browser fetches for it. */
  sources(language: Locale): readonly string[];
  firstQuery(context: HeadContext): { readonly text: string; readonly variables: object } | null;
  head(page: HeadContext & { readonly origin: string; readonly data: unknown }): Promise<PageHead>;
}

/** Texts of pages that are rendered without the client. */
export interface FixedTexts {
  readonly brand: string;
  readonly noScript: string;
  readonly unavailable: { readonly title: string; readonly text: string; readonly retry: string };
}

/** What the client exports to the server about its pages (`client/ssr/pages.ts`). */
export interface ClientPages {
  matchPage(path: string, search: URLSearchParams): MatchedPage;
  /** The page that replaces one whose record does not exist. */
  notFoundPage(): MatchedPage;
  /** Paths of public pages without parameters. */
  publicPaths(): readonly string[];
  /** Path prefixes of pages that require signing in. */
  privatePaths(): readonly string[];
  fixedTexts(language: Locale): Promise<FixedTexts>;
}
