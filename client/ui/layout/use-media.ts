import { useMemo, useSyncExternalStore } from 'react';

/** Widths from which things stand side by side. */
export const WIDE = '(min-width: 900px)';

/** What the server takes for granted of a window it cannot see, while it draws a page. */
export const assumed = { isWide: false };

/* In a browser the page was drawn for, its own answer is the server's. */
const firstAnswer = (query: string): boolean =>
  typeof window === 'undefined' ? query === WIDE && assumed.isWide : window.matchMedia(query).matches;

/** Whether the window is as a media query says. */
export function useMedia(query: string): boolean {
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => firstAnswer(query),
  );
}
