type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface HeldSteps {
  presses: HTMLElement[];
  fields: [field: Field, value: string][];
  /** The page hears by itself now; only in parts that are still coming steps are held. */
  isOver: boolean;
}

declare global {
  interface Window {
    /** What was pressed and typed into a page that the server drew, before its code came. */
    heldSteps?: HeldSteps;
  }
}

const isComing = (element: Element): boolean => element.closest('[data-coming]') !== null;

/** Does again what people have done before the page, or a part of it, could hear them. */
export function repeatEarlySteps(): void {
  const held = window.heldSteps;
  if (!held) return;
  held.isOver = true;
  const typed = new Map(held.fields.filter(([field]) => !isComing(field)));
  // One press is one wish: whoever presses again for want of an answer wants it once.
  const pressed = new Set(held.presses.filter((target) => !isComing(target)));
  held.fields = held.fields.filter(([field]) => !typed.has(field));
  held.presses = held.presses.filter((target) => !pressed.has(target));
  for (const [field, value] of typed) retype(field, value);
  // A step later the page knows what was typed.
  setTimeout(() => pressed.forEach(press));
}

function press(target: HTMLElement): void {
  if (!target.isConnected) return;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}

/* React takes what it finds for what it knows: so that it hears of the text, the field is emptied under its eyes and filled behind its back. */
function retype(field: Field, value: string): void {
  if (!field.isConnected) return;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
