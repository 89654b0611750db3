/**
 * A ref for a sticky box that grows: at the end of its container it grows upwards, which moves its focused element out of the window
 * or under the header. The window follows it.
 */
export function keepFocusInView(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const observer = new ResizeObserver(() => {
    const focused = document.activeElement;
    if (focused && box.contains(focused) && focused.matches(':focus-visible'))
      focused.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(box);
  return () => observer.disconnect();
}
