import type DataLoader from 'dataloader';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { RequestContext } from '../../core/context.js';
import type { Tables } from '../../database.js';
import { statusesThat } from './booking-status.rules.js';

type WithBooking = Tables & { b: Tables['Booking'] };

/** Whether the two of booking `b` have agreed on this or another booking of its space: from then on they may see each other's contact data. */
export function hasAgreedPair(eb: ExpressionBuilder<WithBooking, 'b'>): ExpressionWrapper<WithBooking, 'b', SqlBool> {
  return eb.exists(
    eb
      .selectFrom('Booking as other')
      .select('other.id')
      .whereRef('other.spaceId', '=', 'b.spaceId')
      .whereRef('other.renterId', '=', 'b.renterId')
      .where('other.status', 'in', statusesThat('isAgreed')),
  );
}

/** Whether the two of each booking have agreed, by the booking's uuid. */
export function agreedPairLoader(ctx: RequestContext): DataLoader<string, boolean> {
  return ctx.loaders.get<string, boolean>('agreed-pairs', async (ids) => {
    const rows = await ctx.db
      .selectFrom('Booking as b')
      .select('b.id')
      .where('b.id', 'in', ids)
      .where(hasAgreedPair)
      .execute();
    const agreed = new Set(rows.map(({ id }) => id));
    return ids.map((id) => agreed.has(id));
  });
}
