import { statusMeans } from '../bookings/booking-status.rules.js';
import { BookingAction, BookingActor, type BookingStatus } from '../bookings/booking.enums.js';
import { bookingGuards, type TransitionContext } from '../bookings/lifecycle/booking-guards.rules.js';
import { actionsInOrder, availableActions, bookingMachine } from '../bookings/lifecycle/booking.state-machine.js';
import type { BookingGuard, BookingTransition } from '../bookings/lifecycle/booking.transitions.js';
import { ActionReason } from './booking-page.enums.js';
import type { BookingActionState } from './booking-page.types.js';

/** The reason code of each refusing guard; any other guard gives NOT_NOW. */
const REASONS: Readonly<Partial<Record<BookingGuard, ActionReason>>> = {
  holdOpen: ActionReason.TIME_OVER,
  withinResponseTime: ActionReason.TIME_OVER,
  withinClaimTime: ActionReason.TIME_OVER,
  payoutAccountReady: ActionReason.PAYOUT_ACCOUNT_MISSING,
  beforeStart: ActionReason.ALREADY_STARTED,
  beforeEntry: ActionReason.ALREADY_STARTED,
  started: ActionReason.NOT_STARTED,
  fixedTerm: ActionReason.ALREADY_STARTED,
  renewalAsked: ActionReason.NOT_ASKED_YET,
  noOpenChange: ActionReason.CHANGE_OPEN,
  checklistOrTimeout: ActionReason.MOVE_IN_INCOMPLETE,
};

const { PAY, CANCEL, RENEW, UNDO_NOTICE, WITHDRAW_CONTRACT } = BookingAction;

/** The actions of one side of a booking: the allowed ones, and those of this or the next status with the reason they are refused. */
export function actionStates(
  context: TransitionContext,
  actor: BookingActor,
  now: Date,
  hasEnd = true,
): BookingActionState[] {
  const allowed = new Set(availableActions(context, actor, now));
  const near = actionsInOrder.filter((action) => action !== PAY && isNear(context.status, action, actor));
  return [...new Set([...allowed, ...near])].map((action) => {
    const reason = allowed.has(action) ? null : reasonAgainst(context, action, actor, now);
    return { action, isAllowed: reason === null, reason, opensAt: reason && opensAtOf(context, reason, hasEnd) };
  });
}

/** Why an action of this status is refused; null when it is allowed, or belongs to another status. */
export function refusalOf(
  context: TransitionContext,
  action: BookingAction,
  actor: BookingActor,
  now: Date,
): ActionReason | null {
  const isOfStatus = bookingMachine.candidates(context.status, action, actor).length > 0;
  const isRefused = isOfStatus && !availableActions(context, actor, now).includes(action);
  return isRefused ? reasonAgainst(context, action, actor, now) : null;
}

/** Whether the action belongs to this status or the next, or was possible until the rental began. */
function isNear(status: BookingStatus, action: BookingAction, actor: BookingActor): boolean {
  const rows = rowsOf(action, actor);
  const isAt = (at: BookingStatus): boolean => rows.some((row) => row.from?.includes(at));
  // Omitted: withdrawing a notice that was never given, and rights that have expired.
  if (action === UNDO_NOTICE) return isAt(status);
  if (action === WITHDRAW_CONTRACT) return false;
  const isMissed = action === CANCEL && rows.length > 0 && statusMeans(status, 'isRunning');
  return isAt(status) || nextStatuses(status).some(isAt) || (isMissed && !statusMeans(status, 'isLeaving'));
}

const rowsOf = (action: BookingAction, actor: BookingActor): readonly BookingTransition[] =>
  bookingMachine.definition.transitions.filter((row) => row.on === action && row.by.includes(actor));

const nextStatuses = (status: BookingStatus): BookingStatus[] =>
  bookingMachine
    .transitionsFrom(status)
    .map((row) => bookingMachine.target(row, status))
    .filter((next) => !statusMeans(next, 'isFinal'));

function reasonAgainst(
  context: TransitionContext,
  action: BookingAction,
  actor: BookingActor,
  now: Date,
): ActionReason {
  const [row] = bookingMachine.candidates(context.status, action, actor);
  if (!row) return reasonOfStatus(context, action);
  const against = row.guards?.find((guard) => bookingGuards[guard](context, now) === false);
  return (against && REASONS[against]) ?? ActionReason.NOT_NOW;
}

/** The action does not belong to the status: it is too early, or too late. */
function reasonOfStatus({ status, startsAt, renewalOpensAt }: TransitionContext, action: BookingAction): ActionReason {
  if (statusMeans(status, 'isPending')) return ActionReason.NOT_CONFIRMED;
  if (!statusMeans(status, 'isRunning')) {
    const opensLater = action === RENEW && renewalOpensAt !== undefined && renewalOpensAt > startsAt;
    return opensLater ? ActionReason.NOT_ASKED_YET : ActionReason.NOT_STARTED;
  }
  return action === CANCEL ? ActionReason.ALREADY_STARTED : ActionReason.NOT_ENDED;
}

/** A rolling rental has no last day until somebody gives notice. */
function opensAtOf(
  { startsAt, leftAt, renewalOpensAt }: TransitionContext,
  reason: ActionReason,
  hasEnd: boolean,
): Date | null {
  if (reason === ActionReason.NOT_STARTED) return startsAt;
  if (reason === ActionReason.NOT_ASKED_YET) return renewalOpensAt ?? null;
  return reason === ActionReason.NOT_ENDED && hasEnd ? leftAt : null;
}
