import type { RefObject } from 'react';
import { useShortcuts } from '../../../ui/staff/shortcuts';

interface RowKeys {
  /** Around the button that adds a filter. */
  readonly add?: RefObject<HTMLElement | null>;
  readonly views?: RefObject<HTMLElement | null>;
  /** Selects the focused row, or all up to it. */
  readonly onSelect?: ((key: string, isRange: boolean) => void) | undefined;
  /** Moves the open case instead of the focus; returns false when none is open. */
  readonly onMove?: ((step: 1 | -1) => boolean) | undefined;
}

const ROW_LINK = '[data-row-link]';

/** The shortcuts of rows: moving between them, and in a list to its filters and views. `Enter` follows the row's link natively. */
export function useRowKeys(table: RefObject<HTMLElement | null>, { add, views, onSelect, onMove }: RowKeys = {}): void {
  const isInside = (): boolean => table.current?.contains(document.activeElement) ?? false;
  const rowInFocus = (): HTMLElement | null | undefined =>
    document.activeElement?.closest<HTMLElement>('[data-row-key]');
  const move = (step: 1 | -1): void => {
    if (onMove?.(step)) return;
    const links = [...(table.current?.querySelectorAll<HTMLElement>(ROW_LINK) ?? [])];
    const at = links.indexOf(
      rowInFocus()?.querySelector<HTMLElement>(ROW_LINK) ?? (document.activeElement as HTMLElement),
    );
    const next = at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step;
    links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
  };
  const select = (isRange: boolean): boolean => {
    const key = rowInFocus()?.dataset['rowKey'];
    if (!onSelect || !key) return false;
    onSelect(key, isRange);
    return true;
  };
  useShortcuts('rows', {
    next: () => move(1),
    previous: () => move(-1),
    down: () => isInside() && move(1),
    up: () => isInside() && move(-1),
  });
  useShortcuts('list', {
    filter: add && (() => add.current?.querySelector('button')?.click()),
    views:
      views &&
      (() =>
        (
          views.current?.querySelector<HTMLElement>('[aria-current]') ?? views.current?.querySelector<HTMLElement>('a')
        )?.focus()),
    select: () => select(false),
    range: () => select(true),
  });
}
