import type { NormalizedCacheObject } from '@apollo/client';
import { rememberedPerson } from '../session/tabs';
import { assumeHeaderTaken } from '../ui/layout/header-slot';
import { WIDE } from '../ui/layout/use-media';

/** The server's data about a page that it rendered, embedded in the page. */
export interface ServerState {
  locale: string;
  isWide: boolean;
  isHeaderTaken: boolean;
  /** Of the page's first query. */
  variables: Record<string, unknown>;
  /** The result of the query, so that the client need not repeat it. */
  state: NormalizedCacheObject;
}

function read(): ServerState | null {
  const text = globalThis.document?.getElementById('server-state')?.textContent;
  return text ? (JSON.parse(text) as ServerState) : null;
}

const rendered = read();

/**
 * Whether the page is certainly for a visitor: the server saw no cookie, and this browser remembers no user. The server renders for
 * visitors only.
 */
export const isVisitorsPage = (): boolean =>
  typeof document === 'undefined' || (rendered !== null && rememberedPerson() === null);

/** The cache that came with the page, in the language of the page; for visitors only, as it has what they may see. */
export const serverCache = (): NormalizedCacheObject | null =>
  rendered && isVisitorsPage() && rendered.locale === document.documentElement.lang ? rendered.state : null;

/** The variables of the embedded query result; null when there is none. */
export const serverVariables = (): Record<string, unknown> | null =>
  serverCache() ? (rendered?.variables ?? null) : null;

/** Whether the server rendered what this browser would render, so that React can hydrate it. */
export function canHydrate(): boolean {
  assumeHeaderTaken(rendered?.isHeaderTaken ?? false);
  return serverCache() !== null && rendered?.isWide === window.matchMedia(WIDE).matches;
}
