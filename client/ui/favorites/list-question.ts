import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A kept space for which another list is to be chosen; without a list, it is in the first one. */
export interface ListQuestion {
  readonly spaceId: string;
  readonly fromListId?: string;
}

const questionStore = createStore<{ question: ListQuestion | null }>(() => ({ question: null }));

/** Asks to which list a kept space should go; null takes the question back. Callable from anywhere. */
export const openListDialog = (question: ListQuestion | null): void => questionStore.setState({ question });

/** The question that is open. */
export const useListQuestion = (): ListQuestion | null => useStore(questionStore, ({ question }) => question);
