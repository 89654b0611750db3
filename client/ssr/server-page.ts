import type { TypedDocumentNode } from '@apollo/client';
import type { Formats } from '../i18n/format';
import type { Language } from '../i18n/setup';
import type { HeadTexts } from './head-texts';

/** A URL as its page reads it. */
export interface PageAddress {
  /** The canonical path of the page, without the query. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** Only the parameters that the page declares. */
  readonly query: URLSearchParams;
  readonly language: Language;
  /** Today in the time zone of the spaces. */
  readonly today: string;
}

/** The data from which a page's head is rendered. */
export interface LoadedPage<Data> extends PageAddress {
  readonly data: Data;
  /** The URL has parameters that only the browser reads: it is a view of the page, not the page itself. */
  readonly isView: boolean;
  readonly t: HeadTexts;
  readonly formats: Formats;
  /** `https://hueco.es`, for absolute URLs. */
  readonly origin: string;
}

/** The picture shown when the page's link is shared. */
export interface Picture {
  /** From the root of the site. */
  readonly path: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

/** Metadata of a page for search engines and link previews. */
export interface PageHead {
  /** 200 by default. */
  readonly status?: 200 | 404 | 410;
  readonly title: string;
  readonly description: string;
  /** Canonical path and query of the page, without the language; its path by default. */
  readonly canonical?: string;
  readonly isIndexed: boolean;
  readonly type?: 'website' | 'article' | 'product' | 'profile';
  readonly picture?: Picture;
  /** The feed of the page. */
  readonly feed?: { readonly title: string; readonly path: string };
  /** JSON-LD. */
  readonly structured?: readonly object[];
  /** Pictures above the fold, each for the windows that show it. */
  readonly preloads?: readonly { readonly path: string; readonly media: string }[];
}

/** Parses a query parameter into its canonical form; null ignores it. */
export type Spelling = (raw: string) => string | null;

/** The server part of a public page, next to its component: the server renders pages that have one. */
export interface ServerPage<Data = unknown, Variables = Record<string, unknown>> {
  /** The component's first query. */
  readonly query?: TypedDocumentNode<Data, Variables>;
  variables?(address: PageAddress): Variables;
  /** Query parameters that the page reads; all others are ignored, and the cached page is the same for them. */
  readonly keys?: Readonly<Record<string, Spelling>>;
  /** Query parameters that only the browser reads: with one of them the browser renders the page. */
  readonly clientKeys?: readonly string[];
  /** The page puts content of its own into the header. */
  readonly fillsHeader?: true;
  /** Null: there is nothing at this URL. */
  head(page: LoadedPage<Data>): PageHead | null;
}

/** Types a page's server part. */
export const serverPage = <Data, Variables = Record<string, never>>(
  page: ServerPage<Data, Variables>,
): ServerPage<Data, Variables> => page;
