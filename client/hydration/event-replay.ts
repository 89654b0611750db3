type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What `server/web/event-replay.ts` records. */
interface RecordedEvents {
  clicked: HTMLElement[];
  fields: [field: Field, value: string][];
  /** The page is hydrated; only events in parts whose code is still loading are recorded. */
  isOver: boolean;
}

declare global {
  interface Window {
    /** Clicks and input in a server-rendered page before it was hydrated. */
    recordedEvents?: RecordedEvents;
  }
}

const isComing = (element: Element): boolean => element.closest('[data-coming]') !== null;

/** Dispatches the events recorded before the page, or a part of it, was hydrated. */
export function replayEvents(): void {
  const recorded = window.recordedEvents;
  if (!recorded) return;
  recorded.isOver = true;
  const typed = new Map(recorded.fields.filter(([field]) => !isComing(field)));
  // Once per element: visitors who click again because nothing happens want it once.
  const clicked = new Set(recorded.clicked.filter((target) => !isComing(target)));
  recorded.fields = recorded.fields.filter(([field]) => !typed.has(field));
  recorded.clicked = recorded.clicked.filter((target) => !clicked.has(target));
  for (const [field, value] of typed) retype(field, value);
  // In the next task React has processed the typed text.
  setTimeout(() => clicked.forEach(click));
}

function click(target: HTMLElement): void {
  if (!target.isConnected) return;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}

/*
 * React treats the present value as known: it sees a change only if the field is emptied by its own setter and filled by the prototype's.
 */
function retype(field: Field, value: string): void {
  if (!field.isConnected) return;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
