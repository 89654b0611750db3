import { recordAudit } from '../../../core/writes/audit.js';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { recordEvent } from '../../../core/events/events.js';
import { createTransitionRunner, type TransitionSteps } from '../../../core/writes/state-machine.js';
import { spaceChanged } from '../space-hooks.js';
import {
  allowedSpaceStep,
  spaceTransitions,
  SpaceAction,
  type SpaceActor,
  type SpaceEffect,
  type SpaceTransitionContext,
} from './space.state-machine.js';
import type { PartNote } from '../approval/changes-text.rules.js';
import type { Space } from '../space.entity.js';
import type { SpaceEvent } from '../space.events.js';
import { SpaceStatus } from '../space.enums.js';

/** The actor and action of a space transition, with the inputs of its command. */
export interface SpaceMove {
  readonly action: SpaceAction;
  readonly actor: SpaceActor;
  readonly known?: Omit<SpaceTransitionContext, 'status'>;
  /** The staff's reason, for the audit log. */
  readonly statement?: string;
  /** The staff's change requests: their statement, and a note for each part. */
  readonly changes?: { readonly words: string; readonly notes: readonly PartNote[] };
}

interface SpaceRun extends SpaceMove {
  readonly tx: SignedInContext;
  readonly space: Space;
  readonly from: SpaceStatus;
}

/** The audit-log actions of the staff's acts. */
const AUDITED: Partial<Record<SpaceAction, string>> = {
  [SpaceAction.APPROVE]: 'space.approved',
  [SpaceAction.REQUEST_CHANGES]: 'space.changes_requested',
  [SpaceAction.SUSPEND]: 'space.hidden',
  [SpaceAction.REINSTATE]: 'space.shown',
  [SpaceAction.RESTORE]: 'space.shown',
  [SpaceAction.ARCHIVE]: 'space.removed',
};

const payloadOf = ({ space }: SpaceRun) => ({ spaceId: space.id, hostId: space.hostId });
const record = (event: SpaceEvent, { tx }: SpaceRun): Promise<void> => recordEvent(tx, event);

const steps: TransitionSteps<SpaceRun, SpaceEffect, never, SpaceEvent['type']> = {
  effects: {
    firstPublication: ({ tx, space }) => {
      space.publishedAt ??= tx.clock.now();
    },
    submission: ({ tx, space }) => {
      Object.assign(space, { submittedAt: tx.clock.now(), changesAsked: null, changeNotes: [] });
    },
    changesAsked: ({ space, changes }) => {
      space.changesAsked = changes?.words || null;
      space.changeNotes = [...(changes?.notes ?? [])];
    },
    pauseStart: ({ tx, space }) => {
      space.pausedAt = tx.clock.now();
    },
    // A pause that is over would make a hidden space paused when it is shown again.
    pauseEnd: ({ space }) => {
      space.pausedAt = null;
    },
    audit: ({ tx, space, from, action, statement }) =>
      recordAudit(tx, {
        actorId: tx.viewer.id,
        action: AUDITED[action] ?? `space.${action}`,
        objectType: 'Space',
        objectId: space.id,
        before: { status: from },
        after: { status: space.status },
        reason: statement ?? null,
        ip: tx.client.ip,
      }),
  },
  timers: {},
  notices: {
    'space.published': (run) => record({ type: 'space.published', payload: payloadOf(run) }, run),
    'space.submitted': (run) => record({ type: 'space.submitted', payload: payloadOf(run) }, run),
    'space.changes_requested': (run) => record({ type: 'space.changes_requested', payload: payloadOf(run) }, run),
    'space.paused': (run) =>
      record(
        { type: 'space.paused', payload: { ...payloadOf(run), by: run.actor === 'system' ? 'system' : 'host' } },
        run,
      ),
    'space.suspended': (run) => record({ type: 'space.suspended', payload: payloadOf(run) }, run),
    'space.resumed': (run) => record({ type: 'space.resumed', payload: payloadOf(run) }, run),
    'space.archived': (run) => record({ type: 'space.archived', payload: payloadOf(run) }, run),
  },
};

const runTransition = createTransitionRunner(spaceTransitions, steps);

/** Runs a transition of a locked space: guards, effects, the other features' hooks and events. Flushes the caller's other changes too. */
export async function moveSpace(tx: SignedInContext, space: Space, move: SpaceMove): Promise<void> {
  const { reviewBeforePublish } = tx.config;
  const known = {
    reviewBeforePublish,
    wasPaused: space.pausedAt !== null,
    wasPublic: space.publishedAt !== null,
    ...move.known,
  };
  const step = allowedSpaceStep({ ...known, status: space.status }, move.action, move.actor);
  if (!step) throw spaceStateRefused(space.status);
  const from = space.status;
  space.status = step.to;
  await runTransition(step.row, { ...move, tx, space, from }, async () => {
    space.updatedAt = tx.clock.now();
    await tx.em.flush();
    await spaceChanged(tx, space.id);
  });
}

/** The error of an action that the space's status does not allow. */
export function spaceStateRefused(status: SpaceStatus): DomainError {
  return new DomainError(ErrorCode.SPACE_STATE_REFUSED, { status: status.toUpperCase() });
}
