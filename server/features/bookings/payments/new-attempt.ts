import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import { amountsOf } from '../billing/paid-cycles.js';
import type { BillingCycle } from '../billing/billing-cycle.entity.js';
import { PaymentStatus } from '../booking.enums.js';
import { creditForCharge } from './credit-spent.js';
import { laterThan } from './open-payments.js';
import { answerDue } from './payment-schedule.rules.js';
import { Payment, type PendingStep } from './payment.entity.js';

/** The card of an attempt. */
export type ChargedCard = Pick<Payment, 'provider' | 'paymentMethodRef' | 'methodBrand' | 'methodLast4'>;

/** The columns of a booking that an attempt needs. */
interface Paid {
  readonly id: string;
  readonly renterId: string;
}

/** Creates another attempt to collect a cycle, using the renter's credit first; `before` is the newest attempt so far. Not stored yet. */
export async function newAttempt(
  tx: ServiceContext,
  booking: Paid,
  cycle: BillingCycle,
  card: ChargedCard,
  before: Payment | undefined,
): Promise<Payment> {
  const now = tx.clock.now();
  const id = randomUUID();
  // Rules about the first payment (access, start, cancellation) look for charges of this kind.
  const kind = cycle.cycleNo === 1 ? 'first' : 'cycle';
  const { rentCents, renterFeeCents, protectionCents, ivaCents, totalCents } = amountsOf(cycle);
  return Object.assign(new Payment(), {
    id,
    bookingId: booking.id,
    renterId: booking.renterId,
    cycleId: cycle.id,
    cycleNo: cycle.cycleNo,
    kind,
    rentCents,
    renterFeeCents,
    protectionCents,
    ivaCents,
    totalCents,
    creditCents: await creditForCharge(tx, booking.renterId, totalCents, { cycleId: cycle.id }),
    ...card,
    status: PaymentStatus.PENDING,
    idempotencyKey: `${kind}:${booking.id}:${id}`,
    dueAt: now,
    createdAt: laterThan(before, now),
    updatedAt: now,
  } satisfies Partial<Payment>);
}

/** Stores the pending call to the provider, before it is made. */
export function awaitAnswer(tx: ServiceContext, payment: Payment, step: PendingStep, by: string | null = null): void {
  const now = tx.clock.now();
  Object.assign(payment, {
    pendingStep: step,
    pendingSince: now,
    nextTryAt: answerDue(now),
    pendingBy: by,
    attempts: 0,
    updatedAt: now,
  });
}
