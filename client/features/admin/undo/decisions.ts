import { useStore } from 'zustand';
import { UndoStore, type Undoable } from '../../../ui/undo/undo-store';

/** Pending decisions that move no money: nobody is notified before their ten seconds are over. */
export const decisions = new UndoStore<null>(10_000);

/** The pending decision about a case, if any. */
export const useDecision = (caseId: string | undefined): Undoable<null> | undefined =>
  useStore(decisions, ({ byId }) => (caseId === undefined ? undefined : byId[caseId]));
