import { subscribeToStored } from '../../../state/browser-storage';
import { onEachState, type ReadableStore } from '../../../state/readable-store';
import type { StoredKey } from '../../../state/stored-keys';

/** A parsed value of the browser's storage for `useStore`: the same object until the text changes. */
export function jsonStore<Value>(key: StoredKey, read: () => Value): ReadableStore<Value> {
  let known: { readonly text: string; readonly value: Value } | null = null;
  const getState = (): Value => {
    const value = read();
    const text = JSON.stringify(value);
    if (known?.text !== text) known = { text, value };
    return known.value;
  };
  return {
    getState,
    getInitialState: getState,
    subscribe: (listener) => subscribeToStored(key, onEachState(getState, listener)),
  };
}
