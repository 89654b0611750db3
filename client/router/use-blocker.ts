import { useEffect, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';
import type { Attempt } from './browser-history';
import { useHistory } from './history-context';

/** A blocked navigation away from the page, or none. */
export type Blocker = { state: 'idle' } | { state: 'blocked'; proceed: () => void; reset: () => void };

/** Blocks navigations to other URLs, including the browser's back and forward, while the callback returns true. */
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
