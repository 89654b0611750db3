import type { Locale } from '../core/locale.js';
import type { FirstQuery } from './first-queries.js';
import type { Html } from './html.js';
import type { PageCode } from './module-preloads.js';
import type { Words } from './words.js';

/** What is shown for a page where its link is shared. */
export interface Picture {
  /** From the root of the site. */
  readonly path: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
}

/** What crawlers, link previews and readers without scripts get of a page. */
export interface PageDocument {
  readonly status: 200 | 404 | 410;
  readonly title: string;
  readonly description: string;
  /** Path and query under which the page is known, without the language. */
  readonly canonical: string;
  readonly isIndexed: boolean;
  readonly type?: 'website' | 'article' | 'product' | 'profile';
  readonly picture?: Picture;
  readonly structured?: readonly object[];
  /** What the client will ask first; its answer comes with the page. */
  readonly firstQuery?: FirstQuery;
  /** Fetched beside the first script; none: when the client asks for it. */
  readonly code?: PageCode;
  /** Pictures seen first, each for the windows where it is. */
  readonly early?: readonly { readonly path: string; readonly media: string }[];
  /** Heading and main text; React replaces it. */
  readonly snapshot: Html;
}

/** Reads what a visitor may read: an operation of the public API. Throws what the API refuses. */
export type ReadPublic = <T>(operation: string, variables: Readonly<Record<string, unknown>>) => Promise<T>;

/** A page to be made: its address, its language, and where its data come from. */
export interface PageRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly locale: Locale;
  readonly words: Words;
  /** `https://hueco.es`, for addresses that must be whole. */
  readonly origin: string;
  readonly read: ReadPublic;
  /** Today where the spaces are. */
  readonly today: string;
  /** The path of a picture that the client brings, by its source; null where the build has none. */
  assetPath(source: string): string | null;
}
