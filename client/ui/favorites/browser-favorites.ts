import type { FavoritesKeeper } from './favorites-store';

const KEY = 'hueco_favorites';
/** As many as one list holds. */
const MAX = 100;

const listeners = new Set<() => void>();
let kept: { text: string | null; ids: readonly string[] } = { text: null, ids: [] };

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function idsOf(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, MAX) : [];
  } catch {
    return [];
  }
}

/* The same array while nothing changed, so that React has nothing to draw. */
function read(): readonly string[] {
  const text = stored();
  if (text !== kept.text) kept = { text, ids: idsOf(text) };
  return kept.ids;
}

function write(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MAX)));
    else localStorage.removeItem(KEY);
  } catch {
    // A full or closed storage keeps what it had.
  }
  for (const listener of listeners) listener();
}

/** A visitor's favorites, in this browser; the other tabs hear of them by the storage. */
export const browserFavorites: FavoritesKeeper & { forget: (ids: readonly string[]) => void } = {
  ids: read,
  isKnown: () => true,
  toggle: (id) => write(read().includes(id) ? read().filter((other) => other !== id) : [id, ...read()]),
  /** These are kept elsewhere by now. */
  forget: (ids) => write(read().filter((id) => !ids.includes(id))),
  subscribe: (listener) => {
    listeners.add(listener);
    globalThis.window?.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
