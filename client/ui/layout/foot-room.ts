import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { FOOT } from '../../theme/foot';

/** Pixels at the window's foot: `covered` by a bar, and kept `clear` above it for what takes the focus. */
const foot = createStore(() => ({ covered: 0, clear: FOOT }));

/* Not a variable of the document: each change of one makes a browser compute the styles of every element. */
function applyScrollPadding(): void {
  const { covered, clear } = foot.getState();
  document.documentElement.style.scrollPaddingBottom = `${clear + covered}px`;
}

const bars: Record<string, number> = {};

/** Says how many pixels of the window's foot a bar covers: the page then ends above the highest. */
export function coverFoot(height: number, bar = 'banner'): void {
  bars[bar] = height;
  const pixels = Math.max(...Object.values(bars));
  foot.setState({ covered: pixels });
  document.body.style.borderBottom = pixels > 0 ? `${pixels}px solid transparent` : '';
  applyScrollPadding();
}

/** Keeps what takes the focus as many pixels clear of the foot, and of what covers it. */
export function keepClearOfFoot(pixels: number = FOOT): void {
  foot.setState({ clear: pixels });
  applyScrollPadding();
}

/** Gives an element `--foot-h`, the height of what covers the window's foot, so that it can stay above. */
export function useFootRoom(): CSSProperties {
  const pixels = useStore(foot, ({ covered }) => covered);
  return { '--foot-h': `${pixels}px` } as CSSProperties;
}
