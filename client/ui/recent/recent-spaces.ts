import { useSyncExternalStore } from 'react';

const KEY = 'hueco_recent_spaces';
const MAX = 12;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let kept: { text: string | null; ids: readonly string[] } = { text: null, ids: NONE };

function idsOf(text: string): readonly string[] {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, MAX) : NONE;
}

/* The same array while nothing changed, so that React has nothing to draw. */
function read(): readonly string[] {
  try {
    const text = localStorage.getItem(KEY);
    if (text !== kept.text) kept = { text, ids: text === null ? NONE : idsOf(text) };
  } catch {
    kept = { text: null, ids: NONE };
  }
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

/** Remembers on this device that a space was looked at: the last ones first, up to twelve. */
export function rememberSpace(id: string): void {
  if (read()[0] !== id) write([id, ...read().filter((other) => other !== id)]);
}

/** Forgets spaces that are gone. */
export function forgetSpaces(ids: readonly string[]): void {
  if (read().some((id) => ids.includes(id))) write(read().filter((id) => !ids.includes(id)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs; and whoever signs out clears the storage.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The spaces looked at on this device, the last one first. */
export const useRecentSpaces = (): readonly string[] => useSyncExternalStore(subscribe, read, () => NONE);
