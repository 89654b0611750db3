import { isLocalDate } from '../../../../core/values/date-range.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../../core/errors/errors.js';
import { inTransaction } from '../../../../core/writes/transaction.js';
import { acceptTerms } from '../../acceptances/record-acceptance.js';
import { BookingAction, TermType } from '../../booking-types.js';
import { lockBookingAs, transitionRefused } from '../../lifecycle/booking-changes.js';
import { nextStatus } from '../../lifecycle/booking-state-machine.js';
import { moveBooking } from '../../lifecycle/move-booking.js';
import { transitionContextOf } from '../../lifecycle/transition-context.rules.js';
import { refuseWhileCharging } from '../../payments/open-payments.js';
import { canHaveDays, refuseTakenDays } from '../refuse-taken-days.js';
import { monthlyCharge } from '../../quote/booking-cycles.rules.js';
import { sumsOfChange } from '../requests/dates-preview.js';
import { previewChange } from '../stored-months.js';
import { latestRenewalEnd } from './renewal-days.rules.js';
/** What staying until a day, by default the latest one, would cost more. */
export async function renewalPreview(ctx, booking, { actor, endsOn }) {
    const step = nextStatus(transitionContextOf(booking, ctx.config), BookingAction.RENEW, actor, ctx.clock.now());
    if (!step.isAllowed)
        throw transitionRefused(step.allowed, step.because);
    const latest = latestRenewalEnd(booking);
    const to = endsOn ?? latest;
    refuseEnd(booking, to);
    const preview = await previewChange(ctx, booking, renewal(booking, to));
    return {
        from: booking.endsOn,
        to,
        latest,
        isEndFixed: booking.termType === TermType.ROLLING,
        isAvailable: await canHaveDays(ctx, booking, { from: booking.endsOn, to }),
        monthCents: monthlyCharge(booking)?.totalCents ?? null,
        ...sumsOfChange(preview, actor),
    };
}
/** T20: the renter stays on, at the same price. Repeating it changes nothing. */
export async function renewBooking(ctx, bookingId, { endsOn, differenceCents: shown }) {
    return inTransaction(ctx, async (tx) => {
        const { booking, actingUser } = await lockBookingAs(tx, tx.viewer, bookingId);
        if (await isRenewedUntil(tx, booking, endsOn))
            return booking;
        const now = tx.clock.now();
        const step = nextStatus(transitionContextOf(booking, tx.config), BookingAction.RENEW, actingUser.actor, now);
        if (!step.isAllowed)
            throw transitionRefused(step.allowed, step.because);
        refuseEnd(booking, endsOn);
        await refuseTakenDays(tx, booking, { from: booking.endsOn, to: endsOn });
        await refuseWhileCharging(tx, bookingId);
        const change = renewal(booking, endsOn);
        const { differenceCents } = sumsOfChange(await previewChange(tx, booking, change), actingUser.actor);
        if (differenceCents !== shown)
            throw new DomainError(ErrorCode.BOOKING_SUM_CHANGED, { differenceCents });
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
function renewal(booking, endsOn) {
    return { reason: 'renewed', validFrom: booking.endsOn, endsOn };
}
/** A stay without end goes on for a year; one with an end to any day up to a stay more. */
function refuseEnd(booking, endsOn) {
    const latest = latestRenewalEnd(booking);
    const path = 'endsOn';
    const isEarly = !isLocalDate(endsOn) || endsOn <= booking.endsOn;
    const isLate = endsOn > latest || (booking.termType === TermType.ROLLING && endsOn !== latest);
    refuseProblems([
        ...(isEarly ? [{ path, code: FieldProblemCode.DATES_REVERSED }] : []),
        ...(isLate && !isEarly ? [{ path, code: FieldProblemCode.STAY_TOO_LONG, params: { latest } }] : []),
    ]);
}
/** Whether the newest version is a renewal to that very day. */
async function isRenewedUntil(tx, { id, endsOn: now }, endsOn) {
    if (now !== endsOn)
        return false;
    const newest = await tx.db
        .selectFrom('BookingTerms')
        .select('reason')
        .where('bookingId', '=', id)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
    return newest?.reason === 'renewed';
}
//# sourceMappingURL=renew-booking.js.map