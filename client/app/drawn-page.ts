import type { NormalizedCacheObject } from '@apollo/client';
import { expectsSession } from '../session/tabs';
import { assumeHeaderTaken } from '../ui/layout/header-slot';
import { WIDE } from '../ui/layout/use-media';

/** What the server has said of a page that it drew, in the page itself. */
interface DrawnPage {
  locale: string;
  isWide: boolean;
  isHeaderTaken: boolean;
  /** Of the page's first query. */
  variables: Record<string, unknown>;
  /** What it read for it: the client need not come back for that. */
  state: NormalizedCacheObject;
}

function read(): DrawnPage | null {
  const text = globalThis.document?.getElementById('drawn-page')?.textContent;
  return text ? (JSON.parse(text) as DrawnPage) : null;
}

const drawn = read();

/** Whether the page is a visitor's for certain: the server saw no cookie, and this browser remembers nobody. The server itself draws for visitors only. */
export const isVisitorsPage = (): boolean => typeof document === 'undefined' || (drawn !== null && !expectsSession());

/** What came with the page, in the language that is shown; for visitors, as it is what they may see. */
export const drawnState = (): NormalizedCacheObject | null =>
  drawn && isVisitorsPage() && drawn.locale === document.documentElement.lang ? drawn.state : null;

/** The variables of the query whose answer is there; null when there is none. */
export const drawnVariables = (): Record<string, unknown> | null => (drawnState() ? (drawn?.variables ?? null) : null);

/** Whether what the server drew is what would be drawn here: then React takes it over as it stands. */
export function canTakeOver(): boolean {
  assumeHeaderTaken(drawn?.isHeaderTaken ?? false);
  return drawnState() !== null && drawn?.isWide === window.matchMedia(WIDE).matches;
}
