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

/** Whether a milestone is past, present or to come. */
export enum MilestoneState {
  DONE = 'done',
  NOW = 'now',
  LATER = 'later',
}

/** What the viewer should do with a booking now, or what it waits for. */
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
    ANSWER: { description: "The host's answer, which is awaited." },
    CONFIRMED: { description: 'Both sides agreed; `amountCents` when it was paid on the same day.' },
    CHARGE: { description: 'A charge on its own day.' },
    MOVE_IN: { description: 'The renter moves in.' },
    STAY_REVIEW: { description: "The viewer's review written during the rental." },
    TODAY: { description: 'Today.' },
    RENEWAL: { description: 'The renter is asked whether to stay on.' },
    NOTICE: { description: 'Notice, given or possible at any time.' },
    MOVE_OUT: { description: 'The last day is over.' },
    COMPLETION: { description: 'The host confirms that the space is empty and the keys are back.' },
    FINAL_REVIEW: { description: "The viewer's review at the end." },
    ENDED: { description: 'It ended without a stay, or before its time: see `Booking.status`.' },
  },
});
registerEnumType(MilestoneState, {
  name: 'BookingMilestoneState',
  description: 'Whether a milestone is past, present or to come.',
  valuesConfig: {
    DONE: { description: 'It has happened.' },
    NOW: { description: 'Where the booking stands.' },
    LATER: { description: 'It is to come.' },
  },
});
registerEnumType(NextStepKind, {
  name: 'BookingNextStepKind',
  description: 'What the viewer should do with a booking now, or what it waits for.',
  valuesConfig: {
    PAY: { description: 'Renter: finish the payment until `until`.' },
    ANSWER: { description: 'Host: answer the request until `until`.' },
    AWAIT_ANSWER: { description: "The host's answer is awaited until `until`." },
    PAYMENT_FAILED: { description: 'Renter: the card refused the charge.' },
    AWAIT_PAYMENT: {
      description: "Host: the renter's card refused the charge, and it is tried again; without `day` it is past due.",
    },
    VERIFY_IDENTITY: { description: 'The move-in needs the identity of the viewer.' },
    WRITE_ACCESS: { description: 'Host: write how to get in.' },
    MARK_ACTIVE: { description: 'Confirm that the renter has moved in.' },
    AWAIT_START: { description: 'Nothing to do before `day`.' },
    RUNNING: { description: 'Nothing to do; `day` is the next charge or the last day.' },
    CONFIRM_MOVE_OUT: { description: 'Host: confirm that the space is empty until `until`.' },
    AWAIT_MOVE_OUT: { description: "The host's confirmation is awaited until `until`." },
    RETURN_GOODS: { description: 'The staff ended it: goods and keys are still to be returned.' },
    ANSWER_CHANGE: { description: 'Answer what the other side asks to change, until `until`.' },
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
    WAIT: { description: 'Somebody else is awaited.' },
    CALM: { description: 'Nothing is to be done.' },
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
    MOVE_IN_INCOMPLETE: { description: 'Something that the move-in needs is missing: see `Booking.moveIn`.' },
    NOT_ENDED: { description: 'The last day is still to come; `opensAt` is the day after, null without an end.' },
    TIME_OVER: { description: 'The time for it is over.' },
    PAYOUT_ACCOUNT_MISSING: { description: 'The host cannot be paid yet.' },
    NOT_ASKED_YET: { description: 'The renter is asked later whether to stay on; `opensAt` is that day.' },
    CHANGE_OPEN: { description: 'A change that was asked for has no answer yet.' },
    NOT_NOW: { description: 'Something else stands against it.' },
  },
});
