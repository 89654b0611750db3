import type { RequestContext } from '../../../core/context.js';
import type { Booking } from '../booking.entity.js';
import { BookingStatus } from '../booking.enums.js';
import { openChangeLoader } from '../changes/requests/open-change.js';
import { payeeReadyLoader } from '../payees/payee.loaders.js';
import { loadMoveInContext } from '../stay/move-in-context.js';
import { moveInReadinessOf } from '../stay/move-in.rules.js';
import type { TransitionContext } from './booking-guards.rules.js';
import { transitionContextOf } from './transition-context.rules.js';

/** Loads what the state machine needs to list the viewer's actions, batched with the operation's other bookings. */
export async function loadTransitionContext(ctx: RequestContext, booking: Booking): Promise<TransitionContext> {
  const context = transitionContextOf(booking, ctx.config);
  const isPayoutAccountReady = context.isPayoutAccountReady || (await payeeReadyLoader(ctx).load(booking.hostId));
  const mayBegin = booking.status === BookingStatus.CONFIRMED && ctx.clock.now() >= context.startsAt;
  const readiness = mayBegin ? moveInReadinessOf(await loadMoveInContext(ctx, booking)) : {};
  const openChange = await openChangeLoader(ctx).load(booking.id);
  return { ...context, ...readiness, isPayoutAccountReady, hasOpenChange: openChange !== null };
}
