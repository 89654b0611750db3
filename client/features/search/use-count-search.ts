import { useCallback } from 'react';
import { useCountSearchMutation } from '../../generated/graphql';

/** Tells the server that there was a search, which it only counts. */
export function useCountSearch(): () => void {
  const [count] = useCountSearchMutation();
  return useCallback(() => {
    // One that could not be counted is nobody's concern.
    count().catch(() => undefined);
  }, [count]);
}
