import { useStore } from 'zustand';
import { rememberedPerson } from '../../../session/tabs';
import { UndoStore, type Undoable } from '../../../ui/undo/undo-store';

/** The decisions of this page that move no money: nobody reads of one before its ten seconds are over. */
export const decisions = new UndoStore<null>(10_000);

/** The decision that waits about a case, if there is one. */
export const useDecision = (caseId: string | undefined): Undoable<null> | undefined =>
  useStore(decisions, ({ byId }) => (caseId === undefined ? undefined : byId[caseId]));

/** What was written in a decision that was sent on leaving its case and refused: it stands there again on the next visit. */
export interface Unsent {
  /** Whose words they are; nobody else who signs in here is shown them. */
  readonly userId: string | null | undefined;
  readonly act: string;
  /** What its button said. */
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
}

const unsent = new Map<string, Unsent>();

export const keepUnsent = (caseId: string, words: Unsent): void => void unsent.set(caseId, words);
export const deleteUnsent = (caseId: string): void => void unsent.delete(caseId);

/** The words about a case that the last try of the signed-in person left. */
export function findUnsent(caseId: string | undefined): Unsent | null {
  const words = caseId === undefined ? undefined : unsent.get(caseId);
  return words && words.userId === rememberedPerson() ? words : null;
}
