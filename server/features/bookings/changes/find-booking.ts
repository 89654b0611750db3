import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { Booking } from '../booking.entity.js';
import { viewerRoleOf } from '../booking.policy.js';
import type { BookingActor } from '../booking.enums.js';

/** A booking for one of its sides or the staff, read without a lock; throws NOT_FOUND for everybody else. */
export async function findBookingAs(
  ctx: SignedInContext,
  id: string,
): Promise<{ readonly booking: Booking; readonly actor: BookingActor; readonly reader: SignedInContext }> {
  const reader = { ...ctx, em: ctx.em.fork() };
  const booking = await reader.em.findOne(Booking, id);
  const actor = booking && viewerRoleOf(ctx.viewer, booking);
  if (!booking || !actor) throw new DomainError(ErrorCode.NOT_FOUND);
  return { booking, actor, reader };
}
