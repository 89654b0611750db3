import { onEachState, type ReadableStore } from './readable-store';

interface BrowserValue<T> {
  /** Reads the current value. */
  read: () => T;
  /** The event target of its changes; called in the browser only. */
  source: () => EventTarget | null | undefined;
  events: readonly string[];
  /** The value on the server and during hydration. */
  assumed: () => T;
}

/** State that only the browser knows, such as its width or its connection, as a store for `useStore`. */
export const createBrowserState = <T>({ read, source, events, assumed }: BrowserValue<T>): ReadableStore<T> => ({
  getState: read,
  getInitialState: assumed,
  subscribe: (listener) => {
    const target = source();
    const onChange = onEachState(read, listener);
    for (const event of events) target?.addEventListener(event, onChange);
    return () => {
      for (const event of events) target?.removeEventListener(event, onChange);
    };
  },
});
