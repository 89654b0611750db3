import { useEffect, useState } from 'react';

/* Shorter than one waits for an answer, longer than between two presses of a button. */
const PAUSE_MS = 250;

/** A value once it has stopped changing. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
