import { useEffect, useState } from 'react';

/** A district's outline, with the position of its number. */
export interface Outline {
  name: string;
  path: string;
  x: number;
  y: number;
}

export interface Outlines {
  width: number;
  height: number;
  districts: readonly Outline[];
}

/** The outlines of a city's districts, from the given URL; null while they load or after a failure: the list shows the same. */
export function useOutlines(path: string | null): Outlines | null {
  const [outlines, setOutlines] = useState<Outlines | null>(null);
  useEffect(() => {
    if (path === null) return undefined;
    const stop = new AbortController();
    fetch(path, { signal: stop.signal })
      .then(async (answer) => answer.ok && setOutlines((await answer.json()) as Outlines))
      .catch(() => undefined);
    return () => stop.abort();
  }, [path]);
  return outlines;
}
