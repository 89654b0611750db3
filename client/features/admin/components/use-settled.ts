import { useEffect, useState } from 'react';

const SETTLE_MS = 400;

/** A value of plain data once it has not changed for a moment: what is typed is not sent letter by letter. */
export function useSettled<Value>(value: Value): Value {
  const wanted = JSON.stringify(value);
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return JSON.parse(settled) as Value;
}
