import { useEffect, useLayoutEffect, useRef } from 'react';
import { readJson, writeJson } from '../state/browser-storage';
import { STORED } from '../state/stored-keys';
import type { BrowserHistory, Visit } from './browser-history';

/* Pixels from the top, by the entry of the browser's history. */
const positions = readJson<Record<string, number>>(STORED.scrollPositions) ?? {};

function scrollTo({ location, entry, keepsScroll }: Visit, isFirst: boolean): void {
  const position = positions[entry];
  if (position !== undefined) return window.scrollTo(0, position);
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  // The first page stands at its top, or where it was scrolled to before it was hydrated.
  else if (!keepsScroll && !isFirst) window.scrollTo(0, 0);
}

/** New pages begin at their top; going back, and reloading, leads to where the reader was. */
export function useScrollRestoration(history: BrowserHistory, visit: Visit): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const stop = history.subscribe((_next, before) => (positions[before.entry] = window.scrollY));
    const leave = () => {
      positions[history.visit.entry] = window.scrollY;
      writeJson(STORED.scrollPositions, positions);
      // The browser knows better when it brings the whole page back from memory.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
    };
  }, [history]);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // In braces: newer browsers answer a promise, which React would take for the way to clean up.
    scrollTo(visit, isFirst.current);
    isFirst.current = false;
  }, [visit]);
}
