import { useOwnStaffCasesQuery, type OwnStaffCasesQuery } from '../../../generated/graphql';
import { sectionPath } from '../section-path';
import { usePanelScope } from './scope';

export type OwnCase = NonNullable<OwnStaffCasesQuery['ownStaffCases']>['cases'][number];

const POLL_MS = 60_000;
/** Beside the queues of all; and where one's own are looked at alone. */
const FEW = 5;
const MANY = 50;

/** The viewer's own cases, what is due first comes first. */
export function useOwnCases() {
  const { isOwn } = usePanelScope();
  return useOwnStaffCasesQuery({
    variables: { first: isOwn ? MANY : FEW },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
}

/** Where a case is worked off. */
export const casePath = ({ queue, caseId }: OwnCase): string =>
  queue === 'CLAIMS' ? `/admin/claims/${caseId}` : sectionPath('support', caseId);
