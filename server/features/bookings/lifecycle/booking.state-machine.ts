import { createStateMachine } from '../../../core/writes/state-machine.js';
import { bookingGuards, type TransitionContext } from './booking-guards.rules.js';
import type { BookingTransition, BookingTrigger } from './booking.transitions.js';
import type { BookingEventName } from '../booking.events.js';
import { bookingTransitions } from './booking.transitions.js';
import { statusesThat } from '../booking-status.rules.js';
import { BookingAction, BookingActor, BookingStatus } from '../booking.enums.js';

/** The transition, or a refusal with the actions that are allowed instead. */
export type BookingStepResult =
  | { readonly isAllowed: true; readonly to: BookingStatus; readonly transition: BookingTransition }
  | {
      readonly isAllowed: false;
      readonly allowed: readonly BookingAction[];
      /** The guards that refused, when the status alone would allow it. */
      readonly because?: readonly string[];
    };

/** The validated machine; building it on import validates it at start. */
export const bookingMachine = createStateMachine<
  BookingStatus,
  BookingTrigger,
  BookingActor,
  BookingTransition,
  TransitionContext
>({
  states: Object.values(BookingStatus),
  finals: statusesThat('isFinal'),
  transitions: bookingTransitions,
  guards: bookingGuards,
});

/** All actions, in the table's order. */
export const actionsInOrder: readonly BookingAction[] = [
  ...new Set(bookingTransitions.map((row) => row.on).filter(isAction)),
];

/** The actions a person may take now, in the table's order, each once. */
export function availableActions(details: TransitionContext, actor: BookingActor, now: Date): BookingAction[] {
  const context = { ...details, actor };
  const open = bookingMachine
    .transitionsFrom(details.status)
    .filter((row) => row.by.includes(actor) && bookingMachine.isOffered(row, context, now))
    .map((row) => row.on)
    .filter(isAction);
  return [...new Set(open)];
}

/** Whether the staff can terminate a stay in this status for a breach. */
export function isTerminableStatus(status: BookingStatus): boolean {
  return bookingMachine.candidates(status, BookingAction.TERMINATE, BookingActor.ADMIN).length > 0;
}

/** Where an action currently leads, or the refusal with the allowed actions. */
export function nextStatus(
  details: TransitionContext,
  action: BookingTrigger,
  actor: BookingActor,
  now: Date,
): BookingStepResult {
  return stepBy(bookingMachine.isOffered, details, action, actor, now);
}

/** The same for a transition that runs now: every guard must be evaluated and hold. */
export function allowedStep(
  details: TransitionContext,
  action: BookingTrigger,
  actor: BookingActor,
  now: Date,
): BookingStepResult {
  return stepBy(bookingMachine.isAllowed, details, action, actor, now);
}

function stepBy(
  isFit: typeof bookingMachine.isAllowed,
  details: TransitionContext,
  action: BookingTrigger,
  actor: BookingActor,
  now: Date,
): BookingStepResult {
  const context = { ...details, actor };
  const rows = bookingMachine.candidates(details.status, action, actor);
  const transition = rows.find((row) => isFit(row, context, now));
  if (!transition) {
    const because = rows.flatMap((row) => bookingMachine.refusals(row, context, now));
    return {
      isAllowed: false,
      allowed: availableActions(details, actor, now),
      ...(because.length > 0 ? { because } : {}),
    };
  }
  return { isAllowed: true, to: bookingMachine.target(transition, details.status), transition };
}

/** The event of a past step, for records that are created without running it. */
export function eventOf(trigger: string, to: BookingStatus): BookingEventName | undefined {
  return bookingTransitions.find((row) => row.on === trigger && row.to === to)?.notices?.[0];
}

/** Whether the action was done already, so that repeating it returns the booking unchanged. */
export function isRepeat(status: BookingStatus, action: BookingTrigger, actor: BookingActor): boolean {
  return bookingTransitions.some((row) => row.on === action && row.to === status && row.by.includes(actor));
}

function isAction(trigger: BookingTrigger): trigger is BookingAction {
  return (Object.values(BookingAction) as readonly string[]).includes(trigger);
}
