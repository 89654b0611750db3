import { useEffect } from 'react';
import { readJson, writeJson } from '../state/browser-storage';
import { STORED } from '../state/stored-keys';
import type { BrowserHistory, Visit } from './browser-history';

/* Pixels from the top, by the entry of the browser's history. */
const positions = readJson<Record<string, number>>(STORED.scrollPositions) ?? {};

/** New pages start at the top; going back and reloading restore the position. */
export function scrollTo({ location, entry, keepsScroll }: Visit, isFirst: boolean): void {
  const position = positions[entry];
  if (position !== undefined) return window.scrollTo(0, position);
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  // The first page starts at the top, or where it was scrolled to before hydration.
  else if (!keepsScroll && !isFirst) window.scrollTo(0, 0);
}

/** Stores the scroll position of the page that is left. */
export function useScrollPositions(history: BrowserHistory): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = ({ entry }: Visit) => (positions[entry] = window.scrollY);
    const stop = history.subscribe((_next, before) => before === history.shown && keep(before));
    const leave = () => {
      if (history.visit === history.shown) keep(history.visit);
      writeJson(STORED.scrollPositions, positions);
      // The browser restores the position of a page from its back/forward cache.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
    };
  }, [history]);
}
