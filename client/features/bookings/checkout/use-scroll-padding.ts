import { useEffect } from 'react';
import { keepClearOfFoot } from '../../../ui/layout/foot-room';

/* Under the header the phone keeps the folded summary in sight, and the pay bar at the foot. */
const TOP = 'calc(var(--header-h) + 84px)';
const BOTTOM = 112;

/** Keeps whatever takes the focus clear of what sticks to the page's edges. */
export function useScrollPadding(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = TOP;
    keepClearOfFoot(BOTTOM);
    return () => {
      style.scrollPaddingTop = '';
      keepClearOfFoot();
    };
  }, []);
}
