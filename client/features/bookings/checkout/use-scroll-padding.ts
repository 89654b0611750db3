import { useEffect } from 'react';
import { setScrollPaddingBottom } from '../../../ui/layout/window-foot';

/* On phones the folded summary sticks below the header, and the pay bar at the bottom. */
const TOP = 'calc(var(--header-h) + 84px)';
const BOTTOM = 112;

/** Keeps focused elements clear of the sticky bars. */
export function useScrollPadding(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = TOP;
    setScrollPaddingBottom(BOTTOM);
    return () => {
      style.scrollPaddingTop = '';
      setScrollPaddingBottom();
    };
  }, []);
}
