import { defaultConstants } from '../../core/constants/constants.js';
import type { LocalDate } from '../../core/values/date-range.js';
import { divideRounded } from '../../core/values/money.js';
import { BookingAction, BookingActor } from '../../features/bookings/booking.enums.js';
import { refundOf } from '../../features/bookings/cancellation/cancellation-policy.js';
import { RefundStatus } from '../../features/bookings/cancellation/cancellation.enums.js';
import type { TermsSnapshot } from '../../features/bookings/quote/booking-terms.js';
import type { CancellationPolicy } from '../../features/spaces/space.enums.js';
import type { NotificationParams } from '../../features/notifications/notification-entry.types.js';
import type { DemoPayment } from './make-booking-history.js';

/** The columns of a booking that determine its refund. */
interface RefundedRow {
  readonly id: string;
  readonly cancellationPolicy: CancellationPolicy;
  readonly cancelledBy: BookingActor | null;
  readonly from: LocalDate;
  readonly termsSnapshot: TermsSnapshot;
  readonly decidedAt: string | null;
  readonly cancelledAt: string | null;
  readonly rentCents: number;
  readonly hostNetCents: number;
}

/** The refund of a cancelled booking, by the product's own rules. */
export function demoRefund(booking: RefundedRow, payment: DemoPayment) {
  const { cancelledAt, decidedAt } = booking;
  if (cancelledAt === null || decidedAt === null) return null;
  return refundOf({
    policy: booking.cancellationPolicy,
    cause: booking.cancelledBy === BookingActor.HOST ? 'hostCancelled' : 'renterChoice',
    from: booking.from,
    zone: booking.termsSnapshot.timeZone,
    confirmedAt: new Date(decidedAt),
    cancelledAt: new Date(cancelledAt),
    paid: {
      rentCents: payment.rentCents,
      renterFeeCents: payment.renterFeeCents,
      protectionCents: payment.protectionCents,
    },
    isHostTrader: booking.termsSnapshot.isHostTrader,
  });
}

/** The row of a completed refund. */
export function refundRow(id: string, booking: RefundedRow, payment: DemoPayment) {
  const refund = demoRefund(booking, payment);
  const { cancelledAt: at, cancelledBy, decidedAt } = booking;
  if (!refund || refund.totalCents === 0 || at === null || cancelledBy === null || decidedAt === null) return null;
  return {
    id,
    bookingId: booking.id,
    paymentId: payment.id,
    rentCents: refund.rentCents,
    renterFeeCents: refund.renterFeeCents,
    protectionCents: refund.protectionCents,
    ivaCents: refund.renterFeeCents === 0 ? 0 : payment.ivaCents,
    totalCents: refund.totalCents,
    reasonCode: refund.rule,
    initiatedBy: cancelledBy,
    policySnapshot: {
      policy: booking.cancellationPolicy,
      confirmedAt: decidedAt,
      cancelledAt: at,
      startsOn: booking.from,
      isHostTrader: booking.termsSnapshot.isHostTrader,
    },
    status: RefundStatus.DONE,
    providerRef: `re_demo_${id}`,
    idempotencyKey: id,
    askedAt: at,
    createdAt: at,
    completedAt: at,
  };
}

/** The parameters of a step's notification besides those of the booking. */
export function stepParams(
  { booking, payments: [payment] }: { readonly booking: RefundedRow; readonly payments: readonly DemoPayment[] },
  action: string,
  to: 'renter' | 'host' | 'user',
): NotificationParams {
  if (action === BookingAction.CONFIRM_MOVE_OUT) return { within: defaultConstants.REVIEW_WINDOW_DAYS };
  const refund = payment && demoRefund(booking, payment);
  if (action !== BookingAction.CANCEL || !refund) return {};
  const by = booking.cancelledBy ?? BookingActor.RENTER;
  const keptNet =
    booking.rentCents === 0
      ? 0
      : divideRounded((payment.rentCents - refund.rentCents) * booking.hostNetCents, booking.rentCents);
  const amountCents =
    to === 'renter' ? refund.totalCents : by === BookingActor.HOST ? defaultConstants.HOST_CANCEL_FEE_CENTS : keptNet;
  return { by, isCharged: true, ...(amountCents > 0 ? { amountCents } : {}) };
}
