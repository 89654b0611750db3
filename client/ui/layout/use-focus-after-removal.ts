import { useEffect, useRef } from 'react';
import { MAIN_ID } from './anchors';

/** When a focused row of a list was removed, moves the focus to the list's heading, or to the page where that is gone too. */
export function useFocusAfterRemoval(count: number, headingId: string): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body)
      document.getElementById(document.getElementById(headingId) ? headingId : MAIN_ID)?.focus();
  }, [count, headingId]);
}
