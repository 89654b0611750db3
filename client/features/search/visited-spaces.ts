import { useSyncExternalStore } from 'react';

const KEY = 'hueco_visited_spaces';
const MAX_KEPT = 500;

const NONE: ReadonlySet<string> = new Set();
let visited: ReadonlySet<string> | null = null;
const listeners = new Set<() => void>();

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) && kept.length > 0 ? new Set(kept.map(String)) : NONE;
  } catch {
    return NONE;
  }
}

const current = (): ReadonlySet<string> => (visited ??= read());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// A storage event without a key: the storage was cleared, because somebody signed out.
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key !== null) return;
  visited = null;
  for (const listener of listeners) listener();
});

/** Remembers, for as long as the tab is open, that a space has been looked at. */
export function markVisited(id: string): void {
  if (current().has(id)) return;
  visited = new Set([...current(), id].slice(-MAX_KEPT));
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...visited]));
  } catch {
    // Then it is remembered until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

/** The spaces looked at in this tab. */
export const useVisitedSpaces = (): ReadonlySet<string> => useSyncExternalStore(subscribe, current, () => NONE);
