import { LockMode } from '@mikro-orm/core';
import { defaultConstants } from '../../../core/constants/constants.js';
import type { ServiceContext } from '../../../core/context.js';
import { MAINLAND_ZONE } from '../../../core/values/time-zone.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { findTerms } from '../billing/agree-terms.js';
import { BillingCycle } from '../billing/billing-cycle.entity.js';
import type { Booking } from '../booking.entity.js';
import { BookingStatus } from '../booking.enums.js';
import { bookShare } from '../ledger/book-cycle.js';
import { lockBooking } from '../lifecycle/booking-changes.js';
import { sweep } from '../lifecycle/sweep.js';
import { shareAvailableAt, type ShareContext } from './share-availability.rules.js';

/** Splits the rent of every paid cycle whose time has come into the host's share, commission and tax. */
export async function makeSharesPayable(ctx: ServiceContext): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('LedgerEntry as l')
    .innerJoin('BillingCycle as c', 'c.id', 'l.cycleId')
    .select('c.id')
    .where('l.account', '=', 'held')
    .where('c.paidAt', 'is not', null)
    .where('c.from', '<=', ctx.clock.today(MAINLAND_ZONE))
    .groupBy(['c.id', 'c.from'])
    .having((eb) => eb.fn.sum('l.amountCents'), '<', 0)
    .orderBy('c.from')
    .orderBy('c.id')
    .execute();
  await sweep(ctx, waiting, makeSharePayable);
}

/** The share of one cycle; no-op when it is too early, or it was split before. */
export async function makeSharePayable(ctx: ServiceContext, cycleId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { bookingId } = await tx.em.findOneOrFail(BillingCycle, cycleId);
    const booking = await lockBooking(tx, bookingId);
    const cycle = await tx.em.findOneOrFail(BillingCycle, cycleId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    const at = shareAvailableAt(await shareContext(tx, booking, cycle));
    if (cycle.paidAt !== null && at !== null && at <= tx.clock.now()) await bookShare(tx, booking, cycle);
  });
}

async function shareContext(tx: ServiceContext, booking: Booking, cycle: BillingCycle): Promise<ShareContext> {
  const terms = await findTerms(tx, booking.id);
  return {
    from: cycle.from,
    to: cycle.to,
    isFirst: cycle.cycleNo === 1,
    isLast: cycle.to >= (terms?.to ?? booking.to),
    isCancelled: booking.status === BookingStatus.CANCELLED,
    completedAt: booking.completedAt,
    earlierShares: await countShares(tx, booking.hostId),
    timeZone: booking.termsSnapshot.timeZone,
    // Bookings made before payouts existed lack their constants.
    constants: { ...defaultConstants, ...booking.termsSnapshot.constants },
  };
}

async function countShares(tx: ServiceContext, hostId: string): Promise<number> {
  const { count } = await tx.db
    .selectFrom('LedgerEntry')
    .select((eb) => eb.fn.count<string>('sourceId').distinct().as('count'))
    .where('hostId', '=', hostId)
    .where('rule', '=', 'share_payable')
    .executeTakeFirstOrThrow();
  return Number(count);
}
