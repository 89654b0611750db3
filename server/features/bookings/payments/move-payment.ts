import type { ServiceContext } from '../../../core/context.js';
import { BookingActor } from '../booking.enums.js';
import { cardCents } from './credit-spent.js';
import type { Payment } from './payment.entity.js';
import { paymentMachine, PaymentStep, type PaymentEffect } from './payment.transitions.js';

const effects: Readonly<Record<PaymentEffect, (tx: ServiceContext, payment: Payment) => void>> = {
  markHeld: (tx, payment) => {
    payment.authorizedAt = tx.clock.now();
  },
  markTaken: (tx, payment) => {
    payment.capturedAt = tx.clock.now();
    payment.capturedCents = cardCents(payment);
  },
};

/** Moves a locked payment; stored by the caller's flush. Throws on a step that its status does not allow, which is a bug. */
export function movePayment(tx: ServiceContext, payment: Payment, step: PaymentStep): void {
  const [row] = paymentMachine.candidates(payment.status, step, BookingActor.SYSTEM);
  if (!row) throw new Error(`payment ${payment.id} is ${payment.status} and does not ${step}`);
  payment.status = paymentMachine.target(row, payment.status);
  payment.updatedAt = tx.clock.now();
  for (const effect of row.effects ?? []) effects[effect](tx, payment);
}

/** The step of an answer without money: voided or refused. */
export const endStep = ({ status }: { readonly status: string }): PaymentStep =>
  status === 'void' ? PaymentStep.LET_GO : PaymentStep.REFUSE;
