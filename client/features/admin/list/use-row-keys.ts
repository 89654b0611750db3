import { useEffect, useRef, type RefObject } from 'react';

/** Whether a key is meant for a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName) && (target as HTMLInputElement).type !== 'checkbox'));

interface RowKeys {
  readonly search?: RefObject<HTMLElement | null>;
  /** Around the button that adds a filter. */
  readonly add?: RefObject<HTMLElement | null>;
  readonly views?: RefObject<HTMLElement | null>;
  /** `X` selects the row that has the focus, with `Shift` all up to it. */
  readonly onSelect?: ((key: string, isRange: boolean) => void) | undefined;
  /** Moves what is open beside the list in place of the focus; false: nothing is. */
  readonly onMove?: ((step: 1 | -1) => boolean) | undefined;
  /** Further letters; false: the letter does nothing now. */
  readonly onLetter?: ((letter: string) => boolean) | undefined;
}

/** `J` and `K`, and in the list the arrows, move the focus from row to row, whose link `Enter` opens; `F` adds a filter and `V` to the views of a list that has any. Off in fields. */
export function useRowKeys(table: RefObject<HTMLElement | null>, keys: RowKeys = {}): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const rowLinks = (): HTMLElement[] => [...(table.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const move = (step: 1 | -1): void => {
      if (latest.current.onMove?.(step)) return;
      const links = rowLinks();
      const row = document.activeElement?.closest('[data-row-key]')?.querySelector<HTMLElement>('[data-row-link]');
      const at = links.indexOf(row ?? (document.activeElement as HTMLElement));
      const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step;
      links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
    };
    const select = (isRange: boolean): boolean => {
      const { onSelect } = latest.current;
      const key = document.activeElement?.closest<HTMLElement>('[data-row-key]')?.dataset['rowKey'];
      if (!onSelect || !key) return false;
      onSelect(key, isRange);
      return true;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { search, add, views, onLetter } = latest.current;
      if (event.key === 'Escape' && search && event.target === search.current) search.current?.blur();
      // A dialog over the list has keys of its own.
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const letter = event.key.toLowerCase();
      const isArrow = letter.startsWith('arrow') && table.current?.contains(document.activeElement);
      if (letter === 'j' || (isArrow && letter === 'arrowdown')) move(1);
      else if (letter === 'k' || (isArrow && letter === 'arrowup')) move(-1);
      else if (letter === 'f' && add) add.current?.querySelector('button')?.click();
      else if (letter === 'v' && views)
        (
          views.current?.querySelector<HTMLElement>('[aria-current]') ?? views.current?.querySelector<HTMLElement>('a')
        )?.focus();
      else if (letter === 'x' ? !select(event.shiftKey) : !onLetter?.(letter)) return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table]);
}
