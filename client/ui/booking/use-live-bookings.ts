import { useNotificationChangedSubscription } from '../../generated/graphql';
import { refetchPayments } from './refetch-bookings';

/** Refetches the active queries about bookings and payments with each notification, because its cause has changed one of them. */
export function useLiveBookings(): void {
  useNotificationChangedSubscription({
    onData: ({ client, data: { data } }) => {
      if (data?.notificationChanged.kind === 'INSERTED')
        void client.refetchQueries({ include: 'active', onQueryUpdated: refetchPayments.onQueryUpdated });
    },
  });
}
