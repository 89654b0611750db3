import { useEffect, useState, type RefObject } from 'react';

/* About a screen ahead: there before it is seen. */
const AHEAD = '700px 0px';

/**
 * Whether the reader has come near to a place. With `orAfterMs` it also answers yes once that time has gone by:
 * for contents that must be there for those who do not scroll, but jump by headings, search in the page or print it.
 */
export function useNear(place: RefObject<Element | null>, orAfterMs?: number): boolean {
  const [isNear, setNear] = useState(typeof window !== 'undefined' && typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    const timer = orAfterMs === undefined ? undefined : setTimeout(() => setNear(true), orAfterMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isNear, place, orAfterMs]);
  return isNear;
}
