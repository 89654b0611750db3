import { useEffect, useState } from 'react';

const SETTLE_MS = 400;

/** A debounced value of plain data, so that input is not sent on every keystroke. */
export function useSettled<Value>(value: Value): Value {
  const wanted = JSON.stringify(value);
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return JSON.parse(settled) as Value;
}
