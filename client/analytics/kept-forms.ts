import { readJson, writeJson } from '../state/browser-storage';
import { STORED } from '../state/stored-keys';

/** What was being filled in when the page was loaded anew. */
interface KeptField {
  name: string;
  /** Several fields may have one name. */
  index: number;
  value: string;
}

interface KeptForms {
  address: string;
  fields: KeptField[];
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const PATIENCE_MS = 10_000;
/* What people declare with a tick is declared anew; secrets and cards are never kept. */
const KEPT_TYPES = new Set(['text', 'email', 'tel', 'search', 'url', 'number', 'date', 'textarea', 'select-one']);

const nameOf = (field: Field): string => field.name || field.id;

function fieldsOfPage(): Map<string, Field[]> {
  const found = new Map<string, Field[]>();
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    const isKept =
      KEPT_TYPES.has(field.type) && nameOf(field) && !/^(cc-|one-time-code|.*password)/.test(field.autocomplete);
    if (isKept) found.set(nameOf(field), [...(found.get(nameOf(field)) ?? []), field]);
  }
  return found;
}

const address = (): string => location.pathname + location.search;

/** Keeps what stands in the page's fields over a reload, for this tab. */
export function keepForms(): void {
  const fields = [...fieldsOfPage()]
    .flatMap(([name, same]) => same.map(({ value }, index) => ({ name, index, value })))
    .filter(({ value }) => value !== '');
  if (fields.length > 0) writeJson(STORED.formValues, { address: address(), fields } satisfies KeptForms);
}

/* As if it were typed and left: the page's own code gets the events, and opens nothing that waits for more letters. */
function fill(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Fills in again what `keepForms` kept, as the fields appear. */
export function restoreForms(): void {
  const kept = readJson<KeptForms>(STORED.formValues);
  writeJson(STORED.formValues, null);
  if (!kept || kept.address !== address()) return;
  let left = kept.fields;
  const fillWhatIsThere = () => {
    const page = fieldsOfPage();
    left = left.filter(({ name, index, value }) => {
      const field = page.get(name)?.[index];
      // What the page keeps itself is there already.
      if (field && field.value !== value) fill(field, value);
      return !field;
    });
    if (left.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fillWhatIsThere);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
  fillWhatIsThere();
}
