import { useAdminCountsQuery, type AdminCountsQuery } from '../../../generated/graphql';
import { usePanelScope } from './scope';

export type Queue = AdminCountsQuery['staffQueues'][number];

const POLL_MS = 60_000;

/** The queues in the scope of the URL, refreshed every minute. */
export function useQueues() {
  const { isOwn } = usePanelScope();
  return useAdminCountsQuery({
    variables: { isOwn },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
}
