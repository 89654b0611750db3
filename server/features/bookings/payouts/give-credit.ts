import { randomUUID } from 'node:crypto';
import { defaultConstants } from '../../../core/constants/constants.js';
import type { ServiceContext } from '../../../core/context.js';
import { percentBps, sumCents } from '../../../core/values/money.js';
import type { PlatformConstants } from '../../../core/constants/constants.js';
import type { Booking } from '../booking.entity.js';
import { post } from '../ledger/post.js';
import { spentCredit } from '../payments/credit-spent.js';
import type { CreditReason } from './payout.enums.js';
import type { CreditItem, Credits } from './earnings.types.js';

/** N-R09: the renter's credit when the host cancels: a tenth of the first charge, up to a limit. */
export function cancellationCredit({ charges, termsSnapshot }: Pick<Booking, 'charges' | 'termsSnapshot'>): number {
  const constants: PlatformConstants = { ...defaultConstants, ...termsSnapshot.constants };
  return Math.min(
    percentBps(charges[0]?.totalCents ?? 0, constants.HOST_CANCEL_CREDIT_BPS),
    constants.HOST_CANCEL_CREDIT_MAX_CENTS,
  );
}

/** Credits the renter of a booking that its host cancelled; once per booking. */
export async function creditRenter(tx: ServiceContext, booking: Booking): Promise<void> {
  const amountCents = cancellationCredit(booking);
  if (amountCents === 0) return;
  await give(tx, booking, { reason: 'host_cancelled', amountCents });
}

/** The staff credit the renter of a locked booking; false when they did before. */
export function creditByStaff(tx: ServiceContext, booking: Booking, amountCents: number): Promise<boolean> {
  return give(tx, booking, { reason: 'staff', amountCents });
}

/** Stores and books a credit; false when the booking has one for this reason already. */
async function give(
  tx: ServiceContext,
  booking: Booking,
  { reason, amountCents }: { readonly reason: CreditReason; readonly amountCents: number },
): Promise<boolean> {
  const id = randomUUID();
  const written = await tx.db
    .insertInto('Credit')
    .values({ id, userId: booking.renterId, bookingId: booking.id, reason, amountCents, createdAt: tx.clock.now() })
    .onConflict((conflict) => conflict.columns(['bookingId', 'reason']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) await post(tx, 'credit_given', amountCents, { source: ['credit', id], bookingId: booking.id });
  return written !== undefined;
}

/** A user's credits, newest first; the oldest one is spent first. */
export async function creditsOf(ctx: ServiceContext, userId: string): Promise<Credits> {
  const given = await ctx.db
    .selectFrom('Credit')
    .select(['bookingId', 'amountCents', 'reason', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  let leftToCount = given.length === 0 ? 0 : Math.max(0, await spentCredit(ctx, userId));
  const items = given.map((credit): CreditItem => {
    const usedCents = Math.min(leftToCount, credit.amountCents);
    leftToCount -= usedCents;
    return { ...credit, usedCents };
  });
  return {
    items: items.toReversed(),
    availableCents: sumCents(items.map(({ amountCents, usedCents }) => amountCents - usedCents)),
  };
}
