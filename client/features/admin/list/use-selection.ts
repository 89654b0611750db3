import { useState } from 'react';

/** The selected rows of the displayed page of a list, by key. */
export interface ListSelection {
  readonly keys: ReadonlySet<string>;
  readonly isAll: boolean;
  toggle: (key: string) => void;
  /** All from the last toggled row to this one. */
  toggleTo: (key: string) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** Selects rows of a page; rows that are no longer displayed are deselected. */
export function useSelection(shown: readonly string[]): ListSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const keys = new Set(shown.filter((key) => chosen.has(key)));
  const isAll = shown.length > 0 && keys.size === shown.length;
  const toggle = (key: string): void => {
    const next = new Set(keys);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
    setLast(key);
  };
  return {
    keys,
    isAll,
    toggle,
    toggleTo: (key) => {
      const ends = [last === null ? -1 : shown.indexOf(last), shown.indexOf(key)];
      if (ends.includes(-1)) return toggle(key);
      setChosen(new Set([...keys, ...shown.slice(Math.min(...ends), Math.max(...ends) + 1)]));
      setLast(key);
    },
    toggleAll: () => setChosen(isAll ? new Set() : new Set(shown)),
    clear: () => setChosen(new Set()),
  };
}
