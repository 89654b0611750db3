import { createStateMachine, renderStateDiagram } from '../../../core/state-machine.js';
import type { BookingGuard, BookingTransition, BookingTrigger } from './booking-transitions.js';
import { bookingTransitions } from './booking-transitions.js';
import { statusesThat } from '../booking-status.rules.js';
import { BookingAction, BookingActor, BookingStatus } from '../booking-types.js';

/** The data of a booking that the guards read; instants instead of a clock keep them pure. */
export interface TransitionContext {
  readonly status: BookingStatus;
  /** The beginning of the first day, in the space's zone. */
  readonly startsAt: Date;
  /** The beginning of the day of leaving, in the space's zone. */
  readonly endsAt: Date;
  /** The end of the day of leaving. */
  readonly leftAt: Date;
  /** When the booking becomes active without anybody's confirmation. */
  readonly activeAt: Date;
  readonly holdExpiresAt: Date | null;
  readonly respondBy: Date | null;
  /** The space confirms without asking the host (as the terms were when the booking began). */
  readonly isInstantBook?: boolean;
  readonly isRenterIdentityApproved?: boolean;
  /** Whether the host can be paid; true by default. */
  readonly isPayoutAccountReady?: boolean;
  /** Whether the move-in is complete; loaded only for transitions that ask for it. */
  readonly isMoveInReady?: boolean;
  /** True by default, because most transitions do not depend on it. */
  readonly isFirstChargeTaken?: boolean;
}

/** The transition, or a refusal with the actions that are allowed instead. */
export type BookingStepResult =
  | { readonly isAllowed: true; readonly to: BookingStatus; readonly transition: BookingTransition }
  | { readonly isAllowed: false; readonly allowed: readonly BookingAction[] };

type Predicate = (facts: TransitionContext, now: Date) => boolean;

/** The checked machine; building it at import is the check at start. */
export const bookingMachine = createStateMachine<BookingStatus, BookingTrigger, BookingActor, BookingTransition>({
  states: Object.values(BookingStatus),
  finals: statusesThat('isFinal'),
  transitions: bookingTransitions,
});

/** Actions whose commands exist: only these are offered. */
export const BUILT_ACTIONS: ReadonlySet<BookingAction> = new Set([
  BookingAction.PAY,
  BookingAction.ACCEPT,
  BookingAction.DECLINE,
  BookingAction.WITHDRAW,
  BookingAction.CANCEL,
  BookingAction.MARK_ACTIVE,
  BookingAction.CONFIRM_MOVE_OUT,
]);

/** An instant booking of an unverified renter becomes a request to the host. */
const confirmsAtOnce: Predicate = (facts) =>
  (facts.isInstantBook ?? false) && (facts.isRenterIdentityApproved ?? false);

/** The guards the booking itself can answer; the command answers the others. */
const predicates: Partial<Record<BookingGuard, Predicate>> = {
  holdOpen: (facts, now) => facts.holdExpiresAt !== null && now < facts.holdExpiresAt,
  holdExpired: (facts, now) => facts.holdExpiresAt !== null && now >= facts.holdExpiresAt,
  instantBook: confirmsAtOnce,
  onRequest: (facts, now) => !confirmsAtOnce(facts, now),
  payoutAccountReady: (facts) => facts.isPayoutAccountReady ?? true,
  withinResponseTime: (facts, now) => facts.respondBy !== null && now < facts.respondBy,
  responseTimeOver: (facts, now) => facts.respondBy !== null && now >= facts.respondBy,
  beforeStart: (facts, now) => now < facts.startsAt,
  started: (facts, now) => now >= facts.startsAt,
  beforeEnd: (facts, now) => now < facts.endsAt,
  checklistOrTimeout: (facts, now) =>
    (facts.isMoveInReady ?? false) || ((facts.isFirstChargeTaken ?? true) && now >= facts.activeAt),
  endReached: (facts, now) => now >= facts.leftAt,
};

/** Whether everything the booking itself can answer allows the transition. */
export function guardsHold(transition: BookingTransition, facts: TransitionContext, now: Date): boolean {
  return transition.guards.every((guard) => predicates[guard]?.(facts, now) ?? true);
}

/** The actions a person may take now, in the table's order, each once. */
export function availableActions(facts: TransitionContext, actor: BookingActor, now: Date): BookingAction[] {
  const open = bookingMachine
    .transitionsFrom(facts.status)
    .filter((row) => row.actors.includes(actor) && guardsHold(row, facts, now))
    .map((row) => row.action)
    .filter(isBuiltAction);
  return [...new Set(open)];
}

/** Where an action leads now, or the refusal with the actions that are allowed. */
export function nextStatus(
  facts: TransitionContext,
  action: BookingTrigger,
  actor: BookingActor,
  now: Date,
): BookingStepResult {
  const transition = bookingMachine.candidates(facts.status, action, actor).find((row) => guardsHold(row, facts, now));
  if (!transition) return { isAllowed: false, allowed: availableActions(facts, actor, now) };
  return { isAllowed: true, to: bookingMachine.target(transition, facts.status), transition };
}

/** Whether the action was done already, so that repeating it answers with the booking as it is. */
export function isRepeat(status: BookingStatus, action: BookingTrigger, actor: BookingActor): boolean {
  return bookingTransitions.some((row) => row.action === action && row.to === status && row.actors.includes(actor));
}

/** The page of the docs that shows the table; a test holds it to the table. */
export function bookingStatesDocument(): string {
  const rows = bookingTransitions.map((row) =>
    [
      row.id,
      row.from?.join(', ') ?? '–',
      row.to,
      row.action,
      row.actors.join(', '),
      row.guards.join(', '),
      timerText(row),
      row.money,
      row.notifies.join(', '),
    ]
      .map((cell) => cell || '–')
      .join(' | '),
  );
  return [
    '# Booking states',
    '',
    'Made from `server/features/bookings/lifecycle/booking-transitions.ts`; `npx vitest run --project unit booking-state-machine -u` writes it anew.',
    `Statuses that hold the dates: ${statusesThat('holdsDates').join(', ')}.`,
    `Actions built so far: ${[...BUILT_ACTIONS].join(', ')}.`,
    '',
    '```mermaid',
    renderStateDiagram(bookingMachine.definition),
    '```',
    '',
    '| # | From | To | Action | Who | Guards | Timer | Money | Notifies |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}

function timerText(row: BookingTransition): string {
  return row.timer ? `${row.timer.constant} from ${row.timer.anchor}` : '';
}

function isBuiltAction(action: BookingTrigger): action is BookingAction {
  return BUILT_ACTIONS.has(action as BookingAction);
}
