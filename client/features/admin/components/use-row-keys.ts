import { useEffect, type RefObject } from 'react';

/** Whether a key is meant for a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** `J` and `K` move the focus from row to row, whose link `Enter` opens; `F` goes to its filters, where there are any. Off in fields. */
export function useRowKeys(table: RefObject<HTMLElement | null>, search?: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const move = (step: 1 | -1): void => {
      const links = [...(table.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
      const at = links.indexOf(document.activeElement as HTMLElement);
      const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step;
      links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape' && search && event.target === search.current) search.current?.blur();
      if (isTyping(event.target)) return;
      if (event.key === 'j') move(1);
      else if (event.key === 'k') move(-1);
      else if (event.key === 'f' && search) search.current?.focus();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table, search]);
}
