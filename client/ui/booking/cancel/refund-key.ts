import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';

type Refund = Pick<NonNullable<DashboardBooking_BookingFragment['refund']>, 'status' | 'isByTransfer'>;

/** The message key of a refund's status: what the card refused may have been paid by transfer. */
export const refundKey = ({ status, isByTransfer }: Refund) =>
  `stays:cancelled.refund.${status === 'DONE' && isByTransfer ? 'TRANSFERRED' : status}` as const;
