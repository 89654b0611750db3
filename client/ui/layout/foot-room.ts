import { useSyncExternalStore, type CSSProperties } from 'react';
import { FOOT } from '../../theme/foot';

let covered = 0;
let kept = FOOT;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/* Not a variable of the document: each change of one makes a browser work out every element anew. */
function scrollClear(): void {
  document.documentElement.style.scrollPaddingBottom = `${kept + covered}px`;
}

/** Says how many pixels of the window's foot a bar covers: the page then ends above it. */
export function coverFoot(pixels: number): void {
  covered = pixels;
  document.body.style.borderBottom = pixels > 0 ? `${pixels}px solid transparent` : '';
  scrollClear();
  for (const listener of listeners) listener();
}

/** Keeps what takes the focus as many pixels clear of the foot, and of what covers it. */
export function keepClearOfFoot(pixels: number = FOOT): void {
  kept = pixels;
  scrollClear();
}

/** Gives an element `--foot-h`, the height of what covers the window's foot, so that it can stay above. */
export function useFootRoom(): CSSProperties {
  const pixels = useSyncExternalStore(
    subscribe,
    () => covered,
    () => 0,
  );
  return { '--foot-h': `${pixels}px` } as CSSProperties;
}
