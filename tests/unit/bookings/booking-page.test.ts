import { describe, expect, test } from 'vitest';
import { actionStates, refusalOf } from '../../../server/features/booking-page/action-states.rules.js';
import { ActionReason, MilestoneState, StepUrgency } from '../../../server/features/booking-page/booking-page.enums.js';
import { milestonesOf, type MilestoneContext } from '../../../server/features/booking-page/milestones.rules.js';
import { nextStepOf, type NextStepContext } from '../../../server/features/booking-page/next-step.rules.js';
import { statusMeans } from '../../../server/features/bookings/booking-status.rules.js';
import { BookingAction, BookingActor, BookingStatus } from '../../../server/features/bookings/booking.enums.js';
import type { TransitionContext } from '../../../server/features/bookings/lifecycle/booking-guards.rules.js';
import { availableActions, bookingMachine } from '../../../server/features/bookings/lifecycle/booking.state-machine.js';
import { MoveInStep } from '../../../server/features/bookings/stay/move-in.enums.js';

const NOW = new Date('2027-03-02T09:55:00Z');
const TODAY = '2027-03-02';
const hours = (count: number): Date => new Date(NOW.getTime() + count * 3_600_000);
const days = (count: number): string =>
  hours(24 * count)
    .toISOString()
    .slice(0, 10);

const { RENTER, HOST, ADMIN } = BookingActor;
const CELLS = Object.values(BookingStatus).flatMap((status) =>
  [RENTER, HOST, ADMIN].map((actor) => [status, actor] as const),
);
const hasBegun = (status: BookingStatus): boolean =>
  statusMeans(status, 'isRunning') || statusMeans(status, 'isLeaving') || status === BookingStatus.COMPLETED;

function transition(status: BookingStatus, changes: Partial<TransitionContext> = {}): TransitionContext {
  const shift = hasBegun(status) ? -24 * 40 : 24 * 10;
  return {
    status,
    startsAt: hours(shift),
    activeAt: hours(shift + 24),
    endsAt: hours(24 * 60),
    leftAt: hours(24 * 61),
    holdExpiresAt: hours(0.25),
    respondBy: hours(24),
    ...changes,
  };
}

function stepContext(status: BookingStatus, actor: BookingActor, changes: Partial<NextStepContext> = {}) {
  return {
    status,
    actor,
    allowed: availableActions(transition(status), actor, NOW),
    from: days(10),
    to: days(60),
    isOpenEnded: false,
    holdExpiresAt: hours(0.25),
    respondBy: hours(24),
    completesAt: status === BookingStatus.MOVE_OUT ? hours(72) : null,
    isChargeFailed: false,
    isPastDue: false,
    nextCharge: null,
    missing: [],
    hasInstructions: true,
    owed: null,
    reviewUntil: null,
    changeUntil: null,
    claim: null,
    ...changes,
  } satisfies NextStepContext;
}

