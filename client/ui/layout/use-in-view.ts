import { useEffect, useState, type RefObject } from 'react';

/* About a screen ahead: there before it is seen. */
const AHEAD = '700px 0px';

/**
 * Whether an element is, or has been, at most a screen away from the viewport. With `orAfterMs` it is also true after that time:
 * for contents that must be there for those who do not scroll, but jump by headings, search in the page or print it.
 */
export function useInView(place: RefObject<Element | null>, orAfterMs?: number, ahead = AHEAD): boolean {
  const [isInView, setInView] = useState(typeof window !== 'undefined' && typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isInView || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setInView(true),
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    const timer = orAfterMs === undefined ? undefined : setTimeout(() => setInView(true), orAfterMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isInView, place, orAfterMs, ahead]);
  return isInView;
}
