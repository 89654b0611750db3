import { useState } from 'react';

const MOST = 4;

/** Which of the shown spaces are set side by side, in the order of choosing; four at most. */
export interface Comparison {
  readonly ids: readonly string[];
  readonly isFull: boolean;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

/** What is no longer among the shown ones is not compared either. */
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
