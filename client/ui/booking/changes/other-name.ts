import type { ChangingBooking_BookingFragment } from '../../../generated/graphql';

/** The name of the other side of a booking. */
export const otherName = ({ viewerRole, renter, host }: ChangingBooking_BookingFragment): string =>
  (viewerRole === 'HOST' ? renter : host).displayName;
