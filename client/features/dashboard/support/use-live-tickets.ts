import { useTicketChangedSubscription } from '../../../generated/graphql';

/** The queries that show which of the viewer's tickets wait for them: one is on every tab of the dashboard. */
const SHOWN = new Set<string | undefined>(['MyTickets', 'TicketsWaiting']);

/** Keeps the list of tickets and their count up to date while the dashboard is open. */
export function useLiveTickets(): void {
  useTicketChangedSubscription({
    onData: ({ client }) =>
      void client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => SHOWN.has(queryName) }),
    onError: (problem: Error) => console.warn('The subscription to tickets failed', problem),
  });
}
