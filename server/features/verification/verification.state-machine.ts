import { createStateMachine, type Guard, type TransitionRow } from '../../core/writes/state-machine.js';
import { addDays } from '../../core/values/date-range.js';
import { VERIFICATION_BOUNDS } from './documents/document-kinds.rules.js';
import { VerificationEventType, type VerificationEventName } from './verification.events.js';
import { VerificationStatus } from './verification.enums.js';

/** Actions that change the status of a verification. */
export enum VerificationAction {
  START = 'start',
  SUBMIT = 'submit',
  MEET = 'meet',
  APPROVE = 'approve',
  REJECT = 'reject',
  EXPIRE = 'expire',
  RESET = 'reset',
  REPLACE = 'replace',
}

export type VerificationActor = 'applicant' | 'admin' | 'system';

const { PENDING, IN_REVIEW, APPROVED, REJECTED, EXPIRED } = VerificationStatus;

/** Conditions of a transition; `verificationGuards` has the predicates. */
type VerificationGuard = 'documentsComplete' | 'documentValid' | 'notOwn' | 'reasonGiven';
/** What changes with the status; `move-verification.ts` implements these effects. */
export type VerificationEffect = 'verify' | 'unverify' | 'audit';

type VerificationTransition = TransitionRow<
  VerificationStatus,
  VerificationAction,
  VerificationActor,
  VerificationGuard,
  VerificationEffect,
  never,
  VerificationEventName
>;

/** What the guards read; loaded by the command that moves a verification. */
export interface VerificationTransitionContext {
  readonly hasAllDocuments?: boolean;
  readonly isDocumentValid?: boolean;
  readonly isOwn?: boolean;
  readonly isReasonGiven?: boolean;
}

const { START, SUBMIT, MEET, APPROVE, REJECT, EXPIRE, RESET, REPLACE } = VerificationAction;

export const verificationTransitions: readonly VerificationTransition[] = [
  { id: 'V1', from: null, to: PENDING, on: START, by: ['applicant'] },
  // Data can be corrected until the submission.
  { id: 'V2', from: [PENDING], to: 'same', on: START, by: ['applicant'] },
  {
    id: 'V3',
    from: [PENDING],
    to: IN_REVIEW,
    on: SUBMIT,
    by: ['applicant'],
    guards: ['documentsComplete', 'documentValid'],
    notices: [VerificationEventType.SUBMITTED],
  },
  // A video call replaces unreadable pictures.
  {
    id: 'V7',
    from: [PENDING],
    to: IN_REVIEW,
    on: MEET,
    by: ['applicant'],
    guards: ['documentValid'],
    notices: [VerificationEventType.CALL_BOOKED],
  },
  {
    id: 'V4',
    from: [IN_REVIEW],
    to: APPROVED,
    on: APPROVE,
    by: ['admin'],
    guards: ['notOwn', 'documentValid'],
    effects: ['verify', 'audit'],
    notices: [VerificationEventType.APPROVED],
  },
  {
    id: 'V5',
    from: [IN_REVIEW],
    to: REJECTED,
    on: REJECT,
    by: ['admin'],
    guards: ['notOwn', 'reasonGiven'],
    effects: ['audit'],
    notices: [VerificationEventType.REJECTED],
  },
  {
    id: 'V6',
    // One that waits expires when the space moves: the proof is for the old address.
    from: [APPROVED, IN_REVIEW],
    to: EXPIRED,
    on: EXPIRE,
    by: ['system'],
    effects: ['unverify'],
    notices: [VerificationEventType.EXPIRED],
  },
  // The staff mail the person their reasons instead of the notice that a document has expired.
  { id: 'V8', from: [APPROVED], to: EXPIRED, on: RESET, by: ['admin'], effects: ['unverify'] },
  // A newer document was approved, so the identity stays verified.
  { id: 'V9', from: [APPROVED], to: EXPIRED, on: REPLACE, by: ['admin'] },
];

const verificationGuards: Readonly<Record<VerificationGuard, Guard<VerificationTransitionContext>>> = {
  documentsComplete: ({ hasAllDocuments }) => hasAllDocuments,
  documentValid: ({ isDocumentValid }) => isDocumentValid,
  notOwn: ({ isOwn }) => (isOwn === undefined ? undefined : !isOwn),
  reasonGiven: ({ isReasonGiven }) => isReasonGiven,
};

/** Built at import, so that an incomplete table stops the start. */
export const verificationMachine = createStateMachine<
  VerificationStatus,
  VerificationAction,
  VerificationActor,
  VerificationTransition,
  VerificationTransitionContext
>({
  states: [PENDING, IN_REVIEW, APPROVED, REJECTED, EXPIRED],
  finals: [REJECTED, EXPIRED],
  transitions: verificationTransitions,
  guards: verificationGuards,
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

/** What decides whether a new verification may follow one. */
export interface LatestVerification {
  readonly status: VerificationStatus;
  readonly documentExpiresOn: string | null;
}

/** Whether the applicant can go on: with the pending verification, or with a new one while attempts are left. */
export function canStart(latest: LatestVerification, attemptsLeft: number, today: string): boolean {
  if (latest.status === PENDING) return true;
  return (latest.status === VerificationStatus.NOT_STARTED || mayFollow(latest, today)) && attemptsLeft > 0;
}

/** Whether a new verification can be started: after the last one, or early enough that the identity does not lapse. */
export function mayFollow({ status, documentExpiresOn }: LatestVerification, today: string): boolean {
  if (status === APPROVED)
    return documentExpiresOn !== null && documentExpiresOn <= addDays(today, VERIFICATION_BOUNDS.renewalDays);
  return status === REJECTED || status === EXPIRED;
}
