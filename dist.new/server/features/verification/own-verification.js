import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { getAttempts } from './verification-attempts.js';
import { lockVerification } from './verification.loaders.js';
import { nextVerificationStatus } from './verification-state-machine.js';
/** Locks a verification of the viewer; those of others are NOT_FOUND, so that their existence stays private. */
export async function lockOwnVerification(tx, id) {
    const found = await lockVerification(tx, fromGlobalId('Verification', id));
    if (found?.userId !== tx.viewer.id)
        throw new DomainError(ErrorCode.NOT_FOUND);
    return found;
}
/** The status after the applicant's action; throws VERIFICATION_STATE_REFUSED when it is not possible now. */
export function nextApplicantStatus(status, action) {
    const next = nextVerificationStatus(status, action, 'applicant');
    if (next === null)
        throw new DomainError(ErrorCode.VERIFICATION_STATE_REFUSED, { status: status.toUpperCase() });
    return next;
}
/** Throws VERIFICATION_ATTEMPTS_USED when no attempt is left. */
export async function requireAttempt(tx, subject) {
    const { nextAt } = await getAttempts(tx, subject);
    if (nextAt)
        throw new DomainError(ErrorCode.VERIFICATION_ATTEMPTS_USED, { nextAttemptAt: nextAt.toISOString() });
}
/** Serializes a person's verifications, so that two at once cannot both take the last attempt. */
export async function lockApplicant(tx) {
    await tx.db.selectFrom('User').select('id').where('id', '=', tx.viewer.id).forNoKeyUpdate().execute();
}
//# sourceMappingURL=own-verification.js.map