import { useAdminCountsQuery, type AdminCountsQuery } from '../../../generated/graphql';
import { MINUTE_MS } from '../../../ui/time/durations';
import { usePanelScope } from './scope';

export type Queue = AdminCountsQuery['staffQueues'][number];

const POLL_MS = MINUTE_MS;

/** The queues in the scope of the URL, refreshed every minute. */
export function useQueues() {
  const { isOwn } = usePanelScope();
  return useAdminCountsQuery({
    variables: { isOwn },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
}
