import type { StoreApi } from 'zustand/vanilla';

/** What zustand's `useStore` reads: also values that are stored in the browser and not in memory. */
export type ReadableStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/** Turns a listener for states into one for events that only say that something has changed. */
export function onEachState<T>(getState: () => T, listener: (state: T, before: T) => void): () => void {
  let before = getState();
  return () => {
    const state = getState();
    listener(state, before);
    before = state;
  };
}
