import { createStateMachine, type TransitionRow } from '../../core/state-machine.js';
import { SpaceStatus } from './space-types.js';

/** What moves a space from one status to another. */
export enum SpaceAction {
  START = 'start',
  PUBLISH = 'publish',
  SUBMIT = 'submit',
  APPROVE = 'approve',
  ASK_CHANGES = 'ask_changes',
  PAUSE = 'pause',
  RESUME = 'resume',
  SUSPEND = 'suspend',
  REINSTATE = 'reinstate',
  ARCHIVE = 'archive',
}

export type SpaceActor = 'host' | 'admin' | 'system';

type SpaceTransition = TransitionRow<SpaceStatus, SpaceAction, SpaceActor>;

const { DRAFT, IN_REVIEW, NEEDS_CHANGES, PUBLISHED, PAUSED, SUSPENDED, ARCHIVED } = SpaceStatus;

const transitions: readonly SpaceTransition[] = [
  { id: 'S1', from: null, to: DRAFT, on: SpaceAction.START, by: ['host'] },
  { id: 'S2', from: [DRAFT, NEEDS_CHANGES], to: PUBLISHED, on: SpaceAction.PUBLISH, by: ['host'] },
  // Instead of S2 while spaces are looked at before they are published.
  { id: 'S3', from: [DRAFT, NEEDS_CHANGES], to: IN_REVIEW, on: SpaceAction.SUBMIT, by: ['host'] },
  // Changes of what is public already apply at once.
  { id: 'S4', from: [PUBLISHED, PAUSED, IN_REVIEW], to: 'same', on: SpaceAction.PUBLISH, by: ['host'] },
  { id: 'S5', from: [IN_REVIEW], to: PUBLISHED, on: SpaceAction.APPROVE, by: ['admin', 'system'] },
  { id: 'S6', from: [IN_REVIEW], to: NEEDS_CHANGES, on: SpaceAction.ASK_CHANGES, by: ['admin'] },
  { id: 'S7', from: [PUBLISHED], to: PAUSED, on: SpaceAction.PAUSE, by: ['host', 'system'] },
  { id: 'S8', from: [PAUSED], to: PUBLISHED, on: SpaceAction.RESUME, by: ['host'] },
  { id: 'S9', from: [PUBLISHED, PAUSED], to: SUSPENDED, on: SpaceAction.SUSPEND, by: ['admin'] },
  { id: 'S10', from: [SUSPENDED], to: PUBLISHED, on: SpaceAction.REINSTATE, by: ['admin'] },
  {
    id: 'S11',
    from: [DRAFT, NEEDS_CHANGES, IN_REVIEW, PUBLISHED, PAUSED],
    to: ARCHIVED,
    on: SpaceAction.ARCHIVE,
    by: ['host'],
  },
];

const machine = createStateMachine<SpaceStatus, SpaceAction, SpaceActor, SpaceTransition>({
  states: Object.values(SpaceStatus),
  finals: [ARCHIVED],
  transitions,
});

/** The status an action leads to, or null when the space cannot do that now. */
export function nextSpaceStatus(status: SpaceStatus, action: SpaceAction, actor: SpaceActor): SpaceStatus | null {
  const [row] = machine.candidates(status, action, actor);
  return row ? machine.target(row, status) : null;
}

/** The actions open to an actor, each once. */
export function openSpaceActions(status: SpaceStatus, actor: SpaceActor): SpaceAction[] {
  return [
    ...new Set(
      machine
        .transitionsFrom(status)
        .filter((row) => row.by.includes(actor))
        .map((row) => row.on),
    ),
  ];
}

/**
 * Whether publishing goes by the staff first, by setting.
 * Changes of a space that has been looked at go live at once.
 */
export function goesByStaff(status: SpaceStatus, { reviewBeforePublish }: { reviewBeforePublish: boolean }): boolean {
  return reviewBeforePublish && isNewcomer(status);
}

/** Whether publishing is what brings the space before the public. */
export function isNewcomer(status: SpaceStatus): boolean {
  return status === DRAFT || status === NEEDS_CHANGES;
}
