import { STORED, type StoredKey } from './stored-keys';

/* Values that could not be stored because storage is blocked or full: they last as long as the page. */
const unstored = new Map<string, string>();
/* Writes of this tab, by the name of the key; the browser notifies other tabs itself. */
const writes = new EventTarget();

const storageOf = ({ scope }: StoredKey): Storage => (scope === 'tab' ? sessionStorage : localStorage);

/** The stored text, null for none; undefined when storage is blocked. */
export function readIfOpen(key: StoredKey, id = ''): string | null | undefined {
  try {
    return storageOf(key).getItem(key.name + id);
  } catch {
    return undefined;
  }
}

/** The stored text; null for none. */
export const readText = (key: StoredKey, id = ''): string | null =>
  readIfOpen(key, id) ?? unstored.get(key.name + id) ?? null;

/** Stores a text; null deletes it. */
export function writeText(key: StoredKey, text: string | null, id = ''): void {
  const name = key.name + id;
  unstored.delete(name);
  try {
    if (text === null) storageOf(key).removeItem(name);
    else storageOf(key).setItem(name, text);
  } catch {
    // The server's memory is shared by all visitors.
    if (text !== null && typeof window !== 'undefined') unstored.set(name, text);
  }
  writes.dispatchEvent(new Event(key.name));
}

/** Parses JSON; null if it is invalid. The caller must check the shape: another version, or a user, may have written it. */
export function parseJson<T = unknown>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** The stored JSON value; null if there is none, or an invalid one. */
export const readJson = <T = unknown>(key: StoredKey, id = ''): T | null => parseJson<T>(readText(key, id));

/** Stores a value as JSON; null deletes it. */
export const writeJson = (key: StoredKey, value: unknown, id = ''): void =>
  writeText(key, value === null ? null : JSON.stringify(value), id);

/** The ids of all entries with the key's prefix. */
export function listIds(key: StoredKey): string[] {
  const names = [...unstored.keys()];
  try {
    names.push(...Object.keys(storageOf(key)));
  } catch {
    // Blocked storage has no entries.
  }
  return names.filter((name) => name.startsWith(key.name)).map((name) => name.slice(key.name.length));
}

/** Listens for writes of this tab and of others, and for sign-out; returns the unsubscribe function. */
export function subscribeToStored(key: StoredKey, listener: () => void): () => void {
  const onStorage = ({ key: name }: StorageEvent) => {
    if (name === null || name === key.name) listener();
  };
  writes.addEventListener(key.name, listener);
  globalThis.window?.addEventListener('storage', onStorage);
  return () => {
    writes.removeEventListener(key.name, listener);
    globalThis.window?.removeEventListener('storage', onStorage);
  };
}

/** Listens for entries that another tab deletes, by id, and for sign-out, which deletes all of them (null). */
export function onDeletedElsewhere(key: StoredKey, listener: (id: string | null) => void): void {
  window.addEventListener('storage', ({ key: name, newValue }) => {
    if (name === null) listener(null);
    else if (newValue === null && name.startsWith(key.name)) listener(name.slice(key.name.length));
  });
}

function deleteWhere(storage: () => Storage, isDeleted: (name: string) => boolean): void {
  try {
    const opened = storage();
    for (const name of Object.keys(opened)) if (isDeleted(name)) opened.removeItem(name);
  } catch {
    // Blocked storage has no entries.
  }
}

const OUTLIVES_SIGN_OUT = new Set<string>(
  Object.values(STORED)
    .filter(({ scope }) => scope === 'browser')
    .map(({ name }) => name),
);
const isPersonal = (name: string): boolean => !OUTLIVES_SIGN_OUT.has(name);

/** Deletes all but the scope `browser`, including unlisted entries. With `isBrowserWide` false, data shared by all tabs stay. */
export function deletePersonal(isBrowserWide: boolean): void {
  deleteWhere(() => sessionStorage, isPersonal);
  if (isBrowserWide) deleteWhere(() => localStorage, isPersonal);
  for (const name of unstored.keys()) if (isPersonal(name)) unstored.delete(name);
  // The same event as when another tab clears the storage, so that stores read their values again.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}

/** Deletes entries of third-party scripts. */
export function deleteByName(pattern: RegExp): void {
  for (const storage of [() => localStorage, () => sessionStorage]) deleteWhere(storage, (name) => pattern.test(name));
}
