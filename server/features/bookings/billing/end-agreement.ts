import type { ServiceContext } from '../../../core/context.js';
import { addDays, billingPeriods, type LocalDate } from '../../../core/values/date-range.js';
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
  const months = (end: LocalDate): number => billingPeriods(booking.from, end).length;
  // The fee that a host's notice waived is that of its last month, which a termination makes another one.
  const waived = months(to) === months(booking.to) ? {} : { isLastFeeWaived: false };
  const change = { reason: 'terminated', validFrom: today, to, ...waived } as const;
  const { refunds } = await openTermsVersion(tx, booking, change, by);
  await refundCycles(tx, booking, refunds, { actor: by.actor, rule: 'stay_changed' });
}
