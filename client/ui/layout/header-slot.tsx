import { useDeferredValue, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

let element: HTMLElement | null = null;
let isTaken = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Said before a page is drawn, or taken over as it was drawn: its address tells whether it will have something for the header. */
export const assumeHeaderTaken = (isAssumed: boolean): void => void (isTaken = isAssumed);

function setTaken(next: boolean): void {
  isTaken = next;
  tell();
}

/** The header gives its middle to this element while a page asks for it. */
export function setHeaderSlot(next: HTMLElement | null): void {
  element = next;
  tell();
}

/** Whether the page has something of its own for the header; the header then drops what is in its way. */
export const useIsHeaderTaken = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isTaken,
    () => isTaken,
  );

/** Puts a page's own part (its search) into the header. One page at a time. */
export function HeaderSlot({ children }: { children: ReactNode }) {
  // On the server there is nothing yet to put it into. Deferred: what was drawn is taken over first, and this comes after it in small steps.
  const place = useDeferredValue(
    useSyncExternalStore(
      subscribe,
      () => element,
      () => null,
    ),
  );
  useLayoutEffect(() => {
    setTaken(true);
    return () => setTaken(false);
  }, []);
  return place && createPortal(children, place);
}
