import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';

type Refund = Pick<NonNullable<DashboardBooking_BookingFragment['refund']>, 'status' | 'isByTransfer'>;

/** The words of how far a refund is: what the card did not take may have been paid by transfer. */
export const refundKey = ({ status, isByTransfer }: Refund) =>
  `stays:cancelled.refund.${status === 'DONE' && isByTransfer ? 'TRANSFERRED' : status}` as const;
