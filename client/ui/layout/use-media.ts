import { useStore } from 'zustand';
import { createBrowserState } from '../../state/browser-state';
import type { ReadableStore } from '../../state/readable-store';

/** Widths from which elements are side by side. */
export const WIDE = '(min-width: 900px)';

/** What the server assumes about a window it cannot see, while it renders a page. */
export const assumed = { isWide: false };

const matches = (query: string): boolean => window.matchMedia(query).matches;

const createMedia = (query: string): ReadableStore<boolean> =>
  createBrowserState({
    read: () => matches(query),
    source: () => window.matchMedia(query),
    events: ['change'],
    // In a browser for which the page was rendered, the result equals the server's assumption.
    assumed: () => (typeof window === 'undefined' ? query === WIDE && assumed.isWide : matches(query)),
  });

const stores = new Map<string, ReadableStore<boolean>>();

/** Whether the window matches a media query. */
export function useMedia(query: string): boolean {
  const store = stores.get(query) ?? createMedia(query);
  stores.set(query, store);
  return useStore(store);
}
