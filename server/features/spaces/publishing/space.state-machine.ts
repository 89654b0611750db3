import { createStateMachine, type Guard, type TransitionRow } from '../../../core/writes/state-machine.js';
import type { SpaceEvent } from '../space.events.js';
import { SpaceStatus } from '../space.enums.js';

/** What moves a space from one status to another. */
export enum SpaceAction {
  START = 'start',
  PUBLISH = 'publish',
  APPROVE = 'approve',
  REQUEST_CHANGES = 'request_changes',
  PAUSE = 'pause',
  RESUME = 'resume',
  SUSPEND = 'suspend',
  REINSTATE = 'reinstate',
  ARCHIVE = 'archive',
  RESTORE = 'restore',
}

export type SpaceActor = 'host' | 'admin' | 'system';

/** Conditions of a transition; `spaceGuards` has the predicates. */
type SpaceGuard =
  | 'looksFirst'
  | 'publishesAtOnce'
  | 'noOpenBooking'
  | 'wasPublished'
  | 'wasPaused'
  | 'wasPublic'
  | 'wasNeverPublic';
/** What changes with the status; `move-space.ts` implements these effects. */
export type SpaceEffect = 'firstPublication' | 'submission' | 'changesAsked' | 'pauseStart' | 'pauseEnd' | 'audit';

type SpaceTransition = TransitionRow<
  SpaceStatus,
  SpaceAction,
  SpaceActor,
  SpaceGuard,
  SpaceEffect,
  never,
  SpaceEvent['type']
>;

/** What the guards read; a missing value is not known yet. */
export interface SpaceTransitionContext {
  readonly status: SpaceStatus;
  readonly reviewBeforePublish?: boolean;
  readonly hasOpenBooking?: boolean;
  /** Of a hidden space: whether it was paused before. */
  readonly wasPaused?: boolean;
  /** Whether it has ever been public. */
  readonly wasPublic?: boolean;
}

const { DRAFT, IN_REVIEW, NEEDS_CHANGES, PUBLISHED, PAUSED, SUSPENDED, ARCHIVED } = SpaceStatus;
const { START, PUBLISH, APPROVE, REQUEST_CHANGES, PAUSE, RESUME, SUSPEND, REINSTATE, ARCHIVE, RESTORE } = SpaceAction;

export const spaceTransitions: readonly SpaceTransition[] = [
  { id: 'S1', from: null, to: DRAFT, on: START, by: ['host'] },
  {
    id: 'S2',
    from: [DRAFT, NEEDS_CHANGES],
    to: PUBLISHED,
    on: PUBLISH,
    by: ['host'],
    guards: ['publishesAtOnce'],
    effects: ['firstPublication'],
    notices: ['space.published'],
  },
  // Instead of S2 while the staff review spaces before publication; also for resubmission.
  {
    id: 'S3',
    from: [DRAFT, NEEDS_CHANGES],
    to: IN_REVIEW,
    on: PUBLISH,
    by: ['host'],
    guards: ['looksFirst'],
    effects: ['submission'],
    notices: ['space.submitted'],
  },
  // Changes of what is public already apply at once.
  { id: 'S4', from: [PUBLISHED, PAUSED, IN_REVIEW], to: 'same', on: PUBLISH, by: ['host'] },
  {
    id: 'S5',
    from: [IN_REVIEW],
    to: PUBLISHED,
    on: APPROVE,
    by: ['admin'],
    effects: ['firstPublication', 'audit'],
    notices: ['space.published'],
  },
  {
    id: 'S6',
    from: [IN_REVIEW],
    to: NEEDS_CHANGES,
    on: REQUEST_CHANGES,
    by: ['admin'],
    effects: ['changesAsked', 'audit'],
    notices: ['space.changes_requested'],
  },
  {
    id: 'S7',
    from: [PUBLISHED],
    to: PAUSED,
    on: PAUSE,
    by: ['host', 'system'],
    effects: ['pauseStart'],
    notices: ['space.paused'],
  },
  {
    id: 'S8',
    from: [PAUSED],
    to: PUBLISHED,
    on: RESUME,
    by: ['host'],
    effects: ['pauseEnd'],
    notices: ['space.resumed'],
  },
  {
    id: 'S9',
    from: [PUBLISHED],
    to: SUSPENDED,
    on: SUSPEND,
    by: ['admin'],
    effects: ['pauseEnd', 'audit'],
    notices: ['space.suspended'],
  },
  {
    id: 'S9a',
    from: [PAUSED],
    to: SUSPENDED,
    on: SUSPEND,
    by: ['admin'],
    effects: ['audit'],
    notices: ['space.suspended'],
  },
  {
    id: 'S10',
    from: [SUSPENDED],
    to: PUBLISHED,
    on: REINSTATE,
    by: ['admin'],
    guards: ['wasPublished'],
    effects: ['audit'],
    notices: ['space.resumed'],
  },
  {
    id: 'S10a',
    from: [SUSPENDED],
    to: PAUSED,
    on: REINSTATE,
    by: ['admin'],
    guards: ['wasPaused'],
    effects: ['audit'],
    notices: ['space.paused'],
  },
  {
    id: 'S11',
    from: [DRAFT, NEEDS_CHANGES, IN_REVIEW, PUBLISHED, PAUSED],
    to: ARCHIVED,
    on: ARCHIVE,
    by: ['host'],
    guards: ['noOpenBooking'],
    notices: ['space.archived'],
  },
  {
    id: 'S12',
    from: [NEEDS_CHANGES, IN_REVIEW, PUBLISHED, PAUSED, SUSPENDED],
    to: ARCHIVED,
    on: ARCHIVE,
    by: ['admin'],
    guards: ['noOpenBooking'],
    effects: ['audit'],
    notices: ['space.archived'],
  },
  // The staff reverse their removal: the host decides when the space is public again.
  {
    id: 'S13',
    from: [ARCHIVED],
    to: PAUSED,
    on: RESTORE,
    by: ['admin'],
    guards: ['wasPublic'],
    effects: ['pauseStart', 'audit'],
    notices: ['space.paused'],
  },
  {
    id: 'S13a',
    from: [ARCHIVED],
    to: NEEDS_CHANGES,
    on: RESTORE,
    by: ['admin'],
    guards: ['wasNeverPublic'],
    effects: ['audit'],
  },
];

