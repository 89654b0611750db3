import { useEffect, useState } from 'react';

/* Short enough not to be felt as a delay, longer than between two clicks. */
const PAUSE_MS = 250;

/** A debounced value. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
