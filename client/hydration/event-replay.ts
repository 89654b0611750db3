type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What `server/web/event-replay.ts` records. */
interface RecordedEvents {
  clicked: HTMLElement[];
  fields: [field: Field, value: string][];
  /** The page is hydrated; only parts whose code is still coming are recorded. */
  isOver: boolean;
}

declare global {
  interface Window {
    /** Clicks and input in a server-rendered page before it was hydrated. */
    recordedEvents?: RecordedEvents;
  }
}

const isComing = (element: Element): boolean => element.closest('[data-coming]') !== null;

/** Dispatches what was recorded before the page, or a part of it, was hydrated. */
export function replayEvents(): void {
  const recorded = window.recordedEvents;
  if (!recorded) return;
  recorded.isOver = true;
  const typed = new Map(recorded.fields.filter(([field]) => !isComing(field)));
  // Once for each element: a visitor who clicks again for want of an answer wants it once.
  const clicked = new Set(recorded.clicked.filter((target) => !isComing(target)));
  recorded.fields = recorded.fields.filter(([field]) => !typed.has(field));
  recorded.clicked = recorded.clicked.filter((target) => !clicked.has(target));
  for (const [field, value] of typed) retype(field, value);
  // A task later React knows what was typed.
  setTimeout(() => clicked.forEach(click));
}

function click(target: HTMLElement): void {
  if (!target.isConnected) return;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}

/* React takes the value it finds for the one it knows: it sees a change only if the field was emptied by its own setter and filled by the prototype's. */
function retype(field: Field, value: string): void {
  if (!field.isConnected) return;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
