import { parseJson, readText, subscribeToStored, writeText } from './browser-storage';
import { onEachState, type ReadableStore } from './readable-store';
import type { StoredKey } from './stored-keys';

/** A value in the browser's storage as a store. */
export interface StoredStore<T> extends ReadableStore<T> {
  /** Stores the text that `parse` turns into the value; null deletes it. */
  write: (text: string | null) => void;
}

/**
 * Reads a stored value as a store. It is the same object while the text is the same, and `empty` when nothing is stored as well as without
 * a browser, so that hydration changes nothing (decision 14).
 */
export function createStoredStore<T>(key: StoredKey, parse: (text: string) => T, empty: T): StoredStore<T> {
  let last: { text: string | null; value: T } = { text: null, value: empty };
  const getState = (): T => {
    const text = readText(key);
    if (text !== last.text) last = { text, value: text === null ? empty : parse(text) };
    return last.value;
  };
  return {
    getState,
    getInitialState: () => empty,
    subscribe: (listener) => subscribeToStored(key, onEachState(getState, listener)),
    write: (text) => writeText(key, text),
  };
}

/** A list of ids in the browser's storage. */
export interface StoredIds extends ReadableStore<readonly string[]> {
  set: (ids: readonly string[]) => void;
}

/** At most `max` ids; an empty list is not stored. */
export function createStoredIds(key: StoredKey, max: number): StoredIds {
  const parse = (text: string): readonly string[] => {
    const value = parseJson(text);
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, max) : [];
  };
  const { write, ...store } = createStoredStore<readonly string[]>(key, parse, []);
  return { ...store, set: (ids) => write(ids.length > 0 ? JSON.stringify(ids.slice(0, max)) : null) };
}
