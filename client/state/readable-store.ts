import type { StoreApi } from 'zustand/vanilla';

/** What zustand's `useStore` reads: also values stored in the browser and not in memory. */
export type ReadableStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/** Adapts a listener for states to an event that only reports a change. */
export function onEachState<T>(getState: () => T, listener: (state: T, before: T) => void): () => void {
  let before = getState();
  return () => {
    const state = getState();
    listener(state, before);
    before = state;
  };
}
