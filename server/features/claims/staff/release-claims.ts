import { LockMode } from '@mikro-orm/core';
import type { ServiceContext } from '../../../core/context.js';
import { Claim } from '../claim.entity.js';

/** Assigns the claims of somebody who may no longer decide them to nobody; returns how many there were. */
export async function releaseClaimsOf(tx: ServiceContext, userId: string): Promise<number> {
  const claims = await tx.em.find(
    Claim,
    { assigneeId: userId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
  );
  for (const claim of claims) claim.assigneeId = null;
  await tx.em.flush();
  return claims.length;
}
