import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { dayByKey } from '../../time/day-grid';
import { monthOf } from '../../time/days';

interface DayFocusOptions {
  first: string;
  month: string;
  onMonth: (month: string) => void;
  min: string;
  max: string;
}

export interface DayFocus {
  readonly table: RefObject<HTMLTableElement | null>;
  /** The one day of the shown month in the tab order. */
  readonly reachable: string;
  readonly setFocus: (day: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Keyboard navigation in a table of days: arrows, Home, End and page keys, across months too. Days have `data-day`. */
export function useDayFocus({ first, month, onMonth, min, max }: DayFocusOptions): DayFocus {
  const table = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  const [focus, setFocus] = useState(first);
  const reachable = monthOf(focus) === month ? focus : month < min ? min : month;
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${focus}"]`)?.focus();
  }, [focus]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const wanted = dayByKey(reachable, event.key);
    if (!wanted) return;
    event.preventDefault();
    const day = wanted < min ? min : wanted > max ? max : wanted;
    isMoved.current = true;
    setFocus(day);
    if (monthOf(day) !== month) onMonth(monthOf(day));
  };
  return { table, reachable, setFocus, onKeyDown };
}
