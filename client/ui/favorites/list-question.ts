import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A favorite for which another list is to be chosen; without a list, it is in the first one. */
export interface ListQuestion {
  readonly spaceId: string;
  readonly fromListId?: string;
}

const questionStore = createStore<{ question: ListQuestion | null }>(() => ({ question: null }));

/** Asks for the list of a favorite; null closes the question. Callable from anywhere. */
export const openListDialog = (question: ListQuestion | null): void => questionStore.setState({ question });

/** The open question. */
export const useListQuestion = (): ListQuestion | null => useStore(questionStore, ({ question }) => question);
