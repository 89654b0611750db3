import type { DashboardBooking_BookingFragment } from '../../../generated/graphql';

/** How a confirmed booking is left: by its policy, or by the law's right of withdrawal. */
export type WayOut = 'cancel' | 'withdraw';

/** Those that are open to the viewer, as the server says. */
export function waysOut({ availableActions, cancellation }: DashboardBooking_BookingFragment): WayOut[] {
  if (!availableActions.includes('CANCEL')) return [];
  return cancellation?.withdrawalUntil ? ['withdraw', 'cancel'] : ['cancel'];
}