describe('actions by status and side', () => {
  test.each(CELLS)(
    "%s, %s: allowed actions equal the state machine's, and the others have a reason",
    (status, actor) => {
      const context = transition(status);
      const states = actionStates(context, actor, NOW);
      expect(states.filter(({ isAllowed }) => isAllowed).map(({ action }) => action)).toEqual(
        availableActions(context, actor, NOW),
      );
      for (const { action, isAllowed, reason } of states) {
        expect({ action, isAllowed }).toEqual({ action, isAllowed: reason === null });
        const rows = bookingMachine.definition.transitions.filter((row) => row.on === action);
        expect(rows.some((row) => row.by.includes(actor))).toBe(true);
      }
      expect(new Set(states.map(({ action }) => action)).size).toBe(states.length);
      if (statusMeans(status, 'isFinal')) expect(states).toEqual([]);
    },
  );

  const reasonOf = (context: TransitionContext, actor: BookingActor, wanted: BookingAction) =>
    actionStates(context, actor, NOW).find(({ action }) => action === wanted);

  test.each([
    ['a request', BookingStatus.REQUESTED, RENTER, BookingAction.CANCEL, {}, ActionReason.NOT_CONFIRMED],
    ['late', BookingStatus.REQUESTED, HOST, BookingAction.ACCEPT, { respondBy: hours(-1) }, ActionReason.TIME_OVER],
    [
      'no account',
      BookingStatus.REQUESTED,
      HOST,
      BookingAction.ACCEPT,
      { isPayoutAccountReady: false },
      ActionReason.PAYOUT_ACCOUNT_MISSING,
    ],
    ['before', BookingStatus.CONFIRMED, RENTER, BookingAction.MARK_ACTIVE, {}, ActionReason.NOT_STARTED],
    [
      'begun, not ready',
      BookingStatus.CONFIRMED,
      RENTER,
      BookingAction.MARK_ACTIVE,
      { startsAt: hours(-1), activeAt: hours(23) },
      ActionReason.MOVE_IN_INCOMPLETE,
    ],
    [
      'begun',
      BookingStatus.CONFIRMED,
      RENTER,
      BookingAction.CANCEL,
      { startsAt: hours(-1) },
      ActionReason.ALREADY_STARTED,
    ],
    ['in it', BookingStatus.ACTIVE, HOST, BookingAction.CANCEL, {}, ActionReason.ALREADY_STARTED],
    ['not over', BookingStatus.ACTIVE, HOST, BookingAction.CONFIRM_MOVE_OUT, {}, ActionReason.NOT_ENDED],
  ] as const)('%s: in %s the %s cannot %s', (_, status, actor, action, changes, reason) => {
    expect(reasonOf(transition(status, changes), actor, action)).toMatchObject({ isAllowed: false, reason });
  });

  test('a refusal is given only for an action of the status', () => {
    const refusal = (status: BookingStatus, changes: Partial<TransitionContext> = {}) =>
      refusalOf(transition(status, changes), BookingAction.ACCEPT, HOST, NOW);
    expect(refusal(BookingStatus.REQUESTED)).toBeNull();
    expect(refusal(BookingStatus.CONFIRMED, { isPayoutAccountReady: false })).toBeNull();
    expect(refusal(BookingStatus.REQUESTED, { isPayoutAccountReady: false })).toBe(ActionReason.PAYOUT_ACCOUNT_MISSING);
    expect(refusal(BookingStatus.REQUESTED, { respondBy: hours(-1) })).toBe(ActionReason.TIME_OVER);
  });

  test('an action that waits for a date has opensAt', () => {
    const confirmed = transition(BookingStatus.CONFIRMED);
    expect(reasonOf(confirmed, HOST, BookingAction.MARK_ACTIVE)?.opensAt).toEqual(confirmed.startsAt);
    const active = transition(BookingStatus.ACTIVE);
    expect(reasonOf(active, HOST, BookingAction.CONFIRM_MOVE_OUT)?.opensAt).toEqual(active.leftAt);
    expect(reasonOf(active, HOST, BookingAction.CANCEL)?.opensAt).toBeNull();
    // A rental by the month has no last day.
    const open = actionStates(active, HOST, NOW, false).find(({ action }) => action === BookingAction.CONFIRM_MOVE_OUT);
    expect(open).toMatchObject({ reason: ActionReason.NOT_ENDED, opensAt: null });
  });

  test('impossible actions are left out, later ones have opensAt, and a pending change blocks another', () => {
    const active = transition(BookingStatus.ACTIVE, { renewalOpensAt: hours(24), endsAt: hours(900) });
    const actions = actionStates(active, RENTER, NOW);
    expect(actions.map(({ action }) => action)).not.toContain(BookingAction.UNDO_NOTICE);
    expect(actions.map(({ action }) => action)).not.toContain(BookingAction.WITHDRAW_CONTRACT);
    expect(reasonOf(active, RENTER, BookingAction.RENEW)).toMatchObject({
      reason: ActionReason.NOT_ASKED_YET,
      opensAt: hours(24),
    });
    const waiting = transition(BookingStatus.CONFIRMED, { hasOpenChange: true });
    expect(reasonOf(waiting, RENTER, BookingAction.CHANGE_DATES)?.reason).toBe(ActionReason.CHANGE_OPEN);
  });

  test.each([
    ['with the offer, which is made during the stay', 24 * 30, ActionReason.NOT_ASKED_YET, 24 * 30],
    ['with the stay, when the offer was due before it', 24 * 5, ActionReason.NOT_STARTED, 24 * 10],
  ])('P10 before the stay, the renewal opens %s', (_, offerHours, reason, opensHours) => {
    const confirmed = transition(BookingStatus.CONFIRMED, { renewalOpensAt: hours(offerHours) });
    expect(reasonOf(confirmed, RENTER, BookingAction.RENEW)).toMatchObject({ reason, opensAt: hours(opensHours) });
  });

  test('actions of the other side are left out', () => {
    const actionsOf = (actor: BookingActor) =>
      actionStates(transition(BookingStatus.REQUESTED), actor, NOW).map(({ action }) => action);
    expect(actionsOf(RENTER)).not.toContain(BookingAction.ACCEPT);
    expect(actionsOf(HOST)).not.toContain(BookingAction.WITHDRAW);
  });
});

