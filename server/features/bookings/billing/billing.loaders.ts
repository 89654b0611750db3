import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import type { BillingCycle } from './billing-cycle.entity.js';
import { nextCards, type NextCard } from './booking-card.js';

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
