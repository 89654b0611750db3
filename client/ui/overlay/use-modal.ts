import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A dialog element that is modal while `isOpen`; when closed or unmounted, it restores the focus. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  // Before the element is removed: one removed while open does not restore the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!isOpen || !dialog) return;
    if (!dialog.open) {
      const page = document.documentElement;
      // The page below loses its scroll bar, whose width is reserved if there was one.
      page.toggleAttribute('data-scrolls', innerWidth > page.clientWidth);
      dialog.showModal();
    }
    return () => dialog.close();
  }, [isOpen]);
  return element;
}
