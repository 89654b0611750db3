import { DashboardMode } from '../bookings/booking-groups.types.js';
import { nextPayout } from '../bookings/payouts/host-earnings.js';
/** The viewer's next pay-out on the host's side; renters have none. */
export function nextPayoutOf(ctx, mode) {
    return mode === DashboardMode.HOST ? nextPayout(ctx, ctx.viewer.id) : null;
}
//# sourceMappingURL=next-payout.js.map