import { readOutside } from '../core/outgoing.js';

/** Fetches external calendars from URLs that hosts enter. */
export interface CalendarFeedsPort {
  /** The text at the URL; throws when it cannot be fetched. */
  read(address: string): Promise<string>;
}

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 1024 * 1024;
const MAX_HOPS = 4;

interface ReaderOptions {
  /** Timeout per calendar, redirects included. */
  readonly timeoutMs?: number;
  readonly reader?: typeof readOutside;
}

/** Over the network, never into our own: every hop of a redirect is checked like the first. */
export function createCalendarFeeds({
  timeoutMs = TIMEOUT_MS,
  reader = readOutside,
}: ReaderOptions = {}): CalendarFeedsPort {
  return {
    async read(address) {
      const deadline = Date.now() + timeoutMs;
      let at = address;
      for (let hop = 0; hop < MAX_HOPS; hop++) {
        const { status, location, body } = await reader(at, {
          timeoutMs: Math.max(1, deadline - Date.now()),
          maxBytes: MAX_BYTES,
          headers: { Accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1' },
        });
        if (status === 200) return body.toString('utf8');
        if (status < 300 || status >= 400 || !location || !URL.canParse(location, at))
          throw new Error(`a calendar was answered with ${status}`);
        at = new URL(location, at).href;
      }
      throw new Error('a calendar leads from address to address');
    },
  };
}

export const outsideCalendarFeeds: CalendarFeedsPort = createCalendarFeeds();
