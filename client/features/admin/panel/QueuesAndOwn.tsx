import { Grid } from '@chakra-ui/react';
import { staffPageOfQueue } from '../../../ui/staff/staff-pages';
import { DUO } from './duo';
import { casePath, useOwnCases } from './own-cases';
import { OwnCases } from './OwnCases';
import { PanelHead } from './PanelHead';
import { QueuesPanel } from './QueuesPanel';
import { StartButton } from './StartButton';
import { useQueues } from './use-queues';

/** The counts, the queues beside own cases, and the button that opens the most urgent case, own ones first. */
export function QueuesAndOwn() {
  const queues = useQueues();
  const { own, error, loading, refetch, showMore } = useOwnCases();
  const first = queues.data?.staffQueues[0];
  const to = own?.cases[0]
    ? casePath(own.cases[0])
    : first && first.openCount > 0
      ? staffPageOfQueue(first.queue).queueTo
      : null;
  const start = to && <StartButton to={to} />;
  // Without queues with assignment there are no own cases.
  const hasOwn = own !== null;
  return (
    <>
      <PanelHead queues={queues.data?.staffQueues} hasScopes={hasOwn} />
      {/* Some staff work on no queue. */}
      {queues.data?.staffQueues.length !== 0 && (
        <Grid gap="6" templateColumns={hasOwn ? DUO : 'minmax(0, 1fr)'}>
          <QueuesPanel {...queues} action={hasOwn ? null : start} />
          {hasOwn && (
            <OwnCases
              own={own}
              error={error}
              onRetry={() => void refetch()}
              isLoading={loading}
              onMore={showMore}
              action={start}
            />
          )}
        </Grid>
      )}
    </>
  );
}
