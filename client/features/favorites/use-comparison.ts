import { useState } from 'react';

const MOST = 4;

/** The spaces selected for comparison, in the order of selection; at most four. */
export interface Comparison {
  readonly ids: readonly string[];
  readonly isFull: boolean;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

/** Spaces that are no longer shown are not compared. */
export function useComparison(shownIds: readonly string[]): Comparison {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ids = chosen.filter((id) => shownIds.includes(id));
  return {
    ids,
    isFull: ids.length >= MOST,
    toggle: (id) => setChosen(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(0, MOST)),
    clear: () => setChosen([]),
  };
}
