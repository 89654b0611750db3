import type { DashboardBooking_BookingFragment } from '../../generated/graphql';

/** Whether the viewer may claim now, during the stay or after it. */
export const canClaim = ({ availableActions }: Pick<DashboardBooking_BookingFragment, 'availableActions'>): boolean =>
  availableActions.includes('DISPUTE') || availableActions.includes('CLAIM');
