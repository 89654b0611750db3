import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { WIDE } from '../../../ui/layout/use-media';
import type { ListAddress } from './list-address';

interface OpenRowOptions<Row> {
  /** Whether cases of this list open beside it. */
  isOffered: boolean;
  address: ListAddress;
  rows: readonly Row[] | undefined;
  hrefOf: (row: Row) => string;
  keyOf: (row: Row) => string;
  table: RefObject<HTMLElement | null>;
}

/** The row whose case is open beside the list; its URL parameter is the part after the list's path in the case's URL. */
export function useOpenRow<Row>({ isOffered, address, rows = [], hrefOf, keyOf, table }: OpenRowOptions<Row>) {
  const { pathname } = useLocation();
  const idOf = (row: Row): string => hrefOf(row).slice(pathname.length + 1);
  const id = isOffered ? address.open : null;
  const isOpen = (row: Row): boolean => id !== null && idOf(row) === id;
  const known = rows.findIndex((row) => isOpen(row) && keyOf(row) === address.openRow);
  const index = known === -1 ? rows.findIndex(isOpen) : known;
  const row = rows[index];
  const linkOf = (one: Row): HTMLElement | null | undefined =>
    [...(table.current?.querySelectorAll<HTMLElement>('[data-row-key]') ?? [])]
      .find((element) => element.dataset['rowKey'] === keyOf(one))
      ?.querySelector<HTMLElement>('[data-row-link]');
  const neighbour = (step: 1 | -1): Row | undefined => (index === -1 ? undefined : rows[index + step]);
  const move = (step: 1 | -1): void => {
    const next = neighbour(step);
    if (!next) return;
    address.show(idOf(next), keyOf(next));
    const link = linkOf(next);
    link?.scrollIntoView({ block: 'nearest' });
    if (table.current?.contains(document.activeElement)) link?.focus();
  };
  return {
    id,
    /** From 0, on this page; -1 when this page has no such row. */
    index,
    key: row && keyOf(row),
    href: `${pathname}/${id ?? ''}`,
    hasPrevious: neighbour(-1) !== undefined,
    hasNext: neighbour(1) !== undefined,
    move,
    /** Opens the case of a row; returns false where there is no room beside the list. */
    open: (one: Row): boolean => {
      if (!isOffered || !window.matchMedia(WIDE).matches) return false;
      address.show(idOf(one), keyOf(one));
      return true;
    },
    close: (): void => {
      address.show(null);
      if (row) linkOf(row)?.focus();
    },
  };
}