const spaceGuards: Readonly<Record<SpaceGuard, Guard<SpaceTransitionContext>>> = {
  looksFirst: ({ reviewBeforePublish }) => reviewBeforePublish,
  publishesAtOnce: ({ reviewBeforePublish }) => (reviewBeforePublish === undefined ? undefined : !reviewBeforePublish),
  wasPublished: ({ wasPaused }) => (wasPaused === undefined ? undefined : !wasPaused),
  wasPaused: ({ wasPaused }) => wasPaused,
  wasPublic: ({ wasPublic }) => wasPublic,
  wasNeverPublic: ({ wasPublic }) => (wasPublic === undefined ? undefined : !wasPublic),
  noOpenBooking: ({ hasOpenBooking }) => (hasOpenBooking === undefined ? undefined : !hasOpenBooking),
};

/** Built at import, so that an inconsistent table stops the start. */
const machine = createStateMachine<SpaceStatus, SpaceAction, SpaceActor, SpaceTransition, SpaceTransitionContext>({
  states: Object.values(SpaceStatus),
  finals: [],
  transitions: spaceTransitions,
  guards: spaceGuards,
});

/** No guard of a space depends on the time. */
const ANY_TIME = new Date(0);

/** The row that runs now with its resulting status, when every guard holds. */
export function allowedSpaceStep(
  context: SpaceTransitionContext,
  action: SpaceAction,
  actor: SpaceActor,
): { readonly row: SpaceTransition; readonly to: SpaceStatus } | null {
  const row = machine
    .candidates(context.status, action, actor)
    .find((one) => machine.isAllowed(one, context, ANY_TIME));
  return row ? { row, to: machine.target(row, context.status) } : null;
}

/** The status after an action by the known inputs, or null when it is not possible now. */
export function nextSpaceStatus(
  status: SpaceStatus,
  action: SpaceAction,
  actor: SpaceActor,
  known: Omit<SpaceTransitionContext, 'status'> = {},
): SpaceStatus | null {
  const row = machine
    .candidates(status, action, actor)
    .find((one) => machine.isOffered(one, { ...known, status }, ANY_TIME));
  return row ? machine.target(row, status) : null;
}

/** Whether the staff review a space before publication, by setting. Changes of a reviewed space go live at once. */
export function needsStaffReview(
  status: SpaceStatus,
  { reviewBeforePublish }: { reviewBeforePublish: boolean },
): boolean {
  return reviewBeforePublish && isNewcomer(status);
}

/** Whether publishing is what makes the space public. */
export function isNewcomer(status: SpaceStatus): boolean {
  return status === DRAFT || status === NEEDS_CHANGES;
}
