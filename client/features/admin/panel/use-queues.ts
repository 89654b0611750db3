import { useAdminCountsQuery, type AdminCountsQuery } from '../../../generated/graphql';
import { usePanelScope } from './scope';

export type Queue = AdminCountsQuery['staffQueues'][number];

const POLL_MS = 60_000;

/** The queues as the address asks for them, counted anew every minute. */
export function useQueues() {
  const { isOwn } = usePanelScope();
  return useAdminCountsQuery({
    variables: { isOwn },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
}
