import { useEffect, useLayoutEffect } from 'react';
import type { BrowserHistory, Visit } from './browser-history';

const KEY = 'scroll-positions';

function kept(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

const positions = kept();

function keep(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions));
  } catch {
    // Without storage a reload begins at the top.
  }
}

function scrollTo({ location, entry, keepsScroll }: Visit): void {
  const position = positions[entry];
  if (position !== undefined) return window.scrollTo(0, position);
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else if (!keepsScroll) window.scrollTo(0, 0);
}

/** New pages begin at their top; going back, and reloading, leads to where the reader was. */
export function useScrollRestoration(history: BrowserHistory, visit: Visit): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const stop = history.listen((_next, before) => (positions[before.entry] = window.scrollY));
    const leave = () => {
      positions[history.visit.entry] = window.scrollY;
      keep();
      // The browser knows better when it brings the whole page back from memory.
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
    };
  }, [history]);
  useLayoutEffect(() => {
    // In braces: newer browsers answer a promise, which React would take for the way to clean up.
    scrollTo(visit);
  }, [visit]);
}
