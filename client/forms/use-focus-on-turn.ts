import { useEffect, useRef, type RefObject } from 'react';

/** Where a button and a form take each other's place: the focus goes with them, unless what has come took it itself or it is elsewhere by now. */
export function useFocusOnTurn<T extends HTMLElement>(turn: unknown): RefObject<T | null> {
  const place = useRef<T>(null);
  const before = useRef(turn);
  useEffect(() => {
    if (before.current === turn) return;
    before.current = turn;
    // What went away has left the focus to nobody.
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('input:not([hidden]), textarea, button')?.focus();
  }, [turn]);
  return place;
}
