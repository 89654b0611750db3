import { useMemo } from 'react';
import { toAppError, type FieldError } from '../../../apollo/app-error';
import { useSearchFitQuery, type SearchFitQuery } from '../../../generated/graphql';
import type { SearchState } from '../../../ui/search-pill/search-params';
import type { ThingCount } from '../../../ui/things/thing-counts';
import { useDebounced } from '../../../ui/time/use-debounced';
import { filterOf } from '../search-filter';

interface Fit {
  /** The room that the things need; null for none, undefined while unknown. */
  room: SearchFitQuery['roomFor'] | undefined;
  /** How many spaces have room for them, with the other filters. */
  found: SearchFitQuery['searchSpaces'] | undefined;
  /** The response is about a former choice. */
  isStale: boolean;
  /** The server's errors, by position in the list of things. */
  problems: readonly FieldError[];
  error: unknown;
}

/** The room that things need and how many spaces have it, from the server. */
export function useFit(search: SearchState, things: readonly ThingCount[]): Fit {
  const settledThings = useDebounced(things);
  const variables = useMemo(
    () => ({ things: [...settledThings], filter: filterOf({ ...search, things: settledThings }) }),
    [search, settledThings],
  );
  const { data, previousData, loading, error } = useSearchFitQuery({ variables });
  const answer = error ? undefined : (data ?? previousData);
  // The response for an empty list says nothing about the first thing chosen.
  const isOfNothing = things.length > 0 && answer?.roomFor === null;
  return {
    room: isOfNothing ? undefined : answer?.roomFor,
    found: isOfNothing ? undefined : answer?.searchSpaces,
    isStale: loading || settledThings !== things,
    problems: error ? toAppError(error).fields : [],
    error,
  };
}
