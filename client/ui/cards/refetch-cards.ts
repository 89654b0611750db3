import type { ApolloClient } from '@apollo/client';
import { isBookingQuery } from '../booking/refetch-bookings';

/** Refetched after a change of cards or owed charges: the cards, the renter's payments and the active queries about bookings. */
export const refetchCards = {
  refetchQueries: 'active',
  onQueryUpdated: ({ queryName }) =>
    isBookingQuery(queryName) || queryName === 'SavedCards' || queryName === 'RenterPayments',
} satisfies Pick<ApolloClient.MutateOptions, 'refetchQueries' | 'onQueryUpdated'>;
