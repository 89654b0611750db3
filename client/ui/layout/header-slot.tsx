import { useDeferredValue, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const slot = createStore<{ element: HTMLElement | null }>(() => ({ element: null }));
const taken = createStore(() => ({ isTaken: false }));
/* The server renders with what is assumed of a page, and the browser hydrates with the same. */
const assumedTaken = { ...taken, getInitialState: taken.getState };

/** Called before a page is rendered or hydrated: its URL decides whether it will have content for the header. */
export const assumeHeaderTaken = (isTaken: boolean): void => taken.setState({ isTaken });

/** The element of the header into which a page renders. */
export const setHeaderSlot = (element: HTMLElement | null): void => slot.setState({ element });

/** Whether the page has content of its own for the header, which then hides other elements. */
export const useIsHeaderTaken = (): boolean => useStore(assumedTaken, ({ isTaken }) => isTaken);

/** Renders a page's own content (its search) into the header. One page at a time. */
export function HeaderSlot({ children }: { children: ReactNode }) {
  // The server has no element for it. Deferred: the rendered page is hydrated first, and this follows in small steps.
  const place = useDeferredValue(useStore(slot, ({ element }) => element));
  useLayoutEffect(() => {
    taken.setState({ isTaken: true });
    return () => taken.setState({ isTaken: false });
  }, []);
  return place && createPortal(children, place);
}
