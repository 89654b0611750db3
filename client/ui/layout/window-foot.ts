import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { FOOT } from '../../theme/foot';

/** Pixels at the window's bottom: `covered` by a bar, and kept `clear` above it for focused elements. */
const foot = createStore(() => ({ covered: 0, clear: FOOT }));

/* Not a variable of the document: each change of one makes a browser compute the styles of every element. */
function applyScrollPadding(): void {
  const { covered, clear } = foot.getState();
  document.documentElement.style.scrollPaddingBottom = `${clear + covered}px`;
}

const bars: Record<string, number> = {};

/** Registers how many pixels at the window's bottom a bar covers: the page then ends above the highest bar. */
export function setFootHeight(height: number, bar = 'banner'): void {
  bars[bar] = height;
  const pixels = Math.max(...Object.values(bars));
  foot.setState({ covered: pixels });
  document.body.style.borderBottom = pixels > 0 ? `${pixels}px solid transparent` : '';
  applyScrollPadding();
}

/** Keeps focused elements that many pixels above the bottom and what covers it. */
export function setScrollPaddingBottom(pixels: number = FOOT): void {
  foot.setState({ clear: pixels });
  applyScrollPadding();
}

/** Sets `--foot-h` on an element, the height of what covers the window's bottom. */
export function useFootHeight(): CSSProperties {
  const pixels = useStore(foot, ({ covered }) => covered);
  return { '--foot-h': `${pixels}px` } as CSSProperties;
}
