import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the highlighted booking and focuses it, once it is rendered and each time its link is followed (RTE-5). */
export function useHighlight(isHighlighted: boolean): RefObject<HTMLTableRowElement | null> {
  const { key } = useLocation();
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (!isHighlighted || !row.current) return;
    row.current.scrollIntoView({ block: 'center', behavior: 'smooth' });
    row.current.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for the link that was followed
  }, [isHighlighted, key]);
  return row;
}
