import { useEffect } from 'react';
import { useCountSpaceViewMutation } from '../../../generated/graphql';
import type { ViewStep } from '../../../generated/schema';

/** Reports a view of the space, and another one once a price is shown; the server decides what counts. */
export function useCountView(id: string, step: ViewStep | null): void {
  const [count] = useCountSpaceViewMutation();
  useEffect(() => {
    // A failure is ignored.
    if (step) count({ variables: { id, step } }).catch(() => undefined);
  }, [count, id, step]);
}
