import { useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';
import type { Attempt } from './browser-history';
import { useHistory } from './history-context';

/** A step away from the page: none, or one that waits for an answer. */
export type Blocker = { state: 'idle' } | { state: 'blocked'; proceed: () => void; reset: () => void };

/** Holds steps to other addresses up, the browser's back and forward too, while the question answers yes. */
export function useBlocker(shouldBlock: (current: Location, next: Location) => boolean): Blocker {
  const history = useHistory();
  const [held, setHeld] = useState<Attempt | null>(null);
  const question = useRef(shouldBlock);
  useEffect(() => {
    question.current = shouldBlock;
  });
  useEffect(
    () =>
      history.block((attempt) => {
        const isHeld = question.current(attempt.from, attempt.to);
        if (isHeld) setHeld(attempt);
        return isHeld;
      }),
    [history],
  );
  if (!held) return { state: 'idle' };
  return {
    state: 'blocked',
    proceed: () => {
      setHeld(null);
      held.proceed();
    },
    reset: () => setHeld(null),
  };
}
