import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** One parameter of the console, kept in the URL; empty while nothing is chosen. */
export function useConsoleParam(name: string): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string): void =>
      setParams(
        (former) => {
          const next = new URLSearchParams(former);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setParams],
  );
  return [params.get(name) ?? '', set];
}
