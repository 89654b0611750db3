import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';

/** How a confirmed booking is left: by its policy, or by the law's right of withdrawal. */
export type CancelOption = 'CANCEL' | 'RIGHT_OF_WITHDRAWAL';

/** Those that are open to the viewer, as the server says. */
export function cancelOptions({ availableActions, cancellation }: DashboardBooking_BookingFragment): CancelOption[] {
  if (!availableActions.includes('CANCEL')) return [];
  return cancellation?.withdrawalUntil ? ['RIGHT_OF_WITHDRAWAL', 'CANCEL'] : ['CANCEL'];
}
