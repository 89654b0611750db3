import { useMemo } from 'react';
import { toAppError, type FieldError } from '../../../apollo/app-error';
import { useSearchFitQuery, type SearchFitQuery } from '../../../generated/graphql';
import type { SearchState } from '../../../ui/search-pill/search-params';
import type { ThingCount } from '../../../ui/things/thing-counts';
import { useSettled } from '../../../ui/things/use-settled';
import { filterOf } from '../search-filter';

interface Fit {
  /** What the things take; null for none, undefined while nothing is known. */
  room: SearchFitQuery['roomFor'] | undefined;
  /** How many spaces hold them, beside the other filters. */
  found: SearchFitQuery['searchSpaces'] | undefined;
  /** The answer is the one to other things than those chosen now. */
  isStale: boolean;
  /** What the server refused, by the place in the list of things. */
  problems: readonly FieldError[];
  error: unknown;
}

/** The room things take and how many spaces have it, as the server says. */
export function useFit(search: SearchState, things: readonly ThingCount[]): Fit {
  const settledThings = useSettled(things);
  const variables = useMemo(
    () => ({ things: [...settledThings], filter: filterOf({ ...search, things: settledThings }) }),
    [search, settledThings],
  );
  const { data, previousData, loading, error } = useSearchFitQuery({ variables });
  const answer = error ? undefined : (data ?? previousData);
  // The answer to nothing at all says nothing of the first thing chosen.
  const isOfNothing = things.length > 0 && answer?.roomFor === null;
  return {
    room: isOfNothing ? undefined : answer?.roomFor,
    found: isOfNothing ? undefined : answer?.searchSpaces,
    isStale: loading || settledThings !== things,
    problems: error ? toAppError(error).fields : [],
    error,
  };
}
