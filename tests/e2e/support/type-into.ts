import type { Locator } from 'playwright-core';

/** Types as users do: into the focused field or one that Tab reaches from there; any other field is clicked first. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  if (!(await field.evaluate(isReached))) await field.click();
  await field.fill(text);
}

/* Runs in the page. At most two presses of Tab, because a field may have its own button, such as one that shows a password. */
function isReached(field: Element): boolean {
  const FOCUSABLE =
    'a[href], button:not([disabled]), input:not([type=hidden], [disabled]), select, textarea, [tabindex]:not([tabindex^="-"])';
  const active = document.activeElement;
  if (active === field) return true;
  if (!active || active === document.body) return false;
  const isAfter = (one: Element, other: Element): boolean =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const between = [...document.querySelectorAll(FOCUSABLE)].filter(
    (one) => isAfter(active, one) && !active.contains(one) && isAfter(one, field) && one.checkVisibility(),
  );
  return isAfter(active, field) && between.length <= 1;
}
