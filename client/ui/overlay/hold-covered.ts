const REACHABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"])';

/**
 * The `ref` callback of a panel that opens over the page: the controls it covers become inert, so that none is pressed by its visible edge.
 * Tab still reaches them, since leaving the panel closes it.
 */
export function holdCovered(panel: HTMLElement | null): (() => void) | undefined {
  const root = panel?.parentElement;
  if (!panel || !root) return undefined;
  let held: readonly HTMLElement[] = [];
  const release = (): void => {
    for (const element of held) element.removeAttribute('inert');
    held = [];
  };
  const hold = (): void => {
    release();
    held = [...document.querySelectorAll<HTMLElement>(REACHABLE)].filter(
      (element) =>
        !element.hasAttribute('inert') &&
        !root.contains(element) &&
        !element.contains(root) &&
        overlaps(element, panel),
    );
    for (const element of held) element.setAttribute('inert', '');
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') release();
  };
  hold();
  root.addEventListener('keydown', onKey);
  // Focus moved to another control of the panel, which is still open.
  root.addEventListener('focusin', hold);
  return () => {
    root.removeEventListener('keydown', onKey);
    root.removeEventListener('focusin', hold);
    release();
  };
}

function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
