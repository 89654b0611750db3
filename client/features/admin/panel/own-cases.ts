import { useOwnStaffCasesQuery, type OwnStaffCasesQuery } from '../../../generated/graphql';
import { MINUTE_MS } from '../../../ui/time/durations';
import { sectionPath } from '../section-path';
import { usePanelScope } from './scope';

export type OwnCase = NonNullable<OwnStaffCasesQuery['ownStaffCases']>['cases'][number];

const POLL_MS = MINUTE_MS;
/** Beside all queues; and in the view of own cases only. */
const FEW = 5;
const MANY = 50;

/** The viewer's own cases, by due date. */
export function useOwnCases() {
  const { isOwn } = usePanelScope();
  return useOwnStaffCasesQuery({
    variables: { first: isOwn ? MANY : FEW },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
}

/** The page of a case. */
export const casePath = ({ queue, caseId }: OwnCase): string =>
  queue === 'CLAIMS' ? `/admin/claims/${caseId}` : sectionPath('support', caseId);
