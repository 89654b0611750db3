import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import type { Cents } from '../../../core/values/money.js';
import type { Booking } from '../booking.entity.js';
import { isChargeable } from '../lifecycle/sides.js';
import type { BillingCycle } from './billing-cycle.entity.js';
import { creditOfPaidCycles } from '../payments/credit-spent.js';
import { cardsOfPaidCycles, nextCards, type NextCard, type PaidWith } from './booking-card.js';

/** The cycles of each booking in the order of their numbers. */
export function cycleLoader(ctx: RequestContext): DataLoader<string, readonly BillingCycle[]> {
  return ctx.loaders.get<string, readonly BillingCycle[]>('booking-cycles', async (ids) => {
    const found: BillingCycle[] = await ctx.db
      .selectFrom('BillingCycle')
      .selectAll()
      .where('bookingId', 'in', ids)
      .orderBy('cycleNo')
      .execute();
    const byBooking = new Map(ids.map((id): [string, BillingCycle[]] => [id, []]));
    for (const cycle of found) byBooking.get(cycle.bookingId)?.push(cycle);
    return ids.map((id) => byBooking.get(id) ?? []);
  });
}

/** The card of each booking's next charge. */
export function cardLoader(ctx: RequestContext): DataLoader<string, NextCard> {
  return ctx.loaders.get<string, NextCard>('booking-cards', (ids) => nextCards(ctx, ids));
}

/** The cards that paid each booking's cycles, by the cycles' ids. */
export function paidCardsLoader(ctx: RequestContext): DataLoader<string, ReadonlyMap<string, PaidWith>> {
  return ctx.loaders.get<string, ReadonlyMap<string, PaidWith>>('paid-cards', async (ids) => {
    const cards = await cardsOfPaidCycles(ctx, ids);
    return ids.map(() => cards);
  });
}

/** The credit used for each booking's cycles, by the cycles' ids. */
export function paidCreditLoader(ctx: RequestContext): DataLoader<string, ReadonlyMap<string, Cents>> {
  return ctx.loaders.get<string, ReadonlyMap<string, Cents>>('paid-credit', async (ids) => {
    const credit = await creditOfPaidCycles(ctx, ids);
    return ids.map(() => credit);
  });
}

/** Whether charges of each booking are made: not while its host is suspended, unless the staff have allowed them. */
export function chargeableLoader(ctx: RequestContext): DataLoader<string, boolean> {
  return ctx.loaders.get<string, boolean>('chargeable-bookings', async (ids) => {
    const rows = await ctx.db
      .selectFrom('Booking as b')
      .innerJoin('User as h', 'h.id', 'b.hostId')
      .select('b.id')
      .where('b.id', 'in', ids)
      .where(isChargeable)
      .execute();
    const found = new Set(rows.map(({ id }) => id));
    return ids.map((id) => found.has(id));
  });
}

/** Whether refused charges of a booking are tried again by themselves: never without the mandate. */
export async function areRetried(ctx: RequestContext, { id, mandateWithdrawnAt }: Booking): Promise<boolean> {
  return mandateWithdrawnAt === null && chargeableLoader(ctx).load(id);
}
