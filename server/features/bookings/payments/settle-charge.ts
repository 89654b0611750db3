import type { ServiceContext } from '../../../core/context.js';
import { BillingCycle } from '../billing/billing-cycle.entity.js';
import { CycleStatus } from '../billing/billing.enums.js';
import { CycleStep, cycleStatusesThat } from '../billing/cycle.transitions.js';
import { moveCycle } from '../billing/move-cycle.js';
import type { Booking } from '../booking.entity.js';
import { bookMoneyIn } from '../ledger/book-cycle.js';
import { dropScheduledCharges } from './open-payments.js';
import { refundUnowed } from './create-refund.js';
import type { Payment } from './payment.entity.js';

/**
 * Handles a collected charge: posts it to the ledger and marks its cycle as paid. It is refunded if the cycle is no longer owed, because
 * its stay changed during the call to the provider.
 */
export async function settleCharge(tx: ServiceContext, booking: Booking, payment: Payment): Promise<void> {
  const cycle = await tx.em.findOneOrFail(BillingCycle, { id: payment.cycleId ?? '' }, { refresh: true });
  if (!cycleStatusesThat('isUnpaid').includes(cycle.status)) return returnPoint(tx, booking, payment);
  await dropScheduledCharges(tx, cycle.id);
  // The notification of the confirmation covers the charge that confirms a booking.
  const isSeparate = payment.kind !== 'first' || payment.authorizedAt === null;
  const wasPastDue = cycle.status === CycleStatus.PAST_DUE;
  await moveCycle(tx, booking, cycle, CycleStep.PAY, { details: { paymentId: payment.id, isSeparate, wasPastDue } });
  await bookMoneyIn(tx, booking, payment);
}

async function returnPoint(tx: ServiceContext, booking: Booking, payment: Payment): Promise<void> {
  tx.log.warn({ paymentId: payment.id }, 'payments: a charge was taken for a cycle that is not owed, and goes back');
  await tx.em.flush();
  await refundUnowed(tx, booking, payment);
}
