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

/** Whether a query shows bookings. */
export const isBookingQuery = (name: string | undefined): boolean => BOOKING_QUERIES.has(name);

/** Refetched when a booking has changed: the active queries that show bookings, and no others. */
export const refetchBookings = {
  refetchQueries: 'active',
  onQueryUpdated: ({ queryName }) => isBookingQuery(queryName),
} satisfies Pick<ApolloClient.MutateOptions, 'refetchQueries' | 'onQueryUpdated'>;
