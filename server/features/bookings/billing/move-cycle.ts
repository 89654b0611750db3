import type { ServiceContext } from '../../../core/context.js';
import { recordEvent } from '../../../core/events/events.js';
import { createTransitionRunner, type TransitionSteps } from '../../../core/writes/state-machine.js';
import type { Booking } from '../booking.entity.js';
import { BookingActor } from '../booking.enums.js';
import { bookReceivable, dropReceivable, writeOff } from '../ledger/book-cycle.js';
import { BillingCycle } from './billing-cycle.entity.js';
import { BillingEventType, type BillingEventName } from './billing.events.js';
import { billingStateOf } from './charge-ladder.rules.js';
import { cycleMachine, cycleTransitions, type CycleEffect, type CycleStep } from './cycle.transitions.js';

/** Additional payload of a cycle's event. */
export type CycleDetails = Readonly<Record<string, string | number | boolean>>;

interface CycleRun {
  readonly tx: ServiceContext;
  readonly booking: Booking;
  readonly cycle: BillingCycle;
  readonly details: CycleDetails;
}

type Steps = TransitionSteps<CycleRun, CycleEffect, never, BillingEventName>;

const effects: Steps['effects'] = {
  markPaid: ({ tx, cycle }) => {
    Object.assign(cycle, { paidAt: tx.clock.now(), nextTryAt: null });
  },
  bookReceivable: ({ tx, booking, cycle }) => bookReceivable(tx, booking, cycle),
  dropReceivable: ({ tx, booking, cycle }) => dropReceivable(tx, booking, cycle),
  writeOff: ({ tx, booking, cycle }) => writeOff(tx, booking, cycle),
};

const notices = Object.fromEntries(
  Object.values(BillingEventType).map((type) => [
    type,
    ({ tx, booking, cycle, details }: CycleRun) => recordCycleEvent(tx, type, booking, cycle, details),
  ]),
) as Steps['notices'];

const runTransition = createTransitionRunner(cycleTransitions, { effects, timers: {}, notices });

/** Moves a cycle of a locked booking; throws on a step that the table does not allow, which is a bug. */
export async function moveCycle(
  tx: ServiceContext,
  booking: Booking,
  cycle: BillingCycle,
  step: CycleStep,
  {
    actor = BookingActor.SYSTEM,
    details = {},
  }: { readonly actor?: BookingActor; readonly details?: CycleDetails } = {},
): Promise<void> {
  const [row] = cycleMachine.candidates(cycle.status, step, actor);
  if (!row) throw new Error(`cycle ${cycle.id}: no ${step} from ${cycle.status}`);
  cycle.status = cycleMachine.target(row, cycle.status);
  cycle.updatedAt = tx.clock.now();
  await runTransition(row, { tx, booking, cycle, details }, () => tx.em.flush());
  await refreshBillingState(tx, booking);
}

/** Stores the payment state of a locked booking. */
export async function refreshBillingState(tx: ServiceContext, booking: Booking): Promise<void> {
  booking.billingState = billingStateOf(await tx.em.find(BillingCycle, { bookingId: booking.id }));
  await tx.em.flush();
}

/** Records an event of a cycle that keeps its status. */
export async function recordCycleEvent(
  tx: ServiceContext,
  type: BillingEventName,
  booking: Booking,
  cycle: BillingCycle,
  details: CycleDetails = {},
): Promise<void> {
  const { id: bookingId, spaceId, renterId, hostId } = booking;
  await recordEvent(tx, { type, payload: { bookingId, spaceId, renterId, hostId, cycleId: cycle.id, ...details } });
}
