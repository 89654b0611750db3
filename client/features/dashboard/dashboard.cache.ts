import type { TypePolicies } from '@apollo/client';
import { pagedBy } from '../../apollo/paged-by';

/** Lists of the dashboard load page by page; each side, group, kind and issuer is a separate list. */
export const dashboardPolicies: TypePolicies = {
  Query: {
    fields: {
      myBookings: pagedBy('mode', 'group'),
      myDocuments: pagedBy('mode', 'kinds', 'issuerType'),
      mySpaces: pagedBy(),
      paymentRecords: pagedBy('kind'),
    },
  },
  Viewer: { fields: { payouts: pagedBy() } },
  // Parts of a booking without an id of their own: fields loaded by one query stay when another selects fewer.
  BookingPayment: { merge: true },
  CancellationPreview: { merge: true },
  NextCharge: { merge: true },
  BookingRefund: { merge: true },
  // The latest response replaces the list, so that resolved clashes disappear.
  CalendarFeed: { fields: { conflicts: { merge: false } } },
};
