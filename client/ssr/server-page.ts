import type { TypedDocumentNode } from '@apollo/client';
import type { Formats } from '../i18n/format';
import type { Language } from '../i18n/setup';
import type { PageWords } from './page-words';

/** An address as its page understands it. */
export interface PageAddress {
  /** Without the query, in the one spelling that the page is known by. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** Only the keys that the page declares. */
  readonly query: URLSearchParams;
  readonly language: Language;
  /** Today where the spaces are. */
  readonly today: string;
}

/** What a page's head is made of. */
export interface LoadedPage<Data> extends PageAddress {
  readonly data: Data;
  /** The address has keys that only the browser reads: it is a view of the page, not the page itself. */
  readonly isView: boolean;
  readonly t: PageWords;
  readonly formats: Formats;
  /** `https://hueco.es`, for addresses that must be whole. */
  readonly origin: string;
}

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
  /** 200 unless named. */
  readonly status?: 200 | 404 | 410;
  readonly title: string;
  readonly description: string;
  /** Path and query under which the page is known, without the language; its path unless named. */
  readonly canonical?: string;
  readonly isIndexed: boolean;
  readonly type?: 'website' | 'article' | 'product' | 'profile';
  readonly picture?: Picture;
  /** What feed readers follow. */
  readonly feed?: { readonly title: string; readonly path: string };
  /** JSON-LD. */
  readonly structured?: readonly object[];
  /** Pictures seen first, each for the windows where it is. */
  readonly preloads?: readonly { readonly path: string; readonly media: string }[];
}

/** Reads a value of a query key in its one spelling; null: it says nothing. */
export type Spelling = (raw: string) => string | null;

/** What the server needs of a public page beside its component: it renders the pages that have one. */
export interface ServerPage<Data = unknown, Variables = Record<string, unknown>> {
  /** The query that the component begins with. */
  readonly query?: TypedDocumentNode<Data, Variables>;
  variables?(address: PageAddress): Variables;
  /** Query keys that the page reads; all others are as good as none, and the cached page is the same for them. */
  readonly keys?: Readonly<Record<string, Spelling>>;
  /** Query keys whose values only the browser reads: with one of them it renders the page itself. */
  readonly clientKeys?: readonly string[];
  /** The page puts something of its own into the header. */
  readonly fillsHeader?: true;
  /** Null: there is nothing at this address. */
  head(page: LoadedPage<Data>): PageHead | null;
}

/** Gives a page's server part its types. */
export const serverPage = <Data, Variables = Record<string, never>>(
  page: ServerPage<Data, Variables>,
): ServerPage<Data, Variables> => page;
