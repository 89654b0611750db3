const DATABASE = 'hueco_offline';
const STORE = 'kept';

/** Data for offline use, and when they were fetched. */
export interface StoredValue<T> {
  at: string;
  value: T;
}

interface Sealed {
  person: string;
  /** Not extractable: scripts can use the key, but not read it. */
  key: CryptoKey;
  nonce: Uint8Array<ArrayBuffer>;
  text: ArrayBuffer;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database refused'));
  });

async function withStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  try {
    return await done(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    // An open connection would block the deletion of the database.
    database.close();
  }
}

const bound = (person: string, nonce: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode(person),
});

/** Stores a user's data on this device, encrypted with a key that cannot be exported. */
export async function saveEncrypted(person: string, value: unknown): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const stored: StoredValue<unknown> = { at: new Date().toISOString(), value };
  const text = await crypto.subtle.encrypt(bound(person, nonce), key, new TextEncoder().encode(JSON.stringify(stored)));
  await withStore('readwrite', (store) => store.put({ person, key, nonce, text } satisfies Sealed, STORE));
}

/** The stored data of this user; null when there are none or they belong to another user. */
export async function readEncrypted<T>(person: string): Promise<StoredValue<T> | null> {
  // Opening a database would create it.
  if (!(await indexedDB.databases()).some(({ name }) => name === DATABASE)) return null;
  const sealed = (await withStore('readonly', (store) => store.get(STORE) as IDBRequest<Sealed | undefined>)) ?? null;
  if (sealed?.person !== person) return null;
  const text = await crypto.subtle.decrypt(bound(person, sealed.nonce), sealed.key, sealed.text);
  return JSON.parse(new TextDecoder().decode(text)) as StoredValue<T>;
}

/** Deletes the stored data and its key. */
export async function clearEncryptedStorage(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  await new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    // The deletion is blocked while another tab reads; the browser completes it afterwards.
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });
}
