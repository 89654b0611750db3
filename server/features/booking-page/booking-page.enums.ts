import { registerEnumType } from 'type-graphql';

/** Points in the life of a booking. */
export enum MilestoneKind {
  REQUESTED = 'requested',
  ANSWER = 'answer',
  CONFIRMED = 'confirmed',
  CHARGE = 'charge',
  MOVE_IN = 'move_in',
  STAY_REVIEW = 'stay_review',
  TODAY = 'today',
  RENEWAL = 'renewal',
  NOTICE = 'notice',
  MOVE_OUT = 'move_out',
  COMPLETION = 'completion',
  FINAL_REVIEW = 'final_review',
  ENDED = 'ended',
}

/** Whether a milestone is past, present or future. */
export enum MilestoneState {
  DONE = 'done',
  NOW = 'now',
  LATER = 'later',
}

/** The viewer's next step with a booking, or what it waits for. */
export enum NextStepKind {
  PAY = 'pay',
  ANSWER = 'answer',
  AWAIT_ANSWER = 'await_answer',
  PAYMENT_FAILED = 'payment_failed',
  AWAIT_PAYMENT = 'await_payment',
  VERIFY_IDENTITY = 'verify_identity',
  WRITE_ACCESS = 'write_access',
  MARK_ACTIVE = 'mark_active',
  AWAIT_START = 'await_start',
  RUNNING = 'running',
  CONFIRM_MOVE_OUT = 'confirm_move_out',
  AWAIT_MOVE_OUT = 'await_move_out',
  RETURN_GOODS = 'return_goods',
  ANSWER_CHANGE = 'answer_change',
  ANSWER_CLAIM = 'answer_claim',
  CHANGE_CARD = 'change_card',
  WRITE_REVIEW = 'write_review',
  COMPLETED = 'completed',
  ENDED = 'ended',
}

/** How urgent a step is. */
export enum StepUrgency {
  DO = 'do',
  WAIT = 'wait',
  CALM = 'calm',
  ALERT = 'alert',
}

/** Why an action is not possible now. */
export enum ActionReason {
  NOT_CONFIRMED = 'not_confirmed',
  NOT_STARTED = 'not_started',
  ALREADY_STARTED = 'already_started',
  MOVE_IN_INCOMPLETE = 'move_in_incomplete',
  NOT_ENDED = 'not_ended',
  TIME_OVER = 'time_over',
  PAYOUT_ACCOUNT_MISSING = 'payout_account_missing',
  NOT_ASKED_YET = 'not_asked_yet',
  CHANGE_OPEN = 'change_open',
  NOT_NOW = 'not_now',
}

registerEnumType(MilestoneKind, {
  name: 'BookingMilestoneKind',
  description: 'Points in the life of a booking.',
  valuesConfig: {
    REQUESTED: { description: 'The request reached the host.' },
    ANSWER: { description: 'The pending answer of the host.' },
    CONFIRMED: { description: 'The booking was confirmed; `amountCents` when it was charged on the same day.' },
    CHARGE: { description: 'A charge on a separate day.' },
    MOVE_IN: { description: 'The renter moves in.' },
    STAY_REVIEW: { description: "The viewer's review written during the rental." },
    TODAY: { description: 'Today.' },
    RENEWAL: { description: 'The renter is asked whether to renew.' },
    NOTICE: { description: 'Notice, given or possible at any time.' },
    MOVE_OUT: { description: 'The last day has passed.' },
    COMPLETION: { description: 'The host confirms that the space is empty and the keys are back.' },
    FINAL_REVIEW: { description: "The viewer's review at the end." },
    ENDED: { description: 'It ended without a stay, or early: see `Booking.status`.' },
  },
});
registerEnumType(MilestoneState, {
  name: 'BookingMilestoneState',
  description: 'Whether a milestone is past, present or future.',
  valuesConfig: {
    DONE: { description: 'It has happened.' },
    NOW: { description: 'The present state of the booking.' },
    LATER: { description: 'It is in the future.' },
  },
});
registerEnumType(NextStepKind, {
  name: 'BookingNextStepKind',
  description: 'The viewer’s next step with a booking, or what it waits for.',
  valuesConfig: {
    PAY: { description: 'Renter: finish the payment until `until`.' },
    ANSWER: { description: 'Host: answer the request until `until`.' },
    AWAIT_ANSWER: { description: "The host's answer is awaited until `until`." },
    PAYMENT_FAILED: { description: 'Renter: the card was declined.' },
    AWAIT_PAYMENT: {
      description: 'Host: the renter’s card was declined, and the charge is retried; without `day` it is past due.',
    },
    VERIFY_IDENTITY: { description: 'The move-in requires the viewer’s verified identity.' },
    WRITE_ACCESS: { description: 'Host: write the access instructions.' },
    MARK_ACTIVE: { description: 'Confirm that the renter has moved in.' },
    AWAIT_START: { description: 'Nothing to do before `day`.' },
    RUNNING: { description: 'Nothing to do; `day` is the next charge or the last day.' },
    CONFIRM_MOVE_OUT: { description: 'Host: confirm that the space is empty until `until`.' },
    AWAIT_MOVE_OUT: { description: "The host's confirmation is awaited until `until`." },
    RETURN_GOODS: { description: 'The staff terminated it: goods and keys are still to be returned.' },
    ANSWER_CHANGE: { description: 'Answer the other side’s change request until `until`.' },
    ANSWER_CLAIM: { description: 'Answer the claim `claimId`, or its proposal, until `until`.' },
    CHANGE_CARD: { description: 'The card of the next charge expires before its `day`: choose another one.' },
    WRITE_REVIEW: { description: 'Write a review until `until`.' },
    COMPLETED: { description: 'It is over.' },
    ENDED: { description: 'It ended without a stay.' },
  },
});
registerEnumType(StepUrgency, {
  name: 'BookingStepUrgency',
  description: 'How urgent a step is.',
  valuesConfig: {
    DO: { description: 'The viewer should do it.' },
    WAIT: { description: 'Another person must act.' },
    CALM: { description: 'Nothing to do.' },
    ALERT: { description: 'Something went wrong.' },
  },
});
registerEnumType(ActionReason, {
  name: 'BookingActionReason',
  description: 'Why an action is not possible now.',
  valuesConfig: {
    NOT_CONFIRMED: { description: 'The host has not accepted yet.' },
    NOT_STARTED: { description: 'The rental has not begun; `opensAt` is its first day.' },
    ALREADY_STARTED: { description: 'The rental has begun.' },
    MOVE_IN_INCOMPLETE: { description: 'A requirement of the move-in is missing: see `Booking.moveIn`.' },
    NOT_ENDED: { description: 'The last day is in the future; `opensAt` is the day after, null without an end.' },
    TIME_OVER: { description: 'Its deadline has passed.' },
    PAYOUT_ACCOUNT_MISSING: { description: 'The host has no payout account yet.' },
    NOT_ASKED_YET: { description: 'The renter is asked later whether to renew; `opensAt` is that day.' },
    CHANGE_OPEN: { description: 'A change request is unanswered.' },
    NOT_NOW: { description: 'Another reason.' },
  },
});
