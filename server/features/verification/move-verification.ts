import { recordAudit } from '../../core/writes/audit.js';
import type { ServiceContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { recordEvent } from '../../core/events/events.js';
import { createTransitionRunner, type TransitionSteps } from '../../core/writes/state-machine.js';
import { changeAccount } from '../accounts/change-account.js';
import { spaceChanged } from '../spaces/space-hooks.js';
import { lockSpace } from '../spaces/own-space.js';
import { VerificationStatus } from './verification.enums.js';
import { toEventPayload } from './verification-event-payload.js';
import {
  verificationMachine,
  verificationTransitions,
  type VerificationAction,
  type VerificationActor,
  type VerificationEffect,
  type VerificationTransitionContext,
} from './verification.state-machine.js';
import { VerificationEventType, type VerificationEventName } from './verification.events.js';
import type { Verification } from './verification.entity.js';

/** The actor and action of a verification transition, with the inputs of its command. */
export interface VerificationMove {
  readonly action: VerificationAction;
  readonly actor: VerificationActor;
  readonly known?: VerificationTransitionContext;
  /** The deciding staff's address, for the audit log. */
  readonly ip?: string | null;
}

interface VerificationRun extends VerificationMove {
  readonly tx: ServiceContext;
  readonly verification: Verification;
  readonly from: VerificationStatus;
}

const record =
  (type: VerificationEventName) =>
  ({ tx, verification }: VerificationRun): Promise<void> =>
    recordEvent(tx, { type, payload: toEventPayload(verification, verification.rejectReason) });

const steps: TransitionSteps<VerificationRun, VerificationEffect, never, VerificationEventName> = {
  effects: { verify, unverify, audit },
  timers: {},
  notices: {
    [VerificationEventType.SUBMITTED]: record(VerificationEventType.SUBMITTED),
    [VerificationEventType.CALL_BOOKED]: record(VerificationEventType.CALL_BOOKED),
    [VerificationEventType.APPROVED]: record(VerificationEventType.APPROVED),
    [VerificationEventType.REJECTED]: record(VerificationEventType.REJECTED),
    [VerificationEventType.EXPIRED]: record(VerificationEventType.EXPIRED),
  },
};

const runTransition = createTransitionRunner(verificationTransitions, steps);

/** Runs a transition of a locked verification: guards, effects and events. Flushes the caller's other changes too. */
export async function moveVerification(
  tx: ServiceContext,
  verification: Verification,
  move: VerificationMove,
): Promise<void> {
  const from = verification.status;
  const row = verificationMachine
    .candidates(from, move.action, move.actor)
    .find((one) => verificationMachine.isAllowed(one, move.known ?? {}, tx.clock.now()));
  if (!row) throw new DomainError(ErrorCode.VERIFICATION_STATE_REFUSED, { status: from.toUpperCase() });
  verification.status = verificationMachine.target(row, from);
  await runTransition(row, { ...move, tx, verification, from }, () => tx.em.flush());
}

/** Marks the identity, or the right to let the space, as verified. */
async function verify({ tx, verification: { userId, spaceId } }: VerificationRun): Promise<void> {
  await tx.em.flush();
  const now = tx.clock.now();
  if (spaceId === null) {
    await changeAccount(tx, userId, { identityVerifiedAt: now });
    return;
  }
  const space = await lockSpace(tx, spaceId);
  if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
  space.verifiedAt = now;
  await tx.em.flush();
  await spaceChanged(tx, spaceId);
}

/** A space lost its verification because its address changed, so no further event is needed. */
async function unverify({ tx, verification: { userId, spaceId } }: VerificationRun): Promise<void> {
  if (spaceId === null) await changeAccount(tx, userId, { identityVerifiedAt: null });
}

async function audit({ tx, verification, from, ip }: VerificationRun): Promise<void> {
  const { id, status, kind, documentType, rejectReason, reviewerId } = verification;
  await recordAudit(tx, {
    actorId: reviewerId,
    action: status === VerificationStatus.APPROVED ? 'verification.approved' : 'verification.rejected',
    objectType: 'Verification',
    objectId: id,
    before: { status: from },
    after: { status, kind, documentType },
    reason: rejectReason,
    ip: ip ?? null,
  });
}
