import type { ApolloClient } from '@apollo/client';

/** The queries that show bookings in the dashboard and on a booking's own page. */
const BOOKING_QUERIES: ReadonlySet<string | undefined> = new Set([
  'DashboardSummary',
  'DashboardBookings',
  'DashboardBooking',
  'HostCalendar',
  'HostMonth',
  'BookingPage',
  'BookingPageAccess',
  'BookingPageLife',
  'BookingPageMoney',
  'BookingPagePerson',
  'BookingPageActions',
  'BookingPageAgreement',
  'BookingCondition',
  'BookingDocuments',
]);

/** The cards, the renter's coming charges and what was paid. */
const PAYMENT_QUERIES: ReadonlySet<string | undefined> = new Set(['SavedCards', 'RenterPayments', 'PaymentRecords']);

type Refetch = Pick<ApolloClient.MutateOptions, 'refetchQueries' | 'onQueryUpdated'>;

/** Refetched when a booking has changed: the active queries that show bookings, and no others. */
export const refetchBookings = {
  refetchQueries: 'active',
  onQueryUpdated: ({ queryName }) => BOOKING_QUERIES.has(queryName),
} satisfies Refetch;

/** Refetched after a change of cards or charges: the active queries about payments and bookings. */
export const refetchPayments = {
  refetchQueries: 'active',
  onQueryUpdated: ({ queryName }) => BOOKING_QUERIES.has(queryName) || PAYMENT_QUERIES.has(queryName),
} satisfies Refetch;
