import { createTransitionRunner } from '../../../core/writes/state-machine.js';
import type { ServiceContext } from '../../../core/context.js';
import type { Cents } from '../../../core/values/money.js';
import { refreshBusy } from '../../search/search-projection.js';
import type { TermsChange } from '../billing/agree-terms.js';
import type { Booking } from '../booking.entity.js';
import type { BookingStatus } from '../booking.enums.js';
import type { Refund as RefundAmounts } from '../cancellation/cancellation-policy.js';
import type { Payment } from '../payments/payment.entity.js';
import { transitionRefused, writeHistory, type EventDetails, type ActingUser } from './booking-changes.js';
import { bookingEffects, bookingNotices, bookingTimers, type TransitionRun } from './booking-effects.js';
import type { TransitionContext } from './booking-guards.rules.js';
import { allowedStep, bookingMachine } from './booking.state-machine.js';
import { bookingTransitions, type BookingTrigger } from './booking.transitions.js';
import { transitionContextOf } from './transition-context.rules.js';

/** The actor of a transition, and what its command derived. */
export interface Move extends ActingUser {
  readonly trigger: BookingTrigger;
  /** The instant at which the guards are checked: when the person decided, even if the provider answers later. */
  readonly at: Date;
  /** Guard inputs that the command provides, and values of that instant that may have changed since. */
  readonly known?: Partial<TransitionContext>;
  /** The charge of the transition. */
  readonly payment?: Payment;
  /** The transition's change of the agreement. */
  readonly change?: TermsChange;
  /** A refund decided by the staff, instead of the rules'. */
  readonly refund?: RefundAmounts;
  /** What the host pays for too short a notice. */
  readonly hostFeeCents?: Cents;
  /** Additional payload of the event. */
  readonly details?: EventDetails;
  /** Records no event, because another transition follows in the same transaction. */
  readonly isSilent?: boolean;
}

const runTransition = createTransitionRunner(bookingTransitions, {
  effects: bookingEffects,
  timers: bookingTimers,
  notices: bookingNotices,
});

/**
 * Runs a transition of a locked booking: guards, effects, history, the search's busy days, timers and events. Flushes the caller's other
 * changes too.
 */
export async function moveBooking(tx: ServiceContext, booking: Booking, move: Move): Promise<void> {
  const context = { ...transitionContextOf(booking, tx.config), ...move.known };
  const step = allowedStep(context, move.trigger, move.actor, move.at);
  if (!step.isAllowed) throw transitionRefused(step.allowed, step.because);
  await run(tx, booking, { ...move, transition: step.transition, from: booking.status });
}

/** Runs the transition that creates a booking. */
export async function beginBooking(tx: ServiceContext, booking: Booking, move: Move): Promise<void> {
  const context = { ...transitionContextOf(booking, tx.config), ...move.known };
  const transition = bookingMachine
    .candidates(null, move.trigger, move.actor)
    .find((row) => bookingMachine.isAllowed(row, context, move.at));
  if (!transition) throw transitionRefused([]);
  tx.em.persist(booking);
  await run(tx, booking, { ...move, transition, from: null });
}

async function run(
  tx: ServiceContext,
  booking: Booking,
  step: Move & Pick<TransitionRun, 'transition'> & { readonly from: BookingStatus | null },
): Promise<void> {
  const { transition, from } = step;
  const to = bookingMachine.target(transition, from);
  booking.status = to;
  booking.updatedAt = tx.clock.now();
  await runTransition(transition, { ...step, tx, booking }, async () => {
    await tx.em.flush();
    await writeHistory(tx, booking.id, { from, to, action: step.trigger }, step);
    await refreshBusy(tx, booking.spaceId);
  });
}
