import { useEffect, useState } from 'react';

/* Short enough not to be felt as a delay, longer than between two clicks. */
const PAUSE_MS = 250;

/** A debounced value. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
