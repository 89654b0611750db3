import { Grid } from '@chakra-ui/react';
import { roomOfQueue } from '../../../ui/staff/staff-rooms';
import { DUO } from './duo';
import { casePath, useOwnCases } from './own-cases';
import { OwnCases } from './OwnCases';
import { QueuesPanel } from './QueuesPanel';
import { StartButton } from './StartButton';
import { useQueues } from './use-queues';

/** The queues beside one's own cases, and the one button that begins with what is most urgent: one's own first. */
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
  if (own === null) return <QueuesPanel {...queues} action={start} />;
  return (
    <Grid gap="6" templateColumns={DUO}>
      <QueuesPanel {...queues} />
      <OwnCases own={own} error={error} onRetry={() => void refetch()} action={start} />
    </Grid>
  );
}
