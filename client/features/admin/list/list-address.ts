import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Stored in the history entry. */
interface PageState {
  /** Cursors of the previous pages, so that going back needs no query. */
  readonly before?: readonly (string | null)[];
  /** The key of the open row, because the same case may be that of several rows. */
  readonly row?: string;
}

const AFTER = 'after';
/** The row whose case is open beside the list. */
const OPEN = 'open';

/** URL parameters that are not filters. */
export const NO_FILTERS = [AFTER, OPEN] as const;

/** The values of a list's filters, by key; empty when not set. */
export type ListValues = Readonly<Record<string, string>>;

/** The filters, the page and the open row of a list, all in the URL, so that a list can be shared and restored. */
export function useListAddress(keys: readonly string[]) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const values: ListValues = useMemo(() => {
    const params = new URLSearchParams(search);
    return Object.fromEntries(keys.map((key) => [key, params.get(key) ?? '']));
  }, [keys, search]);
  const after = query.get(AFTER);
  const open = query.get(OPEN);
  const { before = [], row } = (state as PageState | null) ?? {};

  const go = useCallback(
    (params: URLSearchParams, next: PageState, replace: boolean): void => {
      const text = params.toString();
      void navigate(text ? `${pathname}?${text}` : pathname, { state: next, replace });
    },
    [navigate, pathname],
  );
  const set = useCallback(
    (key: string, value: string): void => {
      const params = new URLSearchParams(search);
      if (value) params.set(key, value);
      else params.delete(key);
      for (const name of NO_FILTERS) params.delete(name);
      go(params, {}, true);
    },
    [go, search],
  );
  const clear = useCallback((): void => go(new URLSearchParams(), {}, true), [go]);
  const turn = (cursor: string | null, stack: readonly (string | null)[]): void => {
    const params = new URLSearchParams(search);
    if (cursor) params.set(AFTER, cursor);
    else params.delete(AFTER);
    params.delete(OPEN);
    go(params, { before: stack }, false);
  };
  const show = (id: string | null, key?: string): void => {
    const params = new URLSearchParams(search);
    if (id) params.set(OPEN, id);
    else params.delete(OPEN);
    // Back closes the open case, without stepping through every viewed row.
    go(params, { before, ...(key !== undefined && { row: key }) }, open !== null && id !== null);
  };
  return {
    keys,
    values,
    after,
    open,
    openRow: row,
    show,
    page: before.length,
    isFirst: after === null,
    isFiltered: after !== null || Object.values(values).some((value) => value !== ''),
    set,
    clear,
    next: (cursor: string) => turn(cursor, [...before, after]),
    // Without the cursors the list was opened by a link to a later page: it can only return to the first.
    previous: () => turn(before.at(-1) ?? null, before.slice(0, -1)),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
