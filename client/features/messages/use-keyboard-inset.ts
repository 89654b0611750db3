import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { createBrowserState } from '../../state/browser-state';

/* Pixels; smaller differences come from browser controls, not from a keyboard. */
const MIN_KEYBOARD_HEIGHT = 120;

/* Height covered by the on-screen keyboard. A zoomed page also shrinks the visual viewport, so it is ignored. */
function keyboardHeight(): number {
  const view = window.visualViewport;
  if (!view || view.scale !== 1) return 0;
  const height = Math.round(window.innerHeight - view.height);
  return height > MIN_KEYBOARD_HEIGHT ? height : 0;
}

const keyboard = createBrowserState({
  read: keyboardHeight,
  source: () => window.visualViewport,
  events: ['resize'],
  assumed: () => 0,
});

/** Keeps the page above the on-screen keyboard in browsers that overlay it. */
export function useKeyboardInset(): CSSProperties {
  const height = useStore(keyboard);
  return height > 0 ? { marginBottom: height } : {};
}
