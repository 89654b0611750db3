import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A dialog element that is modal while `isOpen`; closed or taken off the page, it gives the focus back to where it was. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  // Before the element leaves the page: one that is removed while open gives no focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!isOpen || !dialog) return;
    if (!dialog.open) {
      const page = document.documentElement;
      // The page below loses its scroll bar, whose room is kept: but only where there is one.
      page.toggleAttribute('data-scrolls', innerWidth > page.clientWidth);
      dialog.showModal();
    }
    return () => dialog.close();
  }, [isOpen]);
  return element;
}
