import type { ContentKind } from '../../../generated/schema';
import { rememberedPerson } from '../../../session/tabs';
import { readJson, writeJson } from '../../../state/browser-storage';
import { STAFF_STORED } from '../../../state/staff-stored-keys';
import type { DecisionValues } from '../components/DecisionForm';
import { NEW_KEY } from './content-path';

/** A text that was written and not published, stored in this browser until then or until its author signs out. */
export interface ContentDraft {
  /** Its author; it is never shown to another user who signs in here. */
  readonly userId: string | null | undefined;
  /** ISO instant of the last change. */
  readonly at: string;
  /** When the last version that its author has read was written; empty for none. */
  readonly lastSetAt: string;
  readonly values: DecisionValues;
}

/** Key null: a new article. */
const idOf = (kind: ContentKind, key: string | null): string => `${kind}/${key ?? NEW_KEY}`;

export function storeDraft(kind: ContentKind, key: string | null, written: Omit<ContentDraft, 'at'>): void {
  const draft: ContentDraft = { ...written, at: new Date().toISOString() };
  writeJson(STAFF_STORED.contentDrafts, draft, idOf(kind, key));
}

export const deleteDraft = (kind: ContentKind, key: string | null): void =>
  writeJson(STAFF_STORED.contentDrafts, null, idOf(kind, key));

/** The signed-in person's own draft of a text; null for none. */
export function findDraft(kind: ContentKind, key: string | null): ContentDraft | null {
  const draft = readJson<ContentDraft>(STAFF_STORED.contentDrafts, idOf(kind, key));
  return draft?.userId === rememberedPerson() ? draft : null;
}