describe('next step by status and side', () => {
  const STEPS: Readonly<Record<BookingStatus, readonly [renter: string, host: string]>> = {
    [BookingStatus.PENDING_PAYMENT]: ['pay', 'await_answer'],
    [BookingStatus.REQUESTED]: ['await_answer', 'answer'],
    [BookingStatus.CONFIRMED]: ['await_start', 'await_start'],
    [BookingStatus.ACTIVE]: ['running', 'running'],
    [BookingStatus.ENDING]: ['running', 'running'],
    [BookingStatus.MOVE_OUT]: ['await_move_out', 'confirm_move_out'],
    [BookingStatus.COMPLETED]: ['completed', 'completed'],
    [BookingStatus.DECLINED]: ['ended', 'ended'],
    [BookingStatus.EXPIRED]: ['ended', 'ended'],
    [BookingStatus.WITHDRAWN]: ['ended', 'ended'],
    [BookingStatus.PAYMENT_FAILED]: ['ended', 'ended'],
    [BookingStatus.CANCELLED]: ['ended', 'ended'],
    [BookingStatus.TERMINATED]: ['return_goods', 'return_goods'],
  };

  test.each(CELLS)('%s, %s: one step, with an allowed action', (status, actor) => {
    const context = stepContext(status, actor);
    const step = nextStepOf(context);
    if (actor === ADMIN) return expect(step).toBeNull();
    expect(step?.kind).toBe(STEPS[status][actor === RENTER ? 0 : 1]);
    if (step?.action) expect(context.allowed).toContain(step.action);
    // A side without an action is shown no request to act.
    if (context.allowed.length === 0) expect(step?.urgency).not.toBe(StepUrgency.DO);
    if (statusMeans(status, 'isFinal')) expect(step?.urgency).toBe(StepUrgency.CALM);
  });

  const kindOf = (status: BookingStatus, actor: BookingActor, changes: Partial<NextStepContext>) => {
    const step = nextStepOf(stepContext(status, actor, changes));
    return [step?.kind, step?.urgency];
  };
  const { CONFIRMED, ACTIVE, COMPLETED } = BookingStatus;

  test.each([
    ['the card refused', CONFIRMED, RENTER, { isChargeFailed: true }, ['payment_failed', 'alert']],
    ['the card refused', CONFIRMED, HOST, { isChargeFailed: true }, ['await_payment', 'wait']],
    [
      'a month is past due',
      ACTIVE,
      HOST,
      { isPastDue: true, reviewUntil: new Date('2027-04-01T00:00:00Z') },
      ['await_payment', 'alert'],
    ],
    [
      'a month refused',
      ACTIVE,
      RENTER,
      { owed: { totalCents: 6600, nextTryOn: '2027-03-16' } },
      ['payment_failed', 'alert'],
    ],
    ['identity', CONFIRMED, RENTER, { missing: [MoveInStep.RENTER_IDENTITY] }, ['verify_identity', 'do']],
    ["the other side's identity", CONFIRMED, RENTER, { missing: [MoveInStep.HOST_IDENTITY] }, ['await_start', 'calm']],
    ['identity', CONFIRMED, HOST, { missing: [MoveInStep.HOST_IDENTITY] }, ['verify_identity', 'do']],
    ['no access instructions', CONFIRMED, HOST, { hasInstructions: false }, ['write_access', 'do']],
    ['no access instructions', CONFIRMED, RENTER, { hasInstructions: false }, ['await_start', 'calm']],
    ['the day has come', CONFIRMED, RENTER, { allowed: [BookingAction.MARK_ACTIVE] }, ['mark_active', 'do']],
    ['a review is open', ACTIVE, RENTER, { reviewUntil: hours(24) }, ['write_review', 'do']],
    [
      'the other side asks for other dates',
      ACTIVE,
      HOST,
      { changeUntil: hours(24), reviewUntil: hours(24) },
      ['answer_change', 'do'],
    ],
    [
      'a claim waits, and a change too',
      ACTIVE,
      HOST,
      { changeUntil: hours(24), claim: { id: 'clm_1', until: hours(48) } },
      ['answer_claim', 'do'],
    ],
    [
      'the card expires before the next charge, and a review is open',
      ACTIVE,
      RENTER,
      { nextCharge: { dueOn: days(13), totalCents: 6600, isCardExpired: true }, reviewUntil: hours(24) },
      ['change_card', 'do'],
    ],
    ['a review is open', COMPLETED, HOST, { reviewUntil: hours(24) }, ['write_review', 'do']],
  ] as const)('%s (%s, %s)', (_, status, actor, changes, expected) => {
    expect(kindOf(status, actor, changes)).toEqual(expected);
  });

  test('a running rental shows its next charge, else its last day', () => {
    const nextCharge = { dueOn: days(13), totalCents: 6600, isCardExpired: false };
    expect(nextStepOf(stepContext(ACTIVE, RENTER, { nextCharge }))).toMatchObject({
      day: days(13),
      amountCents: 6600,
    });
    expect(nextStepOf(stepContext(ACTIVE, HOST))).toMatchObject({ day: days(60), amountCents: null });
    expect(nextStepOf(stepContext(ACTIVE, HOST, { isOpenEnded: true }))).toMatchObject({ day: null });
  });
});

