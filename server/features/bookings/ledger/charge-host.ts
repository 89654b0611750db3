import type { ServiceContext } from '../../../core/context.js';
import type { Cents } from '../../../core/values/money.js';
import type { Booking } from '../booking.entity.js';
import { post } from './post.js';

/** T11: a host who cancels owes a fee. */
export function chargeCancellingHost(tx: ServiceContext, booking: Booking): Promise<void> {
  return chargeHost(tx, booking, 'host_fee', booking.termsSnapshot.constants.HOST_CANCEL_FEE_CENTS);
}

/** T15: the staff end a stay for a host earlier than the agreed notice. */
export function chargeWithoutNotice(tx: ServiceContext, booking: Booking, feeCents: Cents): Promise<void> {
  return chargeHost(tx, booking, 'no_notice_fee', feeCents);
}

/** A compensation that is deducted from the host's next payout. */
async function chargeHost(
  tx: ServiceContext,
  booking: Booking,
  rule: 'host_fee' | 'no_notice_fee',
  feeCents: Cents,
): Promise<void> {
  await post(tx, rule, feeCents, {
    source: ['booking', booking.id],
    bookingId: booking.id,
    hostId: booking.hostId,
  });
}
