import { useState } from 'react';
import { useOwnStaffCasesQuery, type OwnStaffCasesQuery } from '../../../generated/graphql';
import { MINUTE_MS } from '../../../ui/time/durations';
import { sectionPath } from '../section-path';
import { usePanelScope } from './scope';

export type OwnCase = NonNullable<OwnStaffCasesQuery['ownStaffCases']>['cases'][number];

const POLL_MS = MINUTE_MS;
/** Beside all queues; and in the view of own cases only. */
const FEW = 5;
const MANY = 50;

/** The viewer's own cases, by due date; in their own view `showMore` is null once all are shown. */
export function useOwnCases() {
  const { isOwn } = usePanelScope();
  const [pages, setPages] = useState(1);
  const first = isOwn ? MANY * pages : FEW;
  const { data, previousData, error, loading, refetch } = useOwnStaffCasesQuery({
    variables: { first },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const own = (data ?? previousData)?.ownStaffCases;
  const hasMore = isOwn && own && own.totalCount > own.cases.length;
  return { own, error, loading, refetch, showMore: hasMore ? () => setPages(pages + 1) : null };
}

/** The page of a case. */
export const casePath = ({ queue, caseId }: OwnCase): string =>
  queue === 'CLAIMS' ? `/admin/claims/${caseId}` : sectionPath('support', caseId);
