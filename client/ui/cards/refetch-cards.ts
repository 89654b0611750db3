import type { ApolloClient } from '@apollo/client';
import { isBookingQuery } from '../booking/refetch-bookings';

/** After a change of cards or of what is owed: the cards, the renter's payments and what is shown of bookings. */
export const refetchCards = {
  refetchQueries: 'active',
  onQueryUpdated: ({ queryName }) =>
    isBookingQuery(queryName) || queryName === 'SavedCards' || queryName === 'RenterPayments',
} satisfies Pick<ApolloClient.MutateOptions, 'refetchQueries' | 'onQueryUpdated'>;
