import { useLocation } from 'react-router-dom';
import { staffViewBounds } from '../../../generated/staff-bounds';
import { useStaffViewCountsQuery, type StaffViewInput } from '../../../generated/graphql';
import { ListViews, type ListViewsProps } from './ListViews';
import type { ListValues } from './list-address';
import { useSavedViews, viewQuery } from './list-views';

interface CountedViewsProps extends Omit<ListViewsProps, 'countOf'> {
  /** The URL filters of a view. */
  keys: readonly string[];
  /** The server's count query, by the filters of a view. */
  viewOf: (values: ListValues) => StaffViewInput;
}

/** Views with their row counts; shown while the counts are loading. */
export function CountedViews({ keys, viewOf, ...views }: CountedViewsProps) {
  const { pathname } = useLocation();
  const saved = useSavedViews(pathname);
  const queries = ['', ...[...views.views, ...saved.views].map(({ query }) => viewQuery(query))].slice(
    0,
    staffViewBounds.counted.max,
  );
  const { data, previousData } = useStaffViewCountsQuery({
    variables: { views: queries.map((query) => viewOf(valuesOf(keys, query))) },
    fetchPolicy: 'cache-and-network',
  });
  const counts = (data ?? previousData)?.staffViewCounts;
  return <ListViews {...views} countOf={(query) => counts?.[queries.indexOf(query)] ?? undefined} />;
}

function valuesOf(keys: readonly string[], query: string): ListValues {
  const params = new URLSearchParams(query);
  return Object.fromEntries(keys.map((key) => [key, params.get(key) ?? '']));
}
