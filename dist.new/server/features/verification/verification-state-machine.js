import { createStateMachine } from '../../core/writes/state-machine.js';
import { VerificationEventType } from './verification.events.js';
import { VerificationStatus } from './verification-codes.js';
/** Actions that change the status of a verification. */
export var VerificationAction;
(function (VerificationAction) {
    VerificationAction["START"] = "start";
    VerificationAction["SUBMIT"] = "submit";
    VerificationAction["APPROVE"] = "approve";
    VerificationAction["REJECT"] = "reject";
    VerificationAction["EXPIRE"] = "expire";
})(VerificationAction || (VerificationAction = {}));
const { PENDING, IN_REVIEW, APPROVED, REJECTED, EXPIRED } = VerificationStatus;
const { START, SUBMIT, APPROVE, REJECT, EXPIRE } = VerificationAction;
export const verificationTransitions = [
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
        from: [APPROVED],
        to: EXPIRED,
        on: EXPIRE,
        by: ['system'],
        effects: ['unverify'],
        notices: [VerificationEventType.EXPIRED],
    },
];
const verificationGuards = {
    documentsComplete: ({ hasAllDocuments }) => hasAllDocuments,
    documentValid: ({ isDocumentValid }) => isDocumentValid,
    notOwn: ({ isOwn }) => (isOwn === undefined ? undefined : !isOwn),
    reasonGiven: ({ isReasonGiven }) => isReasonGiven,
};
/** Built at import, so that an incomplete table stops the start. */
export const verificationMachine = createStateMachine({
    states: [PENDING, IN_REVIEW, APPROVED, REJECTED, EXPIRED],
    finals: [REJECTED, EXPIRED],
    transitions: verificationTransitions,
    guards: verificationGuards,
});
/** The status after an action; null when it is not possible now. */
export function nextVerificationStatus(from, action, actor) {
    const [row] = verificationMachine.candidates(from, action, actor);
    return row ? verificationMachine.target(row, from) : null;
}
/** Whether a new verification can be started. */
export function isFinished(status) {
    return status === REJECTED || status === EXPIRED;
}
//# sourceMappingURL=verification-state-machine.js.map