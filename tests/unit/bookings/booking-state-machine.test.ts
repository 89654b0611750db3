import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultConstants } from '../../../server/core/constants/constants.js';
import {
  createStateMachine,
  createTransitionRunner,
  tableProblems,
} from '../../../server/core/writes/state-machine.js';
import type { TransitionContext } from '../../../server/features/bookings/lifecycle/booking-guards.rules.js';
import {
  actionsInOrder,
  allowedStep,
  availableActions,
  bookingMachine,
  isRepeat,
  nextStatus,
} from '../../../server/features/bookings/lifecycle/booking.state-machine.js';
import { bookingTransitions } from '../../../server/features/bookings/lifecycle/booking.transitions.js';
import { statusesThat } from '../../../server/features/bookings/booking-status.rules.js';
import {
  BookingAction,
  BookingActor,
  BookingStatus,
  BookingStep,
  TermType,
} from '../../../server/features/bookings/booking.enums.js';
import { CancellationPolicy } from '../../../server/features/spaces/space.enums.js';
import { bookingStatesDocument } from './booking-states-document.js';

const { RENTER, HOST, ADMIN, SYSTEM } = BookingActor;
const now = new Date('2027-03-02T10:55:00Z');
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000);

function details(status: BookingStatus, changes: Partial<TransitionContext> = {}): TransitionContext {
  return {
    status,
    startsAt: hours(240),
    activeAt: hours(264),
    endsAt: hours(2400),
    leftAt: hours(2424),
    holdExpiresAt: hours(0.25),
    respondBy: hours(24),
    ...changes,
  };
}

