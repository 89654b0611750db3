import { useEffect } from 'react';
import { useCountSpaceViewMutation } from '../../../generated/graphql';
import type { ViewStep } from '../../../generated/schema';

/** Tells the server that somebody looks at the space, and again that they see a price; it decides what counts. */
export function useCountView(id: string, step: ViewStep | null): void {
  const [count] = useCountSpaceViewMutation();
  useEffect(() => {
    // A visit that could not be counted is nobody's concern.
    if (step) count({ variables: { id, step } }).catch(() => undefined);
  }, [count, id, step]);
}
