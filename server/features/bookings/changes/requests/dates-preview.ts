import type { SignedInContext } from '../../../../core/context.js';
import { refuseProblems } from '../../../../core/errors/errors.js';
import type { Booking } from '../../booking.entity.js';
import type { BookingActor } from '../../booking.enums.js';
import { canHaveDays } from '../refuse-taken-days.js';
import { differenceOf, visibleAmount, sumsOf } from '../compare-months.rules.js';
import { previewChange, type ChangePreview } from '../stored-months.js';
import { changeProblems, requestedDays, type RequestedDays } from './change-days.rules.js';
import type { DateChangePreview } from './change-request.types.js';
import { ChangeKind } from './change-request.enums.js';
import { termsChangeOf } from './change-terms.js';

/** The price difference of other days for a side, charge by charge. */
export async function dateChangePreview(
  ctx: SignedInContext,
  booking: Booking,
  { actor, request }: { readonly actor: BookingActor; readonly request: RequestedDays },
): Promise<DateChangePreview> {
  refuseProblems(changeProblems(booking, request, ctx.clock.today(booking.termsSnapshot.timeZone)));
  const days = requestedDays(booking, request);
  const preview = await previewChange(ctx, booking, termsChangeOf({ kind: ChangeKind.DATES, ...days }, booking));
  const isAvailable = await canHaveDays(ctx, booking, days);
  return { ...days, isAvailable, ...sumsOfChange(preview, actor) };
}

/** The amounts of a change as a side may see them. */
export function sumsOfChange({ plan, months, dueNow }: ChangePreview, actor: BookingActor) {
  return {
    charges: months.map(({ from, to, paidAt, now, next }) => ({
      from,
      to,
      paidAt,
      nowCents: visibleAmount(actor, now),
      nextCents: visibleAmount(actor, next),
    })),
    differenceCents: visibleAmount(actor, differenceOf(months)),
    dueNowCents: visibleAmount(actor, sumsOf(dueNow)),
    refundCents: visibleAmount(actor, sumsOf(plan.refunds)),
  };
}
