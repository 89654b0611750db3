import type { ServiceContext } from '../../../core/context.js';
import { addDays } from '../../../core/values/date-range.js';
import type { Booking } from '../booking.entity.js';
import { refundCycles } from '../payments/refund-cycles.js';
import { openTermsVersion } from './agree-terms.js';

type AgreedBy = Parameters<typeof openTermsVersion>[3];

/** Stops the rent of a terminated stay today: cancels later cycles and refunds what was paid for later days. */
export async function endAgreement(tx: ServiceContext, booking: Booking, by: AgreedBy): Promise<void> {
  const today = tx.clock.today(booking.termsSnapshot.timeZone);
  const firstEnd = addDays(booking.from, 1);
  const until = today < booking.to ? today : booking.to;
  const to = until > firstEnd ? until : firstEnd;
  const { refunds } = await openTermsVersion(tx, booking, { reason: 'terminated', validFrom: today, to }, by);
  await refundCycles(tx, booking, refunds, { actor: by.actor, rule: 'stay_changed' });
}
