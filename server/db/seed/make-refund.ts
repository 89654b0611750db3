import { defaultConstants } from '../../core/constants.js';
import { divideRounded, ivaContained } from '../../core/money.js';
import { BookingAction, BookingActor, PaymentStatus } from '../../features/bookings/booking-types.js';
import { refundOf } from '../../features/bookings/cancellation/cancellation-policy.js';
import { hostFeeEntries, refundEntries, type LedgerEntry } from '../../features/bookings/payments/ledger.js';
import type { NotificationParams } from '../../features/notifications/notification-types.js';
import type { DemoPayment } from './make-booking-history.js';
import type { DemoBooking } from './make-booking.js';

type Cancelled = DemoBooking['booking'];

export const REFUND_COLUMNS = {
  id: 'uuid',
  booking_id: 'uuid',
  payment_id: 'uuid',
  rent_cents: 'int',
  renter_fee_cents: 'int',
  protection_cents: 'int',
  iva_cents: 'int',
  total_cents: 'int',
  reason_code: 'text',
  initiated_by: 'text',
  policy_snapshot: 'jsonb',
  status: 'text',
  provider_ref: 'text',
  idempotency_key: 'text',
  asked_at: 'timestamptz',
  created_at: 'timestamptz',
  completed_at: 'timestamptz',
} as const;

/** What goes back of a booking that was called off, by the product's own rules. */
export function demoRefund(booking: Cancelled, payment: DemoPayment) {
  const { cancelled_at: cancelledAt, decided_at: decidedAt } = booking;
  if (cancelledAt === null || decidedAt === null) return null;
  return refundOf({
    policy: booking.cancellation_policy,
    cause: booking.cancelled_by === BookingActor.HOST ? 'hostCancelled' : 'renterChoice',
    startsOn: booking.starts_on,
    zone: booking.terms_snapshot.timeZone,
    confirmedAt: new Date(decidedAt),
    cancelledAt: new Date(cancelledAt),
    paid: {
      rentCents: payment.rent_cents,
      renterFeeCents: payment.renter_fee_cents,
      protectionCents: payment.protection_cents,
    },
    isHostTrader: booking.terms_snapshot.isHostTrader,
  });
}

/** The first charge of a booking that was called off, given back whole or in part. */
export function refundedPayment(booking: Cancelled, payment: DemoPayment): DemoPayment {
  const back = demoRefund(booking, payment)?.totalCents ?? 0;
  const status =
    back === 0
      ? PaymentStatus.CAPTURED
      : back === payment.total_cents
        ? PaymentStatus.REFUNDED
        : PaymentStatus.PARTIALLY_REFUNDED;
  return { ...payment, status, updated_at: booking.cancelled_at ?? payment.updated_at };
}

/** The row of a refund that is done. */
export function refundRow(id: string, booking: Cancelled, payment: DemoPayment) {
  const refund = demoRefund(booking, payment);
  if (!refund || refund.totalCents === 0) return null;
  const { cancelled_at: at } = booking;
  return {
    id,
    booking_id: booking.id,
    payment_id: payment.id,
    rent_cents: refund.rentCents,
    renter_fee_cents: refund.renterFeeCents,
    protection_cents: refund.protectionCents,
    iva_cents: refund.renterFeeCents === 0 ? 0 : payment.iva_cents,
    total_cents: refund.totalCents,
    reason_code: refund.rule,
    initiated_by: booking.cancelled_by,
    policy_snapshot: {
      policy: booking.cancellation_policy,
      confirmedAt: booking.decided_at,
      cancelledAt: at,
      startsOn: booking.starts_on,
      isHostTrader: booking.terms_snapshot.isHostTrader,
    },
    status: 'done',
    provider_ref: `re_demo_${id}`,
    idempotency_key: `refund:${payment.id}`,
    asked_at: at,
    created_at: at,
    completed_at: at,
  };
}

/** What goes back, as the ledger has it. */
export function refundPosting(row: NonNullable<ReturnType<typeof refundRow>>): LedgerEntry[] {
  return refundEntries({
    rentCents: row.rent_cents,
    renterFeeCents: row.renter_fee_cents,
    protectionCents: row.protection_cents,
    ivaCents: row.iva_cents,
    totalCents: row.total_cents,
  });
}

/** What a host who called off owes. */
export function hostFeePosting({ cancelled_by: by }: Cancelled): LedgerEntry[] {
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
  const by = booking.cancelled_by ?? BookingActor.RENTER;
  const keptNet =
    booking.rent_cents === 0
      ? 0
      : divideRounded((payment.rent_cents - refund.rentCents) * booking.host_net_cents, booking.rent_cents);
  const amountCents =
    to === 'renter' ? refund.totalCents : by === BookingActor.HOST ? defaultConstants.HOST_CANCEL_FEE_CENTS : keptNet;
  return { by, isCharged: true, ...(amountCents > 0 ? { amountCents } : {}) };
}
