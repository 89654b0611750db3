import { readJson, writeJson } from './browser-storage';
import type { StoredKey } from './stored-keys';

const MAX_DRAFTS = 50;

interface StoredDrafts {
  person: string;
  texts: Record<string, string>;
}

/** The unsent text of a user for a conversation. */
export function getDraft(key: StoredKey, person: string, thread: string): string {
  return read(key, person)[thread] ?? '';
}

/** Saves a draft in this browser until it is sent or the user signs out; the oldest drafts are dropped. */
export function saveDraft(key: StoredKey, person: string, thread: string, text: string): void {
  const { [thread]: _before, ...others } = read(key, person);
  // Blanks too: a field that shows what is stored would lose those at its beginning.
  const texts = text ? { ...others, [thread]: text } : others;
  writeJson(key, {
    person,
    texts: Object.fromEntries(Object.entries(texts).slice(-MAX_DRAFTS)),
  } satisfies StoredDrafts);
}

/** Moves the unsent text of a thread to the one that it has become, unless that has a text of its own. */
export function moveDraft(key: StoredKey, person: string, from: string, to: string): void {
  const text = getDraft(key, person, from);
  if (!text) return;
  saveDraft(key, person, from, '');
  if (!getDraft(key, person, to).trim()) saveDraft(key, person, to, text);
}

function read(key: StoredKey, person: string): Record<string, string> {
  const stored = readJson<StoredDrafts>(key);
  return stored?.person === person ? stored.texts : {};
}
