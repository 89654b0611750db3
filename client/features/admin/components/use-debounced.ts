import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 400;

/** A debounced value of plain data, so that input is not sent on every keystroke. */
export function useDebounced<Value>(value: Value): Value {
  const wanted = JSON.stringify(value);
  const [debounced, setDebounced] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return JSON.parse(debounced) as Value;
}
