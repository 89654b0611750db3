import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to the booking an address points at and gives it focus, once it is there (RTE-5). */
export function useHighlight(isHighlighted: boolean): RefObject<HTMLTableRowElement | null> {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (!isHighlighted || !row.current) return;
    row.current.scrollIntoView({ block: 'center', behavior: 'smooth' });
    row.current.focus({ preventScroll: true });
  }, [isHighlighted]);
  return row;
}
