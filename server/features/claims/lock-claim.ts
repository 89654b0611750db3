import { LockMode } from '@mikro-orm/core';
import type { ServiceContext, SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import type { Booking } from '../bookings/booking.entity.js';
import { lockBooking } from '../bookings/lifecycle/booking-changes.js';
import { claimActorOf } from './claim.policy.js';
import { Claim } from './claim.entity.js';
import type { ClaimActor } from './claim.transitions.js';

/** A locked claim with its booking. */
export interface LockedClaim {
  readonly claim: Claim;
  readonly booking: Booking;
}

/** Locks a claim after its booking; throws NOT_FOUND when there is none. */
export async function lockClaim(tx: ServiceContext, claimId: string): Promise<LockedClaim> {
  const row = await tx.db.selectFrom('Claim').select('bookingId').where('id', '=', claimId).executeTakeFirst();
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  const booking = await lockBooking(tx, row.bookingId);
  const claim = await tx.em.findOneOrFail(Claim, claimId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  return { claim, booking };
}

/** Locks a claim for the viewer and returns their role; throws NOT_FOUND for strangers. */
export async function lockClaimAs(
  tx: SignedInContext,
  claimId: string,
): Promise<LockedClaim & { readonly actor: ClaimActor }> {
  const locked = await lockClaim(tx, claimId);
  const actor = claimActorOf(tx.viewer, locked.booking, locked.claim);
  if (!actor) throw new DomainError(ErrorCode.NOT_FOUND);
  return { ...locked, actor };
}
