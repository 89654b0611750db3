import type { ServiceContext } from '../../../core/context.js';
import { addJob } from '../../../core/jobs/jobs.js';
import type { Booking } from '../booking.entity.js';
import { awaitAnswer, newAttempt } from '../payments/new-attempt.js';
import { dropScheduledCharges, SETTLE_JOB, voidOpenPayments } from '../payments/open-payments.js';
import type { BillingCycle } from './billing-cycle.entity.js';
import { cardOf } from './booking-card.js';
import { CycleStep } from './cycle.transitions.js';
import { attemptsOf } from './find-cycles.js';
import { moveCycle } from './move-cycle.js';

/** Stores another attempt to collect a cycle of a locked booking; the provider is called after the commit. */
export async function chargeNow(tx: ServiceContext, booking: Booking, cycle: BillingCycle): Promise<void> {
  if (cycle.totalCents === 0) return moveCycle(tx, booking, cycle, CycleStep.PAY);
  const attempts = await attemptsOf(tx, cycle.id);
  // A payment that the renter abandoned at the bank's page does not keep the card from being charged.
  await voidOpenPayments(tx, booking, attempts);
  await dropScheduledCharges(tx, cycle.id);
  const attempt = await newAttempt(tx, booking, cycle, await cardOf(tx, booking), attempts[0]);
  awaitAnswer(tx, attempt, 'charge');
  tx.em.persist(attempt);
  await tx.em.flush();
  await addJob(tx, SETTLE_JOB, { paymentId: attempt.id }, { jobKey: `settle:${attempt.id}`, isOutbound: true });
}
