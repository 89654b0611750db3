import type { ApolloClient } from '@apollo/client';
import { useNotificationChangedSubscription } from '../../generated/graphql';

const OWN_QUERIES: ReadonlySet<string | undefined> = new Set([
  'DashboardSummary',
  'DashboardBookings',
  'DashboardBooking',
  'HostCalendar',
]);

/** What is asked anew when a booking has changed: what the dashboard shows now, and nothing else. */
export const refetchDashboard = {
  refetchQueries: 'active',
  onQueryUpdated: ({ queryName }) => OWN_QUERIES.has(queryName),
} satisfies Pick<ApolloClient.MutateOptions, 'refetchQueries' | 'onQueryUpdated'>;

/** Refetches the dashboard with each notification, because what caused it has changed a metric here. */
export function useLiveDashboard(): void {
  useNotificationChangedSubscription({
    onData: ({ client, data: { data } }) => {
      if (data?.notificationChanged.kind === 'INSERTED')
        void client.refetchQueries({ include: 'active', onQueryUpdated: refetchDashboard.onQueryUpdated });
    },
  });
}
