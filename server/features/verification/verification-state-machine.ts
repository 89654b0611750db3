import { createStateMachine, type TransitionRow } from '../../core/state-machine.js';
import { VerificationStatus } from './verification-codes.js';

/** Actions that change the status of a verification. */
export enum VerificationAction {
  START = 'start',
  SUBMIT = 'submit',
  APPROVE = 'approve',
  REJECT = 'reject',
  EXPIRE = 'expire',
}

export type VerificationActor = 'applicant' | 'admin' | 'system';

const { PENDING, IN_REVIEW, APPROVED, REJECTED, EXPIRED } = VerificationStatus;

type VerificationTransition = TransitionRow<VerificationStatus, VerificationAction, VerificationActor>;

const transitions: readonly VerificationTransition[] = [
  { id: 'V1', from: null, to: PENDING, on: VerificationAction.START, by: ['applicant'] },
  // Data can be corrected until the submission.
  { id: 'V2', from: [PENDING], to: 'same', on: VerificationAction.START, by: ['applicant'] },
  { id: 'V3', from: [PENDING], to: IN_REVIEW, on: VerificationAction.SUBMIT, by: ['applicant'] },
  { id: 'V4', from: [IN_REVIEW], to: APPROVED, on: VerificationAction.APPROVE, by: ['admin'] },
  { id: 'V5', from: [IN_REVIEW], to: REJECTED, on: VerificationAction.REJECT, by: ['admin'] },
  { id: 'V6', from: [APPROVED], to: EXPIRED, on: VerificationAction.EXPIRE, by: ['system'] },
];

/** Built at import, so that an incomplete table stops the start. */
export const verificationMachine = createStateMachine<
  VerificationStatus,
  VerificationAction,
  VerificationActor,
  VerificationTransition
>({
  states: [PENDING, IN_REVIEW, APPROVED, REJECTED, EXPIRED],
  finals: [REJECTED, EXPIRED],
  transitions,
});

/** The status after an action; null when it is not possible now. */
export function nextVerificationStatus(
  from: VerificationStatus,
  action: VerificationAction,
  actor: VerificationActor,
): VerificationStatus | null {
  const [row] = verificationMachine.candidates(from, action, actor);
  return row ? verificationMachine.target(row, from) : null;
}

/** Whether a new verification can be started. */
export function isFinished(status: VerificationStatus): boolean {
  return status === REJECTED || status === EXPIRED;
}
