import { useSyncExternalStore } from 'react';

/** A kept space for which another list is to be chosen; without a list, it is in the first one. */
export interface ListQuestion {
  readonly spaceId: string;
  readonly fromListId?: string;
}

let asked: ListQuestion | null = null;
const listeners = new Set<() => void>();

/** Asks to which list a kept space should go; null takes the question back. Callable from anywhere. */
export function askForList(question: ListQuestion | null): void {
  asked = question;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question that is open. */
export const useListQuestion = (): ListQuestion | null =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