describe('transition table', () => {
  test('contains T1 to T26 once each and in order, and T2b, T10b, T23b, T23c and T23d', () => {
    const ids = bookingTransitions.map((row) => row.id);
    expect(ids.filter((id) => /^T\d+$/.test(id))).toEqual(Array.from({ length: 26 }, (_, index) => `T${index + 1}`));
    expect(ids.filter((id) => !/^T\d+$/.test(id))).toEqual(['T2b', 'T10b', 'T23b', 'T23c', 'T23d']);
  });

  test('reaches every status, and final statuses have no transitions', () => {
    expect(tableProblems(bookingMachine.definition)).toEqual([]);
    expect(statusesThat('isFinal')).toEqual([
      'completed',
      'declined',
      'expired',
      'withdrawn',
      'payment_failed',
      'cancelled',
    ]);
  });

  test.each([
    ['a state nobody reaches', { states: ['a', 'b', 'lost'] }, 'lost is never reached'],
    ['a way out of a final state', { finals: ['a', 'b'] }, 'T2 leads out of the final state a'],
    ['a dead end', { finals: [] }, 'b has no way out and is not final'],
    ['an unknown state', { states: ['a'] }, 'T2 names the unknown state b'],
  ])('a table with %s throws', (_, changes, problem) => {
    const good = {
      states: ['a', 'b'],
      finals: ['b'],
      transitions: [
        { id: 'T1', from: null, to: 'a', on: 'make', by: ['x'] },
        { id: 'T2', from: ['a'], to: 'b', on: 'end', by: ['x'] },
      ],
    };
    expect(() => createStateMachine(good)).not.toThrow();
    expect(() => createStateMachine({ ...good, ...changes })).toThrow(problem);
  });

  test('P-15 a guard without a predicate throws; an unevaluated one is offered but does not allow', () => {
    const rows = [
      { id: 'T1', from: null, to: 'a', on: 'make', by: ['x'], guards: ['known'] },
      { id: 'T2', from: ['a'], to: 'b', on: 'end', by: ['x'], guards: ['missing'] },
    ] as const;
    const definition = { states: ['a', 'b'], finals: ['b'], transitions: rows };
    const known = ({ isKnown }: { isKnown?: boolean }) => isKnown;
    expect(() => createStateMachine({ ...definition, guards: { known } })).toThrow(
      'T2 has the unwritten guard missing',
    );
    const machine = createStateMachine<string, string, string, (typeof rows)[number], { isKnown?: boolean }>({
      ...definition,
      guards: { known, missing: () => true },
    });
    expect(machine.isAllowed(rows[0], { isKnown: true }, now)).toBe(true);
    expect(machine.isAllowed(rows[0], {}, now)).toBe(false);
    expect(machine.isOffered(rows[0], {}, now)).toBe(true);
    expect(machine.isOffered(rows[0], { isKnown: false }, now)).toBe(false);
  });

  test('a table that names a missing function throws; the others run in order', async () => {
    const row = {
      id: 'T1',
      from: null,
      to: 'a',
      on: 'make',
      by: ['x'],
      effects: ['pay'],
      timers: ['end'],
      notices: ['notify'],
    };
    const run = (name: string) => (calls: string[]) => Promise.resolve(void calls.push(name));
    const steps = {
      effects: { pay: run('effect') },
      timers: { end: run('timer') },
      notices: { notify: run('notice') },
    };
    expect(() => createTransitionRunner([row], { ...steps, timers: {} as typeof steps.timers })).toThrow(
      'T1 timers: end',
    );
    const calls: string[] = [];
    await createTransitionRunner([row], steps)(row, calls, () => Promise.resolve(void calls.push('save')));
    expect(calls).toEqual(['effect', 'save', 'timer', 'notice']);
  });

  test('a guard on an unknown detail does not allow the transition', () => {
    const asked = details(BookingStatus.REQUESTED, {
      isPayoutAccountReady: true,
      areSidesActive: true,
      isSpaceOpen: true,
    });
    expect(allowedStep(asked, BookingAction.ACCEPT, HOST, now).isAllowed).toBe(false);
    expect(allowedStep({ ...asked, isRangeFree: true }, BookingAction.ACCEPT, HOST, now).isAllowed).toBe(true);
    expect(allowedStep(details(BookingStatus.ACTIVE), BookingAction.RENEW, RENTER, now).isAllowed).toBe(false);
  });

  test('every action of the API and every step of the system has a row', () => {
    const used = new Set(bookingTransitions.map((row) => row.on));
    expect(
      [...Object.values(BookingAction), ...Object.values(BookingStep)].filter((action) => !used.has(action)),
    ).toEqual([]);
  });

  test('at most one row applies to an actor, action and status, except T3 and T4', () => {
    const times = [-300, -1, 0, 1, 300].map(hours);
    const instant = fc.constantFrom(...times);
    fc.assert(
      fc.property(
        fc.record({
          status: fc.constantFrom(...Object.values(BookingStatus)),
          startsAt: instant,
          activeAt: instant,
          endsAt: instant,
          leftAt: instant,
          holdExpiresAt: instant,
          respondBy: instant,
          isInstantBook: fc.boolean(),
          isRenterIdentityApproved: fc.boolean(),
        }),
        fc.constantFrom(...Object.values(BookingAction), ...Object.values(BookingStep)),
        fc.constantFrom(...Object.values(BookingActor)),
        (booking, action, actor) => {
          const result = nextStatus(booking, action, actor, now);
          const rows = bookingMachine.candidates(booking.status, action, actor);
          if (rows.length === 0) expect(result.isAllowed).toBe(false);
          if (rows.length > 1) expect(rows.map((row) => row.id)).toEqual(['T3', 'T4']);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('the diagram of the docs is up to date', async () => {
    await expect(bookingStatesDocument()).toMatchFileSnapshot('../../../docs/booking-states.md');
    expect(bookingStatesDocument()).toContain('requested --> confirmed: T5 accept (host, admin)');
  });
});

describe('P-15 every status, action and actor', () => {
  // Written by hand from the product's table, independent of the data under test.
  const legal: [BookingStatus, string, BookingActor, BookingStatus][] = [
    [BookingStatus.PENDING_PAYMENT, 'pay', RENTER, BookingStatus.REQUESTED],
    [BookingStatus.REQUESTED, 'accept', HOST, BookingStatus.CONFIRMED],
    [BookingStatus.REQUESTED, 'accept', ADMIN, BookingStatus.CONFIRMED],
    [BookingStatus.REQUESTED, 'decline', HOST, BookingStatus.DECLINED],
    [BookingStatus.REQUESTED, 'decline', ADMIN, BookingStatus.DECLINED],
    [BookingStatus.REQUESTED, 'withdraw', RENTER, BookingStatus.WITHDRAWN],
    [BookingStatus.CONFIRMED, 'fail_first_charge', SYSTEM, BookingStatus.PAYMENT_FAILED],
    [BookingStatus.CONFIRMED, 'cancel', RENTER, BookingStatus.CANCELLED],
    [BookingStatus.CONFIRMED, 'cancel', HOST, BookingStatus.CANCELLED],
    [BookingStatus.CONFIRMED, 'cancel', ADMIN, BookingStatus.CANCELLED],
    [BookingStatus.CONFIRMED, 'change_dates', RENTER, BookingStatus.CONFIRMED],
    [BookingStatus.CONFIRMED, 'change_dates', HOST, BookingStatus.CONFIRMED],
    [BookingStatus.CONFIRMED, 'change_dates', ADMIN, BookingStatus.CONFIRMED],
    [BookingStatus.ACTIVE, 'change_dates', RENTER, BookingStatus.ACTIVE],
    [BookingStatus.ACTIVE, 'change_dates', HOST, BookingStatus.ACTIVE],
    [BookingStatus.ACTIVE, 'change_dates', ADMIN, BookingStatus.ACTIVE],
    [BookingStatus.ACTIVE, 'withdraw_contract', RENTER, BookingStatus.MOVE_OUT],
    [BookingStatus.ENDING, 'withdraw_contract', RENTER, BookingStatus.MOVE_OUT],
    [BookingStatus.REQUESTED, 'withdraw', SYSTEM, BookingStatus.WITHDRAWN],
    [BookingStatus.ACTIVE, 'give_notice', ADMIN, BookingStatus.ENDING],
    [BookingStatus.ACTIVE, 'give_notice', RENTER, BookingStatus.ENDING],
    [BookingStatus.ACTIVE, 'give_notice', HOST, BookingStatus.ENDING],
    [BookingStatus.ENDING, 'undo_notice', RENTER, BookingStatus.ACTIVE],
    [BookingStatus.ENDING, 'undo_notice', HOST, BookingStatus.ACTIVE],
    [BookingStatus.MOVE_OUT, 'confirm_move_out', HOST, BookingStatus.COMPLETED],
    [BookingStatus.MOVE_OUT, 'confirm_move_out', SYSTEM, BookingStatus.COMPLETED],
    [BookingStatus.PENDING_PAYMENT, 'release_hold', RENTER, BookingStatus.WITHDRAWN],
    [BookingStatus.CONFIRMED, 'end_by_claim', SYSTEM, BookingStatus.CANCELLED],
    [BookingStatus.ACTIVE, 'end_by_claim', SYSTEM, BookingStatus.MOVE_OUT],
    [BookingStatus.ENDING, 'end_by_claim', SYSTEM, BookingStatus.MOVE_OUT],
    [BookingStatus.ACTIVE, 'renew', RENTER, BookingStatus.ACTIVE],
    [BookingStatus.ACTIVE, 'terminate', ADMIN, BookingStatus.TERMINATED],
    [BookingStatus.ENDING, 'terminate', ADMIN, BookingStatus.TERMINATED],
    [BookingStatus.TERMINATED, 'settle', ADMIN, BookingStatus.COMPLETED],
    ...[
      BookingStatus.CONFIRMED,
      BookingStatus.ACTIVE,
      BookingStatus.ENDING,
      BookingStatus.MOVE_OUT,
      BookingStatus.TERMINATED,
    ].map((status): [BookingStatus, string, BookingActor, BookingStatus] => [status, 'dispute', RENTER, status]),
    ...[BookingStatus.ACTIVE, BookingStatus.ENDING, BookingStatus.TERMINATED].map(
      (status): [BookingStatus, string, BookingActor, BookingStatus] => [status, 'dispute', HOST, status],
    ),
  ];

  /** A stay with an end that allows leaving, near its end and within the right of withdrawal. */
  const RUNNING = {
    stay: {
      from: '2027-02-01',
      to: '2027-06-01',
      termType: TermType.FIXED,
      cancellationPolicy: CancellationPolicy.FLEXIBLE,
      termsSnapshot: { timeZone: 'Europe/Madrid', minDays: 30, constants: defaultConstants },
    },
    renewalOpensAt: hours(-1),
    withdrawalUntil: hours(1),
  };

  test('before the start exactly the listed transitions are allowed', () => {
    const open: string[] = [];
    for (const status of Object.values(BookingStatus)) {
      for (const action of [...Object.values(BookingAction), ...Object.values(BookingStep)]) {
        for (const actor of Object.values(BookingActor)) {
          const result = nextStatus({ ...details(status), ...RUNNING, noticeBy: actor }, action, actor, now);
          if (result.isAllowed) open.push([status, action, actor, result.to].join(' '));
        }
      }
    }
    expect(open.sort()).toEqual(legal.map((cell) => cell.join(' ')).sort());
  });

  test('T19 after the last day the host can claim until the move-out counts as confirmed', () => {
    const claimAt = (completesAt: Date) =>
      nextStatus(details(BookingStatus.MOVE_OUT, { completesAt }), BookingAction.CLAIM, HOST, now).isAllowed;
    expect(claimAt(hours(1))).toBe(true);
    expect(claimAt(now)).toBe(false);
  });

  test('deadlines allow the steps of the system and block those of people', () => {
    const late = {
      startsAt: hours(-1),
      activeAt: hours(-1),
      endsAt: hours(-1),
      leftAt: hours(-1),
      holdExpiresAt: now,
      respondBy: now,
    };
    const after = (status: BookingStatus, action: BookingAction | BookingStep, actor: BookingActor): string => {
      const result = nextStatus(details(status, late), action, actor, now);
      return result.isAllowed ? result.to : 'refused';
    };
    expect(after(BookingStatus.PENDING_PAYMENT, BookingAction.PAY, RENTER)).toBe('refused');
    expect(after(BookingStatus.PENDING_PAYMENT, BookingStep.EXPIRE_HOLD, SYSTEM)).toBe('payment_failed');
    expect(after(BookingStatus.REQUESTED, BookingAction.ACCEPT, HOST)).toBe('refused');
    expect(after(BookingStatus.REQUESTED, BookingAction.DECLINE, HOST)).toBe('refused');
    expect(after(BookingStatus.REQUESTED, BookingAction.WITHDRAW, RENTER)).toBe('withdrawn');
    expect(after(BookingStatus.REQUESTED, BookingStep.EXPIRE_REQUEST, SYSTEM)).toBe('expired');
    expect(after(BookingStatus.CONFIRMED, BookingAction.CANCEL, RENTER)).toBe('refused');
    expect(after(BookingStatus.CONFIRMED, BookingAction.CANCEL, ADMIN)).toBe('cancelled');
    const unpaid = details(BookingStatus.CONFIRMED, { ...late, isFirstChargeTaken: false });
    expect(nextStatus(unpaid, BookingAction.CANCEL, RENTER, now)).toMatchObject({ to: 'cancelled' });
    expect(nextStatus(unpaid, BookingStep.MISS_START, SYSTEM, now)).toMatchObject({ to: 'cancelled' });
    const paid = { ...unpaid, isFirstChargeTaken: true };
    expect(nextStatus(paid, BookingStep.MISS_START, SYSTEM, now).isAllowed).toBe(false);
    expect(after(BookingStatus.CONFIRMED, BookingAction.MARK_ACTIVE, RENTER)).toBe('active');
    expect(after(BookingStatus.ACTIVE, BookingStep.REACH_END, SYSTEM)).toBe('move_out');
    expect(after(BookingStatus.ENDING, BookingAction.UNDO_NOTICE, RENTER)).toBe('refused');
  });

  test('an instant space confirms verified renters at once, and others become requests', () => {
    const pay = (isRenterIdentityApproved: boolean) =>
      nextStatus(
        details(BookingStatus.PENDING_PAYMENT, { isInstantBook: true, isRenterIdentityApproved }),
        BookingAction.PAY,
        RENTER,
        now,
      );
    expect(pay(true)).toMatchObject({ to: 'confirmed', transition: { id: 'T4' } });
    expect(pay(false)).toMatchObject({ to: 'requested', transition: { id: 'T3' } });
  });
});

describe('available actions', () => {
  test('a request: the host accepts or declines, the renter withdraws', () => {
    const requested = details(BookingStatus.REQUESTED);
    expect(availableActions(requested, HOST, now)).toEqual(['accept', 'decline']);
    expect(availableActions(requested, RENTER, now)).toEqual(['withdraw']);
    expect(availableActions({ ...requested, isPayoutAccountReady: false }, HOST, now)).toEqual(['decline']);
    expect(availableActions(details(BookingStatus.PENDING_PAYMENT), RENTER, now)).toEqual(['pay']);
    expect(availableActions(details(BookingStatus.REQUESTED, { respondBy: now }), HOST, now)).toEqual([]);
  });

  test('every action is in the table', () => {
    expect(actionsInOrder.toSorted()).toEqual(Object.values(BookingAction).toSorted());
  });

  test('a rejected action returns the allowed ones', () => {
    const refusal = nextStatus(details(BookingStatus.REQUESTED), BookingAction.PAY, RENTER, now);
    expect(refusal).toEqual({ isAllowed: false, allowed: ['withdraw'] });
  });

  test('a repeated action is recognized as done', () => {
    expect(isRepeat(BookingStatus.CONFIRMED, BookingAction.ACCEPT, HOST)).toBe(true);
    expect(isRepeat(BookingStatus.DECLINED, BookingAction.DECLINE, HOST)).toBe(true);
    expect(isRepeat(BookingStatus.REQUESTED, BookingAction.PAY, RENTER)).toBe(true);
    expect(isRepeat(BookingStatus.DECLINED, BookingAction.ACCEPT, HOST)).toBe(false);
    expect(isRepeat(BookingStatus.WITHDRAWN, BookingAction.WITHDRAW, HOST)).toBe(false);
  });
});

describe('the database', () => {
  test('the exclusion constraint, the index and the days after a termination have the statuses that hold dates', () => {
    const sql = readFileSync(
      new URL('../../../server/db/migrations/0177-days-of-terminated-stays.sql', import.meta.url),
      'utf8',
    );
    const lists = [...sql.matchAll(/status in \(([^)]+)\)/g)].map((match) => match[1]);
    expect(lists).toHaveLength(3);
    for (const list of lists) {
      expect(
        (list ?? '')
          .split(',')
          .map((item) => item.trim().replaceAll("'", ''))
          .sort(),
      ).toEqual([...statusesThat('holdsDates')].sort());
    }
  });
});
