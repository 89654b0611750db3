import type { NormalizedCacheObject } from '@apollo/client';
import { expectsSession } from '../session/tabs';
import { assumeHeaderTaken } from '../ui/layout/header-slot';
import { WIDE } from '../ui/layout/use-media';

/** What the server says of a page that it rendered, in the page itself. */
export interface ServerState {
  locale: string;
  isWide: boolean;
  isHeaderTaken: boolean;
  /** Of the page's first query. */
  variables: Record<string, unknown>;
  /** What it read for it: the client need not come back for that. */
  state: NormalizedCacheObject;
}

function read(): ServerState | null {
  const text = globalThis.document?.getElementById('server-state')?.textContent;
  return text ? (JSON.parse(text) as ServerState) : null;
}

const rendered = read();

/** Whether the page is a visitor's for certain: the server saw no cookie, and this browser remembers nobody. The server itself renders for visitors only. */
export const isVisitorsPage = (): boolean =>
  typeof document === 'undefined' || (rendered !== null && !expectsSession());

/** The cache that came with the page, in the language that is shown; for visitors, as it is what they may see. */
export const serverCache = (): NormalizedCacheObject | null =>
  rendered && isVisitorsPage() && rendered.locale === document.documentElement.lang ? rendered.state : null;

/** The variables of the query whose answer is there; null when there is none. */
export const serverVariables = (): Record<string, unknown> | null =>
  serverCache() ? (rendered?.variables ?? null) : null;

/** Whether what the server rendered is what would be rendered here: then React attaches to it as it stands. */
export function canHydrate(): boolean {
  assumeHeaderTaken(rendered?.isHeaderTaken ?? false);
  return serverCache() !== null && rendered?.isWide === window.matchMedia(WIDE).matches;
}
