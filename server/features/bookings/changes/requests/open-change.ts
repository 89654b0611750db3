import type { RequestContext, ServiceContext } from '../../../../core/context.js';
import type DataLoader from 'dataloader';
import { ChangeRequest } from './change-request.entity.js';
import { ChangeStatus } from './change-request.enums.js';

/** Whether one side of a locked booking waits for the other's answer; an expired request does not count. */
export async function hasOpenChange(tx: ServiceContext, bookingId: string): Promise<boolean> {
  const open = await tx.db
    .selectFrom('ChangeRequest')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('status', '=', ChangeStatus.OPEN)
    .where('expiresAt', '>', tx.clock.now())
    .executeTakeFirst();
  return open !== undefined;
}

/** The unanswered change request of each booking. */
export function openChangeLoader(ctx: RequestContext): DataLoader<string, ChangeRequest | null> {
  return ctx.loaders.get<string, ChangeRequest | null>('booking-open-changes', async (ids) => {
    const found = await ctx.em.fork().find(ChangeRequest, {
      bookingId: { $in: [...ids] },
      status: ChangeStatus.OPEN,
      expiresAt: { $gt: ctx.clock.now() },
    });
    const byBooking = new Map(found.map((change) => [change.bookingId, change]));
    return ids.map((id) => byBooking.get(id) ?? null);
  });
}
