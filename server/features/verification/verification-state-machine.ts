import { createStateMachine, type TransitionRow } from '../../core/state-machine.js';
import { VerificationStatus } from './verification-codes.js';

/** What moves a verification from one status to another. */
export enum VerificationAction {
  START = 'start',
  SUBMIT = 'submit',
  APPROVE = 'approve',
  REJECT = 'reject',
  EXPIRE = 'expire',
}

export type VerificationActor = 'owner' | 'admin' | 'system';

const { PENDING, IN_REVIEW, APPROVED, REJECTED, EXPIRED } = VerificationStatus;

type VerificationTransition = TransitionRow<VerificationStatus, VerificationAction, VerificationActor>;

const transitions: readonly VerificationTransition[] = [
  { id: 'V1', from: null, to: PENDING, action: VerificationAction.START, actors: ['owner'] },
  // Data can be corrected until the documents are sent.
  { id: 'V2', from: [PENDING], to: 'same', action: VerificationAction.START, actors: ['owner'] },
  { id: 'V3', from: [PENDING], to: IN_REVIEW, action: VerificationAction.SUBMIT, actors: ['owner'] },
  { id: 'V4', from: [IN_REVIEW], to: APPROVED, action: VerificationAction.APPROVE, actors: ['admin'] },
  { id: 'V5', from: [IN_REVIEW], to: REJECTED, action: VerificationAction.REJECT, actors: ['admin'] },
  { id: 'V6', from: [APPROVED], to: EXPIRED, action: VerificationAction.EXPIRE, actors: ['system'] },
];

/** The checked machine; building it at import is the check at start. */
export const verificationMachine = createStateMachine<VerificationStatus, VerificationAction, VerificationActor, VerificationTransition>({
  states: [PENDING, IN_REVIEW, APPROVED, REJECTED, EXPIRED],
  finals: [REJECTED, EXPIRED],
  transitions,
});

/** The status after an action, or null when it is not possible now. */
export function nextVerificationStatus(from: VerificationStatus, action: VerificationAction, actor: VerificationActor): VerificationStatus | null {
  const [row] = verificationMachine.candidates(from, action, actor);
  return row ? verificationMachine.target(row, from) : null;
}

/** Statuses after which a new one can be begun. */
export function isOver(status: VerificationStatus): boolean {
  return status === REJECTED || status === EXPIRED;
}
