import { readJson, writeJson } from '../../state/browser-storage';
import { STORED } from '../../state/stored-keys';

const MAX_DRAFTS = 50;

interface StoredDrafts {
  person: string;
  texts: Record<string, string>;
}

function read(person: string): Record<string, string> {
  const stored = readJson<StoredDrafts>(STORED.messageDrafts);
  return stored?.person === person ? stored.texts : {};
}

/** The unsent text of a user for a conversation, or for a new one about a space. */
export const getDraft = (person: string, thread: string): string => read(person)[thread] ?? '';

/** Saves a draft in this browser until it is sent or the user signs out; the oldest drafts are dropped. */
export function saveDraft(person: string, thread: string, text: string): void {
  const { [thread]: _before, ...others } = read(person);
  const texts = text.trim() ? { ...others, [thread]: text } : others;
  writeJson(STORED.messageDrafts, {
    person,
    texts: Object.fromEntries(Object.entries(texts).slice(-MAX_DRAFTS)),
  } satisfies StoredDrafts);
}
