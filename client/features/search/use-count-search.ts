import { useCallback } from 'react';
import { useCountSearchMutation } from '../../generated/graphql';

/** Reports a search to the server, for statistics only. */
export function useCountSearch(): () => void {
  const [count] = useCountSearchMutation();
  return useCallback(() => {
    // A failure is ignored.
    count().catch(() => undefined);
  }, [count]);
}
