import { LockMode } from '@mikro-orm/core';
import type DataLoader from 'dataloader';
import type { RequestContext, ServiceContext, SignedInContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import {
  findUncollectable,
  lockUncollectable,
  waiveCycle,
  type UncollectableMonth,
} from '../../bookings/waivers/waive-cycle.js';
import { BillingCycle } from '../../bookings/billing/billing-cycle.entity.js';
import { cycleStatusesThat } from '../../bookings/billing/cycle.transitions.js';
import { lockCycle } from '../../bookings/billing/find-cycles.js';
import { lockBooking } from '../../bookings/lifecycle/booking-changes.js';
import { requireReason } from '../../../core/staff-reason.js';
import { refuseOwn } from '../../bookings/lifecycle/record-staff-act.js';
import { orderAdjustment } from './adjust-books.js';
import { AdjustmentKind, AdjustmentStatus } from './adjustment.enums.js';
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

/**
 * Waives a month of a booking that will not be collected any more, or proposes it when a second person must confirm it. The same command
 * sent again returns what it did.
 */
export async function waiveCharge(
  ctx: SignedInContext,
  { cycleId, amountCents, statement: given }: WaiverOrder,
): Promise<Adjustment> {
  const statement = requireReason(given);
  return inTransaction(ctx, async (tx) => {
    const { booking } = await lockCycle(tx, cycleId);
    refuseOwn(tx.viewer, booking);
    const own = { cycleId, status: AdjustmentStatus.BOOKED, proposedBy: tx.viewer.id, amountCents };
    const booked = await tx.em.findOne(Adjustment, own);
    if (booked) return booked;
    await lockUncollectable(tx, cycleId, amountCents);
    const waiting = await tx.em.findOne(Adjustment, { cycleId, status: AdjustmentStatus.PROPOSED });
    const kind = AdjustmentKind.WAIVE_CHARGE;
    return waiting ?? orderAdjustment(tx, booking, { kind, amountCents, statement, cycleId });
  });
}

/** The months of waivers, by the ids of their cycles. */
export function waivedMonthLoader(ctx: RequestContext): DataLoader<string, { from: string; to: string } | null> {
  return ctx.loaders.get<string, { from: string; to: string } | null>('waived-months', async (ids) => {
    const rows = await ctx.db.selectFrom('BillingCycle').select(['id', 'from', 'to']).where('id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** A proposed waiver ends when its month is paid, is no longer owed, or is owed in another amount. */
export async function lapseWaiver(tx: ServiceContext, cycleId: string): Promise<void> {
  const waits = { cycleId, status: AdjustmentStatus.PROPOSED };
  const found = await tx.em.findOne(Adjustment, waits);
  if (!found) return;
  await lockBooking(tx, found.bookingId);
  const proposal = await tx.em.findOne(Adjustment, waits, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  const cycle = await tx.em.findOneOrFail(BillingCycle, cycleId, { refresh: true });
  const isStillOwed = cycleStatusesThat('isUnpaid').includes(cycle.status);
  if (!proposal || (isStillOwed && cycle.totalCents === proposal.amountCents)) return;
  Object.assign(proposal, { status: AdjustmentStatus.LAPSED, decidedAt: tx.clock.now() });
  await tx.em.flush();
}

/** Waives it without a second person: for the preview of its mails. */
export async function rehearseWaiver(tx: SignedInContext, cycleId: string, amountCents: number): Promise<void> {
  const { booking, cycle } = await lockUncollectable(tx, cycleId, amountCents);
  await waiveCycle(tx, booking, cycle);
}
