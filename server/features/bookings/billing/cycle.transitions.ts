import { createStateMachine, type TransitionRow } from '../../../core/writes/state-machine.js';
import { BookingActor } from '../booking.enums.js';
import { CycleStatus } from './billing.enums.js';
import { BillingEventType, type BillingEventName } from './billing.events.js';

/** The actions that move a billing cycle. */
export enum CycleStep {
  PLAN = 'plan',
  FALL_DUE = 'fall_due',
  PAY = 'pay',
  FAIL_TRY = 'fail_try',
  RUN_PAST_DUE = 'run_past_due',
  WAIVE = 'waive',
  WRITE_OFF = 'write_off',
  CANCEL = 'cancel',
}

/** What a transition changes besides the status; `move-cycle.ts` implements these effects. */
export type CycleEffect = 'markPaid' | 'bookReceivable' | 'dropReceivable' | 'writeOff';

/** One row of the table of billing cycles. */
export type CycleTransition = TransitionRow<
  CycleStatus,
  CycleStep,
  BookingActor,
  never,
  CycleEffect,
  never,
  BillingEventName
>;

const { SCHEDULED, OPEN, RETRYING, PAST_DUE, PAID, WAIVED, WRITTEN_OFF, CANCELLED } = CycleStatus;
const { SYSTEM, ADMIN } = BookingActor;
const OWED = [OPEN, RETRYING, PAST_DUE] as const;

/** The whole table; the state machine and its tests are derived from it. */
export const cycleTransitions: readonly CycleTransition[] = [
  { id: 'C1', from: null, to: SCHEDULED, on: CycleStep.PLAN, by: [SYSTEM] },
  {
    id: 'C2',
    from: [SCHEDULED],
    to: OPEN,
    on: CycleStep.FALL_DUE,
    by: [SYSTEM],
    effects: ['bookReceivable'],
    notices: [BillingEventType.DUE],
  },
  {
    // A first cycle is collected with the confirmation, before its day.
    id: 'C3',
    from: [SCHEDULED, ...OWED],
    to: PAID,
    on: CycleStep.PAY,
    by: [SYSTEM, ADMIN],
    effects: ['bookReceivable', 'markPaid'],
    notices: [BillingEventType.PAID],
  },
  {
    id: 'C4',
    from: [OPEN, RETRYING],
    to: RETRYING,
    on: CycleStep.FAIL_TRY,
    by: [SYSTEM],
    notices: [BillingEventType.CHARGE_FAILED],
  },
  {
    id: 'C5',
    from: [RETRYING],
    to: PAST_DUE,
    on: CycleStep.RUN_PAST_DUE,
    by: [SYSTEM],
    notices: [BillingEventType.PAST_DUE],
  },
  {
    id: 'C6',
    from: [SCHEDULED, ...OWED],
    to: WAIVED,
    on: CycleStep.WAIVE,
    by: [ADMIN],
    effects: ['dropReceivable'],
    notices: [BillingEventType.WAIVED],
  },
  {
    id: 'C7',
    from: [PAST_DUE],
    to: WRITTEN_OFF,
    on: CycleStep.WRITE_OFF,
    by: [ADMIN],
    effects: ['writeOff'],
    notices: [BillingEventType.WAIVED],
  },
  {
    id: 'C8',
    from: [SCHEDULED, ...OWED],
    to: CANCELLED,
    on: CycleStep.CANCEL,
    by: [SYSTEM],
    effects: ['dropReceivable'],
    notices: [BillingEventType.CANCELLED],
  },
  {
    // A new card, tried at once, was refused too.
    id: 'C9',
    from: [PAST_DUE],
    to: 'same',
    on: CycleStep.FAIL_TRY,
    by: [SYSTEM],
    notices: [BillingEventType.CHARGE_FAILED],
  },
];

/** The validated state machine of billing cycles. */
export const cycleMachine = createStateMachine<CycleStatus, CycleStep, BookingActor, CycleTransition, object>({
  states: Object.values(CycleStatus),
  finals: [PAID, WAIVED, WRITTEN_OFF, CANCELLED],
  transitions: cycleTransitions,
  guards: {},
});

/** What a cycle's status means; queries and rules ask for a meaning and never list statuses. */
const MEANINGS = {
  /** Still to be collected. */
  isUnpaid: [SCHEDULED, ...OWED],
  /** The card is still charged for it automatically. */
  isAutomatic: [SCHEDULED, OPEN, RETRYING],
  /** Due and unpaid. */
  isOwed: OWED,
  /** Its charge was refused and the renter can pay it now. */
  isRefused: [RETRYING, PAST_DUE],
  /** Written off by the staff. */
  isForgiven: [WAIVED, WRITTEN_OFF],
  /** Nobody owes or paid anything for it. */
  isDropped: [CANCELLED, WAIVED, WRITTEN_OFF],
} as const satisfies Record<string, readonly CycleStatus[]>;

/** The statuses that have a meaning. */
export function cycleStatusesThat(meaning: keyof typeof MEANINGS): readonly CycleStatus[] {
  return MEANINGS[meaning];
}
