import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to the highlighted booking and focuses it, once it is rendered (RTE-5). */
export function useHighlight(isHighlighted: boolean): RefObject<HTMLTableRowElement | null> {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (!isHighlighted || !row.current) return;
    row.current.scrollIntoView({ block: 'center', behavior: 'smooth' });
    row.current.focus({ preventScroll: true });
  }, [isHighlighted]);
  return row;
}
