import { useEffect, useRef, type RefObject } from 'react';

/**
 * When a button and a form replace each other, moves the focus to the new one, unless it has taken it itself or the focus is elsewhere by
 * then.
 */
export function useFocusOnReplacement<T extends HTMLElement>(turn: unknown): RefObject<T | null> {
  const place = useRef<T>(null);
  const before = useRef(turn);
  useEffect(() => {
    if (before.current === turn) return;
    before.current = turn;
    // The focused element has been unmounted.
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('input:not([hidden]), textarea, button')?.focus();
  }, [turn]);
  return place;
}
