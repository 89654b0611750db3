import { Grid } from '@chakra-ui/react';
import { roomOfQueue } from '../../../ui/staff/staff-rooms';
import { DUO } from './duo';
import { casePath, useOwnCases } from './own-cases';
import { OwnCases } from './OwnCases';
import { PanelHead } from './PanelHead';
import { QueuesPanel } from './QueuesPanel';
import { StartButton } from './StartButton';
import { useQueues } from './use-queues';

/** What waits: its counts, the queues beside one's own cases, and the one button that begins with what is most urgent, one's own first. */
export function QueuesAndOwn() {
  const queues = useQueues();
  const { data, error, refetch } = useOwnCases();
  const own = data?.ownStaffCases;
  const first = queues.data?.staffQueues[0];
  const to = own?.cases[0]
    ? casePath(own.cases[0])
    : first && first.openCount > 0
      ? roomOfQueue(first.queue).queueTo
      : null;
  const start = to && <StartButton to={to} />;
  // Whose queues assign nothing has no cases of their own.
  const hasOwn = own !== null;
  return (
    <>
      <PanelHead queues={queues.data?.staffQueues} hasScopes={hasOwn} />
      {/* Some of the staff work off no queue. */}
      {queues.data?.staffQueues.length !== 0 && (
        <Grid gap="6" templateColumns={hasOwn ? DUO : 'minmax(0, 1fr)'}>
          <QueuesPanel {...queues} action={hasOwn ? null : start} />
          {hasOwn && <OwnCases own={own} error={error} onRetry={() => void refetch()} action={start} />}
        </Grid>
      )}
    </>
  );
}
