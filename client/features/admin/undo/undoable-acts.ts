import { undoableActs } from '../../../generated/undoable-acts';

/** Whether an act waits before it is sent, by its enum value. */
export const isUndoable = (named: keyof typeof undoableActs, act: string): boolean =>
  (undoableActs[named] as readonly string[]).includes(act);
