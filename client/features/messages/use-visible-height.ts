import { useSyncExternalStore, type CSSProperties } from 'react';

/* Less than any keyboard. */
const NOTICEABLE = 120;

const subscribe = (listener: () => void) => {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
};

/* What the keyboard on the screen covers; a magnified page is not covered by one. */
function covered(): number {
  const view = window.visualViewport;
  if (!view || view.scale !== 1) return 0;
  const height = Math.round(window.innerHeight - view.height);
  return height > NOTICEABLE ? height : 0;
}

/** Ends the page above the keyboard of a phone, for browsers that lay it over the page. */
export function useVisibleHeight(): CSSProperties {
  const height = useSyncExternalStore(subscribe, covered, () => 0);
  return height > 0 ? { marginBottom: height } : {};
}
