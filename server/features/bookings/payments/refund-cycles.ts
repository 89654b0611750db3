import type { ServiceContext } from '../../../core/context.js';
import type { CycleRefund } from '../billing/paid-cycles.js';
import type { Booking } from '../booking.entity.js';
import type { BookingActor } from '../booking.enums.js';
import type { RefundReason } from '../cancellation/cancellation.enums.js';
import { createRefund } from './create-refund.js';

/** Creates refunds of what is no longer owed for collected cycles, from the payments that collected them. */
export async function refundCycles(
  tx: ServiceContext,
  booking: Booking,
  refunds: readonly CycleRefund[],
  { actor, rule }: { readonly actor: BookingActor; readonly rule: RefundReason },
): Promise<void> {
  const at = tx.clock.now();
  for (const { cycle, amounts } of refunds)
    await createRefund(tx, booking, { cycleId: cycle.id, amounts, reason: rule, actor, at });
}
