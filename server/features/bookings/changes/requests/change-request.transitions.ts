import { createStateMachine, type TransitionRow } from '../../../../core/writes/state-machine.js';
import { BookingActor } from '../../booking.enums.js';
import { BookingEventType, type BookingEventName } from '../../booking.events.js';
import { ChangeStatus } from './change-request.enums.js';

/** The actions that move a change request. */
export enum ChangeStep {
  ASK = 'ask',
  AGREE = 'agree',
  DECLINE = 'decline',
  WITHDRAW = 'withdraw',
  LAPSE = 'lapse',
}

/** What the guards read. */
export interface ChangeContext {
  readonly status: ChangeStatus;
  readonly askedBy: BookingActor;
  readonly expiresAt: Date;
  readonly actor: BookingActor;
  /** The booking's status no longer allows it. */
  readonly isOvertaken: boolean;
}

export type ChangeTimer = 'lapse';

/** One row of the table of change requests. */
export type ChangeTransition = TransitionRow<
  ChangeStatus,
  ChangeStep,
  BookingActor,
  'isOtherSide' | 'isRequester' | 'inTime' | 'overdue',
  never,
  ChangeTimer,
  BookingEventName
>;

const { OPEN, AGREED, DECLINED, LAPSED, WITHDRAWN } = ChangeStatus;
const { RENTER, HOST, SYSTEM } = BookingActor;

/** The whole table. Changing the agreement is the booking's own transition, T16, T24 or T25. */
export const changeTransitions: readonly ChangeTransition[] = [
  {
    id: 'R1',
    from: null,
    to: OPEN,
    on: ChangeStep.ASK,
    by: [RENTER, HOST],
    timers: ['lapse'],
    notices: [BookingEventType.CHANGE_ASKED],
  },
  { id: 'R2', from: [OPEN], to: AGREED, on: ChangeStep.AGREE, by: [RENTER, HOST], guards: ['isOtherSide', 'inTime'] },
  {
    id: 'R3',
    from: [OPEN],
    to: DECLINED,
    on: ChangeStep.DECLINE,
    by: [RENTER, HOST],
    guards: ['isOtherSide', 'inTime'],
    notices: [BookingEventType.CHANGE_DECLINED],
  },
  {
    id: 'R4',
    from: [OPEN],
    to: WITHDRAWN,
    on: ChangeStep.WITHDRAW,
    by: [RENTER, HOST],
    guards: ['isRequester'],
    notices: [BookingEventType.CHANGE_WITHDRAWN],
  },
  {
    id: 'R5',
    from: [OPEN],
    to: LAPSED,
    on: ChangeStep.LAPSE,
    by: [SYSTEM],
    guards: ['overdue'],
    notices: [BookingEventType.CHANGE_LAPSED],
  },
];

/** The validated state machine of change requests. */
export const changeMachine = createStateMachine<
  ChangeStatus,
  ChangeStep,
  BookingActor,
  ChangeTransition,
  ChangeContext
>({
  states: Object.values(ChangeStatus),
  finals: [AGREED, DECLINED, LAPSED, WITHDRAWN],
  transitions: changeTransitions,
  guards: {
    isOtherSide: ({ askedBy, actor }) => askedBy !== actor,
    isRequester: ({ askedBy, actor }) => askedBy === actor,
    inTime: ({ expiresAt, isOvertaken }, now) => !isOvertaken && now < expiresAt,
    overdue: ({ expiresAt, isOvertaken }, now) => isOvertaken || now >= expiresAt,
  },
});
