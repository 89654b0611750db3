import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { recordAudit, type AuditEntry } from '../../../core/writes/audit.js';
import { ClaimActor } from '../claim.transitions.js';
import { claimStatusesThat, type ClaimMeaning } from '../claim-status.rules.js';
import { lockClaimAs, type LockedClaim } from '../lock-claim.js';
import { claimRefused } from '../move-claim.js';
import { ClaimDecision, didDecide } from './claim-decision.entity.js';

/** A claim that waits for the staff; `first` is the decision that an appeal is against. */
export interface ClaimForStaff extends LockedClaim {
  readonly first: ClaimDecision | null;
}

/** Locks a claim for a member of the staff; refused to those who are a side of it. */
export async function lockAsStaff(tx: SignedInContext, claimId: string): Promise<LockedClaim> {
  const { actor, ...locked } = await lockClaimAs(tx, claimId);
  if (actor !== ClaimActor.STAFF) throw new DomainError(ErrorCode.FORBIDDEN);
  return locked;
}

/** The same for a claim in one of these staff states. */
export async function lockForStaff(
  tx: SignedInContext,
  claimId: string,
  meaning: ClaimMeaning,
): Promise<ClaimForStaff> {
  const locked = await lockAsStaff(tx, claimId);
  if (!claimStatusesThat(meaning).includes(locked.claim.status)) throw claimRefused(locked.claim);
  return { ...locked, first: await tx.em.findOne(ClaimDecision, { claimId, round: 1 }) };
}

/** Locks a claim that waits for a decision. */
export const lockForDecision = (tx: SignedInContext, claimId: string): Promise<ClaimForStaff> =>
  lockForStaff(tx, claimId, 'isForStaff');

/** Refuses those who decided before the appeal, and everybody except the assignee. */
export function refuseOtherStaff({ viewer }: SignedInContext, { claim, first }: ClaimForStaff): void {
  const isTaken = claim.assigneeId !== null && claim.assigneeId !== viewer.id;
  if (isTaken || didDecide(first, viewer.id)) throw new DomainError(ErrorCode.CLAIM_OTHER_STAFF_NEEDED);
}

/** Records an act on a claim in the audit log. */
export function auditClaimAct(
  tx: SignedInContext,
  objectId: string,
  act: Pick<AuditEntry, 'action' | 'before' | 'after'> & Partial<Pick<AuditEntry, 'reason'>>,
): Promise<void> {
  return recordAudit(tx, { ...act, actorId: tx.viewer.id, objectType: 'Claim', objectId, ip: tx.client.ip });
}
