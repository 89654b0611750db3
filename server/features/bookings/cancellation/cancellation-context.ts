import { sumCents } from '../../../core/values/money.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { policyTermsOf } from '../../spaces/pricing/policy-terms.js';
import type { PolicyTerms } from '../../spaces/pricing/policy-terms.types.js';
import type { Booking } from '../booking.entity.js';
import { BookingActor, BookingStatus } from '../booking.enums.js';
import { statusMeans } from '../booking-status.rules.js';
import type { PaidAmounts } from './cancellation-policy.js';
import type { CancellationContext } from './cancellation-preview.rules.js';
import {
  freeCancellationUntil,
  freeHoursAfterConfirmation,
  laterChargeAt,
  type FreeCancellationTerms,
} from './free-cancellation.rules.js';
import type { Payment } from '../payments/payment.entity.js';
import { waitsForDay } from '../payments/payment-schedule.rules.js';
import type { Refund } from '../payments/refund.entity.js';

/** Who cancels, and what was already refunded of the charges, as after a claim: it cannot be refunded twice. */
interface Canceller {
  readonly actor: BookingActor;
  readonly isHostSuspended: boolean;
  readonly refunds: readonly Refund[];
}

/**
 * The inputs of a confirmed booking's refund; `payments` are its attempts at the rent, newest first. A month that became more expensive was
 * collected by several: all of them count.
 */
export function cancellationContext(
  booking: Booking,
  payments: readonly Payment[],
  { actor, isHostSuspended, refunds }: Canceller,
): CancellationContext {
  const taken = payments.filter(({ capturedAt }) => capturedAt !== null);
  // A refused try by hand is newer than the planned one that waits.
  const coming = payments.find(waitsForDay) ?? payments[0];
  const charged = taken.length > 0 || !coming ? taken : [coming];
  const earlier = refunds.filter(({ paymentId }) => charged.some(({ id }) => id === paymentId));
  const leftOf = (part: keyof PaidAmounts): number =>
    sumCents(charged.map((payment) => payment[part])) - sumCents(earlier.map((refund) => refund[part]));
  const { constants, timeZone, isHostTrader } = booking.termsSnapshot;
  return {
    actor,
    isHostTrader,
    isHostSuspended,
    policy: booking.cancellationPolicy,
    from: booking.from,
    zone: timeZone,
    confirmedAt: booking.decidedAt ?? booking.createdAt,
    charge: {
      rentCents: leftOf('rentCents'),
      renterFeeCents: leftOf('renterFeeCents'),
      protectionCents: leftOf('protectionCents'),
    },
    chargeDueAt: taken.length > 0 ? null : (coming?.dueAt ?? null),
    constants,
  };
}

/** What the policy of a booking refunds, by the booking's own terms. */
export const cancellationTermsOf = ({ cancellationPolicy, termsSnapshot }: Booking): PolicyTerms =>
  policyTermsOf(cancellationPolicy, termsSnapshot.constants);

/** Until when the renter can cancel free of charge; null when that time, or the booking, is over. */
export function freeUntilOf(booking: Booking, payment: Payment | null, now: Date): Date | null {
  if (booking.status === BookingStatus.CONFIRMED)
    return freeCancellationUntil(
      cancellationContext(booking, payment ? [payment] : [], {
        actor: BookingActor.RENTER,
        isHostSuspended: false,
        refunds: [],
      }),
      now,
    );
  const terms = pendingTerms(booking, now);
  return terms && freeCancellationUntil(terms, now);
}

/** For how many hours after its confirmation cancelling is free; null once it is confirmed or over. */
export function freeHoursOf(booking: Booking, now: Date): number | null {
  const terms = pendingTerms(booking, now);
  return terms && freeHoursAfterConfirmation(terms, now);
}

/** The inputs of the end of free cancellation before the confirmation; null when there is none. */
function pendingTerms(booking: Booking, now: Date): FreeCancellationTerms | null {
  if (!statusMeans(booking.status, 'isPending')) return null;
  const { termsSnapshot, from, cancellationPolicy: policy, charges } = booking;
  const { constants, timeZone: zone, isHostTrader } = termsSnapshot;
  const chargeDueAt = laterChargeAt(charges[0], localDateOf(now, zone), zone);
  return { policy, from, zone, constants, isHostTrader, confirmedAt: null, chargeDueAt };
}
