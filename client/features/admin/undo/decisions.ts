import { useStore } from 'zustand';
import { rememberedPerson } from '../../../session/tabs';
import { UndoStore, type Undoable } from '../../../ui/undo/undo-store';

/** Pending decisions that move no money: nobody is notified before their ten seconds are over. */
export const decisions = new UndoStore<null>(10_000);

/** The pending decision about a case, if any. */
export const useDecision = (caseId: string | undefined): Undoable<null> | undefined =>
  useStore(decisions, ({ byId }) => (caseId === undefined ? undefined : byId[caseId]));

/** The input of a decision that was sent on leaving its case and refused: restored on the next visit. */
export interface Unsent {
  /** The author; the input is never shown to another user who signs in here. */
  readonly userId: string | null | undefined;
  readonly act: string;
  /** The label of its button. */
  readonly title: string;
  readonly values: Readonly<Record<string, string>>;
}

const unsent = new Map<string, Unsent>();

export const keepUnsent = (caseId: string, words: Unsent): void => void unsent.set(caseId, words);
export const deleteUnsent = (caseId: string): void => void unsent.delete(caseId);

/** The signed-in person's input of the last attempt on a case. */
export function findUnsent(caseId: string | undefined): Unsent | null {
  const words = caseId === undefined ? undefined : unsent.get(caseId);
  return words && words.userId === rememberedPerson() ? words : null;
}