describe('milestones of a booking', () => {
  function life(status: BookingStatus, changes: Partial<MilestoneContext> = {}): MilestoneContext {
    const isPending = statusMeans(status, 'isPending');
    const begun = hasBegun(status);
    const at = (isThere: boolean, offset: number): Date | null => (isThere ? hours(offset) : null);
    return {
      status,
      timeZone: 'Europe/Madrid',
      today: TODAY,
      from: begun ? days(-40) : days(10),
      to: days(60),
      isRolling: false,
      requestedAt: at(status !== BookingStatus.PENDING_PAYMENT, -24 * 45),
      respondBy: at(isPending, 20),
      holdExpiresAt: null,
      confirmedAt: at(statusMeans(status, 'isAgreed'), -24 * 45 + 1),
      startedAt: at(begun, -24 * 40),
      noticeAt: null,
      moveOutAt: at(status === BookingStatus.MOVE_OUT || status === BookingStatus.COMPLETED, -24),
      completesAt: at(status === BookingStatus.MOVE_OUT, 48),
      completedAt: at(status === BookingStatus.COMPLETED, -1),
      statusAt: hours(-1),
      charges: [],
      reviews: [],
      noticeDays: null,
      renewalOn: null,
      isHost: false,
      reviewDays: 14,
      completionHours: 72,
      ...changes,
    };
  }
  const shape = (context: MilestoneContext): string[] =>
    milestonesOf(context).map(({ kind, state }) => `${state} ${kind}`);

  test.each(Object.values(BookingStatus))(
    '%s: milestones are ordered as done, at most one now, and later',
    (status) => {
      const all = milestonesOf(life(status));
      const states = all.map(({ state }) => state);
      const order = [MilestoneState.DONE, MilestoneState.NOW, MilestoneState.LATER];
      expect(states).toEqual(states.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)));
      const past = all.filter(({ state }) => state === MilestoneState.DONE).map(({ at }) => at?.getTime() ?? 0);
      expect(past).toEqual(past.toSorted((one, other) => one - other));
      const isOpen = !statusMeans(status, 'isFinal') && status !== BookingStatus.TERMINATED;
      expect(states.filter((state) => state === MilestoneState.NOW)).toHaveLength(isOpen ? 1 : 0);
      if (statusMeans(status, 'cameToNothing')) expect(states).not.toContain(MilestoneState.LATER);
    },
  );

  test('a running rental without an end has charge, renewal, notice and reviews', () => {
    const charge = {
      from: days(-40),
      to: days(-10),
      dueOn: days(-45),
      takenAt: hours(-24 * 45 + 2),
      amountCents: 6600,
    };
    const later = { ...charge, from: days(13), to: days(44), dueOn: days(13), takenAt: null };
    const context = life(BookingStatus.ACTIVE, {
      isRolling: true,
      charges: [charge, later],
      noticeDays: 15,
      renewalOn: days(295),
      reviews: [{ isFinal: false, at: hours(-240), stars: 5 }],
    });
    expect(shape(context)).toEqual([
      'done requested',
      'done confirmed',
      'done move_in',
      'done stay_review',
      'now today',
      'later charge',
      'later renewal',
      'later notice',
      'later move_out',
      'later final_review',
    ]);
    const all = milestonesOf(context);
    expect(all[0]).toMatchObject({ count: 60 });
    expect(all[1]).toMatchObject({ amountCents: 6600, from: days(-40), to: days(-10) });
    expect(all[4]).toMatchObject({ count: 41, daysLeft: 19, day: TODAY });
    expect(all[5]).toMatchObject({ day: days(13), count: 2 });
    expect(all[8]).toMatchObject({ day: null });
  });

  test('after a notice the end has a date and the renewal is left out', () => {
    const context = life(BookingStatus.ENDING, {
      isRolling: true,
      noticeAt: hours(-2),
      noticeDays: 15,
      renewalOn: null,
    });
    expect(shape(context)).toEqual([
      'done requested',
      'done confirmed',
      'done move_in',
      'done notice',
      'now today',
      'later move_out',
      'later final_review',
    ]);
    expect(milestonesOf(context)[5]).toMatchObject({ day: days(60), count: 72 });
    expect(shape({ ...context, isHost: true })).toContain('later completion');
  });

  test('a charge on another day than the confirmation is a separate milestone, a pending one before the move-in', () => {
    const charge = { from: days(10), to: days(40), dueOn: days(3), takenAt: null, amountCents: 7700 };
    expect(shape(life(BookingStatus.CONFIRMED, { charges: [charge] }))).toEqual([
      'done requested',
      'done confirmed',
      'now today',
      'later charge',
      'later move_in',
      'later move_out',
      'later final_review',
    ]);
    const taken = { ...charge, takenAt: hours(-24) };
    expect(shape(life(BookingStatus.CONFIRMED, { charges: [taken] })).slice(0, 4)).toEqual([
      'done requested',
      'done confirmed',
      'done charge',
      'now today',
    ]);
    expect(milestonesOf(life(BookingStatus.CONFIRMED))[2]).toMatchObject({ count: null, daysLeft: 10 });
  });
});
