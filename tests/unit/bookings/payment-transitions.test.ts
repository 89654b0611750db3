import { expect, test } from 'vitest';
import type { ServiceContext } from '../../../server/core/context.js';
import { PaymentStatus } from '../../../server/features/bookings/booking.enums.js';
import { movePayment } from '../../../server/features/bookings/payments/move-payment.js';
import type { Payment } from '../../../server/features/bookings/payments/payment.entity.js';
import { paymentMachine, PaymentStep } from '../../../server/features/bookings/payments/payment.transitions.js';

const NOW = new Date('2027-03-02T09:55:00Z');
const tx = { clock: { now: () => NOW } } as unknown as ServiceContext;
const paymentIn = (status: PaymentStatus): Payment =>
  ({ id: 'p1', status, totalCents: 7700, creditCents: 500, authorizedAt: null, capturedAt: null }) as Payment;

/** The next status of each step; every other cell is refused. */
const ALLOWED: Readonly<Record<string, string>> = {
  'pending ask_renter': 'action_required',
  'pending hold': 'authorized',
  'pending take': 'captured',
  'pending refuse': 'failed',
  'pending let_go': 'void',
  'action_required ask_renter': 'action_required',
  'action_required hold': 'authorized',
  'action_required take': 'captured',
  'action_required refuse': 'failed',
  'action_required let_go': 'void',
  'authorized take': 'captured',
  'authorized refuse': 'failed',
  'authorized let_go': 'void',
  'failed hold_late': 'authorized',
};
const CELLS = paymentMachine.definition.states.flatMap((status) =>
  Object.values(PaymentStep).map((step) => [status, step] as const),
);

test('P-15 M5 a payment has exactly the transitions of its table, for every status and step', () => {
  const moved = CELLS.flatMap(([status, step]) => {
    const payment = paymentIn(status);
    try {
      movePayment(tx, payment, step);
    } catch {
      expect(payment.status).toBe(status);
      return [];
    }
    return [[`${status} ${step}`, payment.status] as const];
  });
  expect(Object.fromEntries(moved)).toEqual(ALLOWED);
});

test('M1 authorization and capture store their instants, and the capture the amount charged to the card', () => {
  const payment = paymentIn(PaymentStatus.PENDING);
  movePayment(tx, payment, PaymentStep.HOLD);
  expect(payment).toMatchObject({ authorizedAt: NOW, capturedAt: null });
  movePayment(tx, payment, PaymentStep.TAKE);
  expect(payment).toMatchObject({ capturedAt: NOW, capturedCents: 7200 });
});
