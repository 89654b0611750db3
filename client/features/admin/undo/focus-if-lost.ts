/** Focuses new content when the focused element was removed. */
export function focusIfLost(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}
