import type { Locator } from 'playwright-core';

/** Types as people do: into the field that has the focus or that Tab reaches from there; into any other they press first. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  if (!(await field.evaluate(isReached))) await field.click();
  await field.fill(text);
}

/* Runs in the page. Two presses of Tab at most: a field may have a button of its own, such as one that shows a password. */
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
