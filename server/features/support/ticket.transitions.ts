import { DAY_MS } from '../../core/values/durations.js';
import { createStateMachine, type TransitionRow } from '../../core/writes/state-machine.js';
import { TicketStatus } from './ticket.enums.js';
import { TicketEventType, type TicketEventName } from './ticket.events.js';

/** The actors of a ticket. */
export enum TicketActor {
  REQUESTER = 'requester',
  STAFF = 'staff',
  SYSTEM = 'system',
}

/** The actions on a ticket. */
export enum TicketStep {
  ASK = 'ask',
  WRITE = 'write',
  ANSWER = 'answer',
  RESOLVE = 'resolve',
  REOPEN = 'reopen',
  END_WAIT = 'end_wait',
  CLOSE = 'close',
}

export type TicketGuard = 'withinReopenTime' | 'reopenTimeOver' | 'waitOver';

/** One row of the table of tickets. */
export type TicketTransition = TransitionRow<
  TicketStatus,
  TicketStep,
  TicketActor,
  TicketGuard,
  never,
  never,
  TicketEventName
>;

/** What the guards read. */
export interface TicketContext {
  readonly resolvedAt: Date | null;
  readonly waitingSince: Date | null;
}

/** How long a resolved ticket can be reopened, and how long support waits for the requester. */
export const TICKET_DAYS = { reopen: 14, wait: 14, solve: 15 } as const;

const { OPEN, WAITING_USER, WAITING_STAFF, RESOLVED, CLOSED } = TicketStatus;
const { REQUESTER, STAFF, SYSTEM } = TicketActor;

/** The whole table; the state machine and its tests are derived from it. */
export const ticketTransitions: readonly TicketTransition[] = [
  { id: 'S1', from: null, to: OPEN, on: TicketStep.ASK, by: [REQUESTER], notices: [TicketEventType.RECEIVED] },
  {
    id: 'S2',
    from: [OPEN, WAITING_STAFF],
    to: 'same',
    on: TicketStep.WRITE,
    by: [REQUESTER],
    notices: [TicketEventType.WRITTEN],
  },
  {
    id: 'S3',
    from: [WAITING_USER],
    to: WAITING_STAFF,
    on: TicketStep.WRITE,
    by: [REQUESTER],
    notices: [TicketEventType.WRITTEN],
  },
  {
    id: 'S4',
    from: [OPEN, WAITING_STAFF, WAITING_USER],
    to: WAITING_USER,
    on: TicketStep.ANSWER,
    by: [STAFF],
    notices: [TicketEventType.ANSWERED],
  },
  {
    id: 'S5',
    from: [OPEN, WAITING_STAFF, WAITING_USER],
    to: RESOLVED,
    on: TicketStep.RESOLVE,
    by: [STAFF],
    notices: [TicketEventType.RESOLVED],
  },
  {
    id: 'S6',
    from: [WAITING_USER],
    to: RESOLVED,
    on: TicketStep.END_WAIT,
    by: [SYSTEM],
    guards: ['waitOver'],
    notices: [TicketEventType.RESOLVED],
  },
  {
    id: 'S7',
    from: [RESOLVED],
    to: WAITING_STAFF,
    on: TicketStep.REOPEN,
    by: [REQUESTER],
    guards: ['withinReopenTime'],
    notices: [TicketEventType.REOPENED],
  },
  {
    id: 'S8',
    from: [RESOLVED],
    to: CLOSED,
    on: TicketStep.CLOSE,
    by: [SYSTEM],
    guards: ['reopenTimeOver'],
    notices: [TicketEventType.CLOSED],
  },
];

/** Until when a resolved ticket can be reopened; null for others. */
export function reopenUntil({ resolvedAt }: Pick<TicketContext, 'resolvedAt'>): Date | null {
  return resolvedAt && new Date(resolvedAt.getTime() + TICKET_DAYS.reopen * DAY_MS);
}

/** When support no longer waits for the requester; null while it does not wait. */
export function waitUntil({ waitingSince }: Pick<TicketContext, 'waitingSince'>): Date | null {
  return waitingSince && new Date(waitingSince.getTime() + TICKET_DAYS.wait * DAY_MS);
}

/** The validated state machine of tickets. */
export const ticketMachine = createStateMachine<TicketStatus, TicketStep, TicketActor, TicketTransition, TicketContext>(
  {
    states: Object.values(TicketStatus),
    finals: [CLOSED],
    transitions: ticketTransitions,
    guards: {
      withinReopenTime: (ticket, now) => now < (reopenUntil(ticket) ?? now),
      reopenTimeOver: (ticket, now) => now >= (reopenUntil(ticket) ?? now),
      waitOver: (ticket, now) => waitUntil(ticket) !== null && now >= (waitUntil(ticket) ?? now),
    },
  },
);

/** What a ticket's status means; queries ask for a meaning and never list statuses. */
const MEANINGS = {
  /** Not resolved yet. */
  isUnsolved: [OPEN, WAITING_USER, WAITING_STAFF],
  /** Waits for an answer of support. */
  isForStaff: [OPEN, WAITING_STAFF],
  isSolved: [RESOLVED, CLOSED],
} as const satisfies Record<string, readonly TicketStatus[]>;

/** The statuses that have a meaning. */
export function ticketStatusesThat(meaning: keyof typeof MEANINGS): readonly TicketStatus[] {
  return MEANINGS[meaning];
}
