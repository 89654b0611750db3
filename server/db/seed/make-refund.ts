import { defaultConstants } from '../../core/constants.js';
import { divideRounded, ivaContained } from '../../core/money.js';
import { BookingAction, BookingActor, PaymentStatus } from '../../features/bookings/booking-types.js';
import { refundOf } from '../../features/bookings/cancellation/cancellation-policy.js';
import { hostFeeEntries, refundEntries, type LedgerEntry } from '../../features/bookings/payments/ledger.js';
import { RefundStatus } from '../../features/bookings/cancellation/cancellation-types.js';
import type { NotificationParams } from '../../features/notifications/notification-entry.types.js';
import type { DemoPayment } from './make-booking-history.js';
import type { DemoBooking } from './make-booking.js';

type Cancelled = DemoBooking['booking'];

/** What goes back of a booking that was called off, by the product's own rules. */
export function demoRefund(booking: Cancelled, payment: DemoPayment) {
  const { cancelledAt, decidedAt } = booking;
  if (cancelledAt === null || decidedAt === null) return null;
  return refundOf({
    policy: booking.cancellationPolicy,
    cause: booking.cancelledBy === BookingActor.HOST ? 'hostCancelled' : 'renterChoice',
    startsOn: booking.startsOn,
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

/** The first charge of a cancelled booking, refunded in whole or in part. */
export function refundedPayment(booking: Cancelled, payment: DemoPayment): DemoPayment {
  const back = demoRefund(booking, payment)?.totalCents ?? 0;
  const status =
    back === 0
      ? PaymentStatus.CAPTURED
      : back === payment.totalCents
        ? PaymentStatus.REFUNDED
        : PaymentStatus.PARTIALLY_REFUNDED;
  return { ...payment, status, updatedAt: booking.cancelledAt ?? payment.updatedAt };
}

/** The row of a refund that is done. */
export function refundRow(id: string, booking: Cancelled, payment: DemoPayment) {
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
      startsOn: booking.startsOn,
      isHostTrader: booking.termsSnapshot.isHostTrader,
    },
    status: RefundStatus.DONE,
    providerRef: `re_demo_${id}`,
    idempotencyKey: `refund:${payment.id}`,
    askedAt: at,
    createdAt: at,
    completedAt: at,
  };
}

/** What goes back, as the ledger has it. */
export function refundPosting(row: NonNullable<ReturnType<typeof refundRow>>): LedgerEntry[] {
  return refundEntries({
    rentCents: row.rentCents,
    renterFeeCents: row.renterFeeCents,
    protectionCents: row.protectionCents,
    ivaCents: row.ivaCents,
    totalCents: row.totalCents,
  });
}

/** What a host who called off owes. */
export function hostFeePosting({ cancelledBy: by }: Cancelled): LedgerEntry[] {
  const fee = defaultConstants.HOST_CANCEL_FEE_CENTS;
  return by === BookingActor.HOST ? hostFeeEntries(fee, ivaContained(fee, defaultConstants.IVA_PLATFORM_BPS)) : [];
}

/** What a step's notification says beside the booking's facts. */
export function toldOfStep(
  { booking, payments: [payment] }: DemoBooking,
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
