import type { TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Lists of the dashboard grow page by page; each side and group is a list of its own. */
export const dashboardPolicies: TypePolicies = {
  Query: {
    fields: {
      myBookings: relayStylePagination(['mode', 'group']),
      paymentRecords: relayStylePagination(['kind']),
      mySpaces: relayStylePagination(),
    },
  },
  Viewer: { fields: { payouts: relayStylePagination() } },
  // Parts of a booking without an id of their own: what one query knows of them stays when another asks for less.
  BookingPayment: { merge: true },
  CancellationPreview: { merge: true },
  NextCharge: { merge: true },
  BookingRefund: { merge: true },
  // What was read last is the whole: a clash that is gone leaves the list.
  CalendarFeed: { fields: { conflicts: { merge: false } } },
};
