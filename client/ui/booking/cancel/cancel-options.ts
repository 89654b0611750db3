import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';

/** The ways to end a confirmed booking: by its policy, or by the right of withdrawal. */
export type CancelOption = 'CANCEL' | 'RIGHT_OF_WITHDRAWAL';

/** Those that the server offers to the viewer. */
export function cancelOptions({ availableActions, cancellation }: DashboardBooking_BookingFragment): CancelOption[] {
  if (!availableActions.includes('CANCEL')) return [];
  return cancellation?.withdrawalUntil ? ['RIGHT_OF_WITHDRAWAL', 'CANCEL'] : ['CANCEL'];
}
