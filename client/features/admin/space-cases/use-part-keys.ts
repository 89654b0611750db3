import type { RefObject } from 'react';
import { useShortcuts } from '../../../ui/staff/shortcuts';

/** Shortcuts on the parts of a space while one is focused: move, accept, or add a note. */
export function usePartKeys(table: RefObject<HTMLElement | null>): void {
  const partInFocus = (): Element | null | undefined => document.activeElement?.closest('[data-part]');
  const move = (step: 1 | -1): boolean => {
    const parts: Element[] = [...(table.current?.querySelectorAll('[data-part]') ?? [])];
    const at = parts.findIndex((part) => part === partInFocus());
    if (at === -1) return false;
    parts[at + step]?.querySelector('button')?.focus();
    return true;
  };
  const press = (verdict: 'good' | 'note'): boolean => {
    const button = partInFocus()?.querySelector<HTMLElement>(`[data-verdict="${verdict}"]`);
    button?.click();
    return button != null;
  };
  useShortcuts('spaces', {
    down: () => move(1),
    up: () => move(-1),
    good: () => press('good'),
    note: () => press('note'),
  });
}
