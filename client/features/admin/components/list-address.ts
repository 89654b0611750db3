import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Cursors of the pages before this one; kept with the history's entry, so that going back needs no other list. */
interface PageState {
  readonly before?: readonly (string | null)[];
}

const AFTER = 'after';

/** The filters and the page of a list: both stand in the URL, so that a list can be sent and returned to. */
export function useListAddress(keys: readonly string[]) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const values = useMemo(() => {
    const params = new URLSearchParams(search);
    return Object.fromEntries(keys.map((key) => [key, params.get(key) ?? '']));
  }, [keys, search]);
  const after = query.get(AFTER);
  const before = (state as PageState | null)?.before ?? [];

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
      params.delete(AFTER);
      go(params, {}, true);
    },
    [go, search],
  );
  const clear = useCallback((): void => go(new URLSearchParams(), {}, true), [go]);
  const turn = (cursor: string | null, stack: readonly (string | null)[]): void => {
    const params = new URLSearchParams(search);
    if (cursor) params.set(AFTER, cursor);
    else params.delete(AFTER);
    go(params, { before: stack }, false);
  };
  return {
    values,
    after,
    page: before.length,
    isFirst: after === null,
    isFiltered: after !== null || Object.values(values).some((value) => value !== ''),
    set,
    clear,
    next: (cursor: string) => turn(cursor, [...before, after]),
    // Without a stack the list was opened by a link into its middle: its beginning is all that is known.
    previous: () => turn(before.at(-1) ?? null, before.slice(0, -1)),
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
