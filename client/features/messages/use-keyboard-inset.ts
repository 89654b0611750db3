import { useSyncExternalStore, type CSSProperties } from 'react';

/* Pixels; smaller differences come from browser controls, not from a keyboard. */
const MIN_KEYBOARD_HEIGHT = 120;

const subscribe = (listener: () => void) => {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
};

/* Height covered by the on-screen keyboard. A zoomed page also shrinks the visual viewport, so it is ignored. */
function keyboardHeight(): number {
  const view = window.visualViewport;
  if (!view || view.scale !== 1) return 0;
  const height = Math.round(window.innerHeight - view.height);
  return height > MIN_KEYBOARD_HEIGHT ? height : 0;
}

/** Keeps the page above the on-screen keyboard in browsers that overlay it. */
export function useKeyboardInset(): CSSProperties {
  const height = useSyncExternalStore(subscribe, keyboardHeight, () => 0);
  return height > 0 ? { marginBottom: height } : {};
}
