const KEY = 'hueco_message_drafts';
const MOST = 50;

interface Kept {
  person: string;
  texts: Record<string, string>;
}

function read(person: string): Record<string, string> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.person === person ? kept.texts : {};
  } catch {
    return {};
  }
}

/** What this person has begun to write to a conversation, or about a space, and not sent. */
export const draftOf = (person: string, thread: string): string => read(person)[thread] ?? '';

/** Keeps it in this browser until it is sent, or she signs out; the oldest ones make room. */
export function keepDraft(person: string, thread: string, text: string): void {
  const { [thread]: _before, ...others } = read(person);
  const texts = text.trim() ? { ...others, [thread]: text } : others;
  try {
    localStorage.setItem(KEY, JSON.stringify({ person, texts: Object.fromEntries(Object.entries(texts).slice(-MOST)) } satisfies Kept));
  } catch {
    // Without storage what is typed lasts as long as the page.
  }
}
