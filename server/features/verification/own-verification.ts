import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { fromGlobalId } from '../../core/graphql/global-id.js';
import { getAttempts, type AttemptSubject } from './verification-attempts.js';
import type { Verification } from './verification.entity.js';
import { lockVerification } from './verification.loaders.js';
import { nextVerificationStatus, type VerificationAction } from './verification.state-machine.js';
import type { VerificationStatus } from './verification.enums.js';

/** Locks a verification of the viewer; those of others are NOT_FOUND, so that their existence stays private. */
export async function lockOwnVerification(tx: SignedInContext, id: string): Promise<Verification> {
  const found = await lockVerification(tx, fromGlobalId('Verification', id));
  if (found?.userId !== tx.viewer.id) throw new DomainError(ErrorCode.NOT_FOUND);
  return found;
}

/** The status after the applicant's action; throws VERIFICATION_STATE_REFUSED when it is not possible now. */
export function nextApplicantStatus(status: VerificationStatus, action: VerificationAction): VerificationStatus {
  const next = nextVerificationStatus(status, action, 'applicant');
  if (next === null) throw new DomainError(ErrorCode.VERIFICATION_STATE_REFUSED, { status: status.toUpperCase() });
  return next;
}

/** Throws VERIFICATION_ATTEMPTS_USED when no attempt is left. */
export async function requireAttempt(tx: SignedInContext, subject: AttemptSubject): Promise<void> {
  const { nextAt } = await getAttempts(tx, subject);
  if (nextAt) throw new DomainError(ErrorCode.VERIFICATION_ATTEMPTS_USED, { nextAttemptAt: nextAt.toISOString() });
}

/** Serializes a person's verifications, so that two at once cannot both take the last attempt. */
export async function lockApplicant(tx: SignedInContext): Promise<void> {
  await tx.db.selectFrom('User').select('id').where('id', '=', tx.viewer.id).forNoKeyUpdate().execute();
}
