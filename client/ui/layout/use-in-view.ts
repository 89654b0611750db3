import { useEffect, useState, type RefObject } from 'react';

/* About one screen ahead, so that content is ready when it becomes visible. */
const AHEAD = '700px 0px';

/**
 * Whether an element is, or has been, at most one screen away from the viewport. With `orAfterMs` it is also true after that time: for
 * content needed by users who do not scroll, but jump by headings, search in the page or print it.
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
