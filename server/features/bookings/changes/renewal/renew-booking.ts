import type { ServiceContext, SignedInContext } from '../../../../core/context.js';
import { isLocalDate, type LocalDate } from '../../../../core/values/date-range.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../../core/errors/errors.js';
import { inTransaction } from '../../../../core/writes/transaction.js';
import { acceptTerms } from '../../acceptances/record-acceptance.js';
import type { TermsChange } from '../../billing/agree-terms.js';
import type { Booking } from '../../booking.entity.js';
import { BookingAction, BookingActor, TermType } from '../../booking.enums.js';
import { lockBookingAs, transitionRefused } from '../../lifecycle/booking-changes.js';
import { nextStatus } from '../../lifecycle/booking.state-machine.js';
import { moveBooking } from '../../lifecycle/move-booking.js';
import { transitionContextOf } from '../../lifecycle/transition-context.rules.js';
import { refuseWhileCharging } from '../../payments/open-payments.js';
import { canHaveDays, refuseTakenDays } from '../refuse-taken-days.js';
import { monthlyCharge } from '../../quote/booking-cycles.rules.js';
import { sumsOfChange } from '../requests/dates-preview.js';
import { previewChange } from '../stored-months.js';
import { latestRenewalEnd } from './renewal-days.rules.js';
import type { RenewalPreview } from './renewal.types.js';

/** The price difference of staying until a day, by default the latest one. */
export async function renewalPreview(
  ctx: SignedInContext,
  booking: Booking,
  { actor, endsOn }: { readonly actor: BookingActor; readonly endsOn: LocalDate | null },
): Promise<RenewalPreview> {
  const step = nextStatus(transitionContextOf(booking, ctx.config), BookingAction.RENEW, actor, ctx.clock.now());
  if (!step.isAllowed) throw transitionRefused(step.allowed, step.because);
  const latest = latestRenewalEnd(booking);
  const to = endsOn ?? latest;
  refuseEnd(booking, to);
  const preview = await previewChange(ctx, booking, renewal(booking, to));
  return {
    from: booking.to,
    to,
    latest,
    isEndFixed: booking.termType === TermType.ROLLING,
    isAvailable: await canHaveDays(ctx, booking, { from: booking.to, to }),
    monthCents: monthlyCharge(booking)?.totalCents ?? null,
    ...sumsOfChange(preview, actor),
  };
}

/** T20: the renter renews, at the same price. Idempotent. */
export async function renewBooking(
  ctx: SignedInContext,
  bookingId: string,
  { endsOn, differenceCents: shown }: { readonly endsOn: LocalDate; readonly differenceCents: number },
): Promise<Booking> {
  return inTransaction(ctx, async (tx) => {
    const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
    if (await isRenewedUntil(tx, booking, endsOn)) return booking;
    const now = tx.clock.now();
    const step = nextStatus(transitionContextOf(booking, tx.config), BookingAction.RENEW, actingUser.actor, now);
    if (!step.isAllowed) throw transitionRefused(step.allowed, step.because);
    refuseEnd(booking, endsOn);
    await refuseTakenDays(tx, booking, { from: booking.to, to: endsOn });
    await refuseWhileCharging(tx, bookingId);
    const change = renewal(booking, endsOn);
    const { differenceCents } = sumsOfChange(await previewChange(tx, booking, change), actingUser.actor);
    if (differenceCents !== shown) throw new DomainError(ErrorCode.BOOKING_SUM_CHANGED, { differenceCents });
    await moveBooking(tx, booking, {
      ...actingUser,
      trigger: BookingAction.RENEW,
      at: now,
      known: { isRangeFree: true },
      change,
      details: { by: actingUser.actor, endsOn },
    });
    await acceptTerms(tx, booking);
    return booking;
  });
}

function renewal(booking: Booking, endsOn: LocalDate): TermsChange {
  return { reason: 'renewed', validFrom: booking.to, to: endsOn };
}

/** A rolling stay is renewed for a year; a fixed one to any day up to a whole stay later. */
function refuseEnd(booking: Booking, endsOn: LocalDate): void {
  const latest = latestRenewalEnd(booking);
  const path = 'endsOn';
  const isEarly = !isLocalDate(endsOn) || endsOn <= booking.to;
  const isLate = endsOn > latest || (booking.termType === TermType.ROLLING && endsOn !== latest);
  refuseProblems([
    ...(isEarly ? [{ path, code: FieldProblemCode.DATES_REVERSED }] : []),
    ...(isLate && !isEarly ? [{ path, code: FieldProblemCode.STAY_TOO_LONG, params: { latest } }] : []),
  ]);
}

/** Whether the newest version is a renewal to that very day. */
async function isRenewedUntil(tx: ServiceContext, { id, to }: Booking, endsOn: LocalDate): Promise<boolean> {
  if (to !== endsOn) return false;
  const newest = await tx.db
    .selectFrom('BookingTerms')
    .select('reason')
    .where('bookingId', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.reason === 'renewed';
}
