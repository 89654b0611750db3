import { readJson, writeJson } from '../state/browser-storage';
import { STORED } from '../state/stored-keys';

/** The value of a form field before a reload. */
interface StoredField {
  name: string;
  /** Several fields may have one name. */
  index: number;
  value: string;
}

interface StoredForms {
  address: string;
  fields: StoredField[];
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const RESTORE_TIMEOUT_MS = 10_000;
/* Declarations must be confirmed again after a reload; passwords and cards are never stored. */
const STORED_TYPES = new Set(['text', 'email', 'tel', 'search', 'url', 'number', 'date', 'textarea', 'select-one']);

const nameOf = (field: Field): string => field.name || field.id;

function fieldsOfPage(): Map<string, Field[]> {
  const found = new Map<string, Field[]>();
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    const isStored =
      STORED_TYPES.has(field.type) && nameOf(field) && !/^(cc-|one-time-code|.*password)/.test(field.autocomplete);
    if (isStored) found.set(nameOf(field), [...(found.get(nameOf(field)) ?? []), field]);
  }
  return found;
}

const address = (): string => location.pathname + location.search;

/** Stores the values of the page's fields over a reload, for this tab. */
export function storeForms(): void {
  const fields = [...fieldsOfPage()]
    .flatMap(([name, same]) => same.map(({ value }, index) => ({ name, index, value })))
    .filter(({ value }) => value !== '');
  if (fields.length > 0) writeJson(STORED.formValues, { address: address(), fields } satisfies StoredForms);
}

/* Dispatches input and blur events, so that React gets the value and no suggestion list opens. */
function fill(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Restores the values stored by `storeForms`, as the fields appear. */
export function restoreForms(): void {
  const stored = readJson<StoredForms>(STORED.formValues);
  writeJson(STORED.formValues, null);
  if (!stored || stored.address !== address()) return;
  let left = stored.fields;
  const fillWhatIsThere = () => {
    const page = fieldsOfPage();
    left = left.filter(({ name, index, value }) => {
      const field = page.get(name)?.[index];
      // The page itself may have restored the value.
      if (field && field.value !== value) fill(field, value);
      return !field;
    });
    if (left.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fillWhatIsThere);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), RESTORE_TIMEOUT_MS);
  fillWhatIsThere();
}
