import { statusMeans } from '../bookings/booking-status.rules.js';
import { BookingAction, BookingActor, type BookingStatus } from '../bookings/booking.enums.js';
import { MoveInStep } from '../bookings/stay/move-in.enums.js';
import { NextStepKind, StepUrgency } from './booking-page.enums.js';
import type { BookingNextStep } from './booking-page.types.js';

/** The inputs of a booking's next step. */
export interface NextStepContext {
  readonly status: BookingStatus;
  readonly actor: BookingActor;
  /** The actions that the viewer may take now. */
  readonly allowed: readonly BookingAction[];
  readonly from: string;
  readonly to: string;
  readonly isOpenEnded: boolean;
  readonly holdExpiresAt: Date | null;
  readonly respondBy: Date | null;
  readonly completesAt: Date | null;
  readonly isChargeFailed: boolean;
  /** Whether a monthly charge was refused at every attempt. */
  readonly isPastDue: boolean;
  /** A refused charge that the viewer, the renter, can pay; `nextTryOn` is null when the card is not retried automatically. */
  readonly owed: { readonly totalCents: number; readonly nextTryOn: string | null } | null;
  readonly nextCharge: { readonly dueOn: string; readonly totalCents: number; readonly isCardExpired: boolean } | null;
  /** Missing requirements of the move-in; empty without a move-in. */
  readonly missing: readonly MoveInStep[];
  readonly hasInstructions: boolean;
  /** Until when the viewer can write a review; null when there is none to write. */
  readonly reviewUntil: Date | null;
  /** Until when the viewer can answer the other side's change request; null without one. */
  readonly changeUntil: Date | null;
  /** A claim that waits for the viewer's answer or vote. */
  readonly claim: { readonly id: string; readonly until: Date | null } | null;
}

type Details = Partial<Omit<BookingNextStep, 'kind' | 'urgency'>>;

const { DO, WAIT, CALM, ALERT } = StepUrgency;

/** The viewer's one next step, or what it waits for; null for staff. */
export function nextStepOf(context: NextStepContext): BookingNextStep | null {
  const { actor, status } = context;
  if (actor !== BookingActor.RENTER && actor !== BookingActor.HOST) return null;
  if (statusMeans(status, 'cameToNothing')) return step(NextStepKind.ENDED, CALM);
  if (statusMeans(status, 'isFinal')) return reviewStep(context) ?? step(NextStepKind.COMPLETED, CALM);
  if (statusMeans(status, 'isPending')) return pendingStep(context);
  const owed = owedStep(context) ?? answerStep(context);
  if (owed) return owed;
  if (statusMeans(status, 'isLeaving')) return leavingStep(context);
  return statusMeans(status, 'isRunning') ? runningStep(context) : comingStep(context);
}

function pendingStep({ allowed, holdExpiresAt, respondBy }: NextStepContext): BookingNextStep {
  if (allowed.includes(BookingAction.PAY))
    return step(NextStepKind.PAY, DO, { action: BookingAction.PAY, until: holdExpiresAt });
  if (allowed.includes(BookingAction.ACCEPT))
    return step(NextStepKind.ANSWER, DO, { action: BookingAction.ACCEPT, until: respondBy });
  return step(NextStepKind.AWAIT_ANSWER, WAIT, { until: respondBy ?? holdExpiresAt });
}

/** A refused charge comes first; the host sees it once it is past due. */
function owedStep({ actor, owed, isPastDue }: NextStepContext): BookingNextStep | null {
  if (actor === BookingActor.HOST) return isPastDue ? step(NextStepKind.AWAIT_PAYMENT, ALERT) : null;
  return owed && step(NextStepKind.PAYMENT_FAILED, ALERT, { day: owed.nextTryOn, amountCents: owed.totalCents });
}

/** Pending answers to the other side, a claim before a change, whose deadline ends it automatically. */
function answerStep({ claim, changeUntil }: NextStepContext): BookingNextStep | null {
  if (claim) return step(NextStepKind.ANSWER_CLAIM, DO, { until: claim.until, claimId: claim.id });
  return changeUntil && step(NextStepKind.ANSWER_CHANGE, DO, { until: changeUntil });
}

/** Confirmed and not begun: what the move-in still needs from the viewer. */
function comingStep(context: NextStepContext): BookingNextStep {
  const { actor, from: day } = context;
  const isRenter = actor === BookingActor.RENTER;
  if (context.isChargeFailed)
    return isRenter
      ? step(NextStepKind.PAYMENT_FAILED, ALERT, { day })
      : step(NextStepKind.AWAIT_PAYMENT, WAIT, { day });
  if (context.missing.includes(isRenter ? MoveInStep.RENTER_IDENTITY : MoveInStep.HOST_IDENTITY))
    return step(NextStepKind.VERIFY_IDENTITY, DO, { day });
  if (!isRenter && !context.hasInstructions) return step(NextStepKind.WRITE_ACCESS, DO, { day });
  if (context.allowed.includes(BookingAction.MARK_ACTIVE))
    return step(NextStepKind.MARK_ACTIVE, DO, { action: BookingAction.MARK_ACTIVE });
  return step(NextStepKind.AWAIT_START, CALM, { day });
}

function runningStep(context: NextStepContext): BookingNextStep {
  const { actor, nextCharge, isOpenEnded, to } = context;
  // Before a review: the charge would be refused.
  if (nextCharge?.isCardExpired && actor === BookingActor.RENTER)
    return step(NextStepKind.CHANGE_CARD, DO, { day: nextCharge.dueOn, amountCents: nextCharge.totalCents });
  const own = reviewStep(context);
  if (own) return own;
  return step(NextStepKind.RUNNING, CALM, {
    day: nextCharge?.dueOn ?? (isOpenEnded ? null : to),
    amountCents: nextCharge?.totalCents ?? null,
  });
}

function leavingStep({ allowed, completesAt }: NextStepContext): BookingNextStep {
  if (allowed.includes(BookingAction.CONFIRM_MOVE_OUT))
    return step(NextStepKind.CONFIRM_MOVE_OUT, DO, { action: BookingAction.CONFIRM_MOVE_OUT, until: completesAt });
  return completesAt
    ? step(NextStepKind.AWAIT_MOVE_OUT, WAIT, { until: completesAt })
    : step(NextStepKind.RETURN_GOODS, ALERT);
}

const reviewStep = ({ reviewUntil }: NextStepContext): BookingNextStep | null =>
  reviewUntil && step(NextStepKind.WRITE_REVIEW, DO, { until: reviewUntil });

function step(kind: NextStepKind, urgency: StepUrgency, details: Details = {}): BookingNextStep {
  return { kind, urgency, action: null, until: null, day: null, amountCents: null, claimId: null, ...details };
}
