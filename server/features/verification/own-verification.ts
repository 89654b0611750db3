import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { fromGlobalId } from '../../core/global-id.js';
import { attemptsOf, type AttemptsOf } from './verification-attempts.js';
import { lockVerification } from './verification.loaders.js';
import { nextVerificationStatus, type VerificationAction } from './verification-state-machine.js';
import type { VerificationStatus } from './verification-codes.js';
import type { Verification } from './verification.types.js';

/** The viewer's own verification, locked; of others' nothing is told, not even that they exist. */
export async function lockOwnVerification(tx: SignedInContext, id: string): Promise<Verification> {
  const found = await lockVerification(tx, fromGlobalId('Verification', id));
  if (found?.userId !== tx.viewer.id) throw new DomainError(ErrorCode.NOT_FOUND);
  return found;
}

/** The status after the owner's action; VERIFICATION_STATE_REFUSED when it is not possible now. */
export function statusAfterOwner(status: VerificationStatus, action: VerificationAction): VerificationStatus {
  const next = nextVerificationStatus(status, action, 'owner');
  if (next === null) throw new DomainError(ErrorCode.VERIFICATION_STATE_REFUSED, { status: status.toUpperCase() });
  return next;
}

/** Throws when all tries of late are used. */
export async function requireAttempt(tx: SignedInContext, subject: AttemptsOf): Promise<void> {
  const { nextAt } = await attemptsOf(tx, subject);
  if (nextAt) throw new DomainError(ErrorCode.VERIFICATION_ATTEMPTS_USED, { nextAttemptAt: nextAt.toISOString() });
}

/** One person's verifications are begun and sent one after the other: no two at once pass the counting. */
export async function lockOwner(tx: SignedInContext): Promise<void> {
  await tx.em.execute('select 1 from users where id = ? for no key update', [tx.viewer.id]);
}
