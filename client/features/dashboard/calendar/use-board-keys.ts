import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { dayByKey } from '../../../ui/time/day-grid';
import { dayAfter, monthAfter } from '../../../ui/time/days';
import { entryOn, type CalendarRow } from './calendar-rows';

export interface BoardPlace {
  readonly row: number;
  readonly day: string;
}

interface Board {
  /** The one cell in the tab order. */
  readonly place: BoardPlace;
  /** Free days selected with shift, both included. */
  readonly chosen: { readonly row: number; readonly from: string; readonly to: string } | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly goTo: (place: BoardPlace) => void;
}

interface BoardOptions {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly rows: readonly CalendarRow[];
  readonly month: string;
  readonly today: string;
  readonly onMonth: (count: number) => void;
  /** Enter: the booking, the block, or free days, both included. */
  readonly onOpen: (row: number, from: string, to: string) => void;
}

/** Keyboard navigation of the month: arrows by day and space, Home and End, pages by month, shift selects free days, Enter opens. */
export function useBoardKeys({ grid, rows, month, today, onMonth, onOpen }: BoardOptions): Board {
  const isMoved = useRef(false);
  const last = dayAfter(monthAfter(month, 1), -1);
  const isIn = (day: string): boolean => day >= month && day <= last;
  const [at, setAt] = useState<BoardPlace>({ row: 0, day: today });
  const [anchor, setAnchor] = useState<BoardPlace | null>(null);
  const place: BoardPlace = {
    row: Math.max(0, Math.min(at.row, rows.length - 1)),
    day: isIn(at.day) ? at.day : isIn(today) ? today : month,
  };
  useEffect(() => {
    // After a page key the day exists once its month has loaded.
    if (!isMoved.current || place.day !== at.day) return;
    isMoved.current = false;
    grid.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
  });
  const chosen = anchor && anchor.row === place.row ? ordered(anchor.row, anchor.day, place.day) : null;
  const goTo = (next: BoardPlace): void => {
    isMoved.current = true;
    setAnchor(null);
    setAt(next);
  };
  const isFree = (row: number, from: string, to: string): boolean => {
    for (let day = from; day <= to; day = dayAfter(day, 1)) if (entryOn(rows[row]?.entries ?? [], day)) return false;
    return true;
  };
  const step = (row: number, day: string, withShift: boolean): void => {
    if (row < 0 || row >= rows.length || !isIn(day)) return;
    const start = withShift && row === place.row ? (anchor ?? place) : null;
    if (start) {
      const range = ordered(row, start.day, day);
      if (!isFree(row, range.from, range.to)) return;
    }
    isMoved.current = true;
    setAnchor(start);
    setAt({ row, day });
  };
  const page = (count: number): void => {
    isMoved.current = true;
    setAnchor(null);
    setAt({ row: place.row, day: dayByKey(place.day, count < 0 ? 'PageUp' : 'PageDown') ?? place.day });
    onMonth(count);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { row, day } = place;
    const keys: Record<string, () => void> = {
      ArrowLeft: () => step(row, dayAfter(day, -1), event.shiftKey),
      ArrowRight: () => step(row, dayAfter(day, 1), event.shiftKey),
      ArrowUp: () => step(row - 1, day, false),
      ArrowDown: () => step(row + 1, day, false),
      Home: () => (event.ctrlKey ? step(0, day, false) : step(row, month, false)),
      End: () => (event.ctrlKey ? step(rows.length - 1, day, false) : step(row, last, false)),
      PageUp: () => page(-1),
      PageDown: () => page(1),
      Escape: () => setAnchor(null),
      Enter: () => onOpen(row, chosen?.from ?? day, chosen?.to ?? day),
      ' ': () => onOpen(row, chosen?.from ?? day, chosen?.to ?? day),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { place, chosen, onKeyDown, goTo };
}

const ordered = (row: number, a: string, b: string) => ({ row, from: a < b ? a : b, to: a < b ? b : a });
