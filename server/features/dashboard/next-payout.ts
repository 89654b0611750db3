import type { SignedInContext } from '../../core/context.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import type { NextPayout } from '../bookings/payouts/earnings.types.js';
import { nextPayout } from '../bookings/payouts/host-earnings.js';

/** The viewer's next payout as a host; renters have none. */
export function nextPayoutOf(ctx: SignedInContext, mode: DashboardMode): Promise<NextPayout | null> | null {
  return mode === DashboardMode.HOST ? nextPayout(ctx, ctx.viewer.id) : null;
}
