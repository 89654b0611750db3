import type { RequestContext } from '../../../core/context.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { loadMoveInContext } from '../../bookings/stay/move-in-context.js';
import { isAccessOpen, isMoveIn, moveInItems, withCondition } from '../../bookings/stay/move-in.rules.js';
import type { MoveIn } from '../../bookings/stay/move-in.types.js';
import { bookingRecordsLoader } from '../claim.loaders.js';

/** The progress of a booking's move-in; null while there is none. */
export async function loadMoveIn(ctx: RequestContext, booking: Booking): Promise<MoveIn | null> {
  const today = ctx.clock.today(booking.termsSnapshot.timeZone);
  if (!isMoveIn(booking, today)) return null;
  const [details, records] = await Promise.all([
    loadMoveInContext(ctx, booking),
    bookingRecordsLoader(ctx).load(booking.id),
  ]);
  const items = moveInItems(details);
  return {
    items: withCondition(items, records),
    accessOpensOn: booking.from,
    isAccessOpen: isAccessOpen(details, items),
  };
}
