import { useEffect, useState } from 'react';

/* Short enough not to be felt as a delay, longer than between two clicks. */
const PAUSE_MS = 250;

/** A value once it has not changed for a while. */
export function useDebounced<T>(value: T, milliseconds: number = PAUSE_MS): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
