import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import {
  findUncollectable,
  lockUncollectable,
  waiveCycle,
  type UncollectableMonth,
} from '../../bookings/waivers/waive-cycle.js';
import { refuseOwn, requireReason } from '../../bookings/lifecycle/record-staff-act.js';
import { orderAdjustment } from './adjust-books.js';
import { AdjustmentKind, AdjustmentStatus } from './adjustment-types.js';
import { Adjustment } from './adjustment.entity.js';

/** A month, the amount that was shown, and the reason. */
export interface WaiverOrder {
  readonly cycleId: string;
  readonly amountCents: number;
  readonly statement: string;
}

/** The months of bookings that can be waived: uncollectable, and not proposed to a second person yet. */
export async function monthsToWaive(ctx: ServiceContext, bookingIds: readonly string[]): Promise<UncollectableMonth[]> {
  const months = await findUncollectable(ctx, bookingIds);
  if (months.length === 0) return [];
  const proposed = await ctx.db
    .selectFrom('Adjustment')
    .select('cycleId')
    .where('bookingId', 'in', bookingIds)
    .where('status', '=', AdjustmentStatus.PROPOSED)
    .execute();
  return months.filter(({ id }) => !proposed.some(({ cycleId }) => cycleId === id));
}

/** Waives a month of a booking that will not be collected any more, or proposes it when a second person must confirm it. */
export async function waiveCharge(
  ctx: SignedInContext,
  { cycleId, amountCents, statement: given }: WaiverOrder,
): Promise<Adjustment> {
  const statement = requireReason(given);
  return inTransaction(ctx, async (tx) => {
    const { booking } = await lockUncollectable(tx, cycleId, amountCents);
    refuseOwn(tx.viewer, booking);
    const waiting = await tx.em.findOne(Adjustment, { cycleId, status: AdjustmentStatus.PROPOSED });
    const kind = AdjustmentKind.WAIVE_CHARGE;
    return waiting ?? orderAdjustment(tx, booking, { kind, amountCents, statement, cycleId });
  });
}

/** The same without a second person: for the preview of its mails. */
export async function rehearseWaiver(tx: SignedInContext, cycleId: string, amountCents: number): Promise<void> {
  const { booking, cycle } = await lockUncollectable(tx, cycleId, amountCents);
  await waiveCycle(tx, booking, cycle);
}
