import { useSearchParams } from 'react-router-dom';

/** The choices made in a tab are in the address, so that a reload and the way back find them again; null removes one. */
export function useTabParams(): [URLSearchParams, (changes: Readonly<Record<string, string | null>>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | null>>): void => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [params, change];
}
