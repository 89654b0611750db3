import type DataLoader from 'dataloader';
import type { RequestContext } from '../../core/context.js';
import { Booking } from '../bookings/booking.entity.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { DomainError, ErrorCode } from '../../core/errors/errors.js';
import { Claim } from './claim.entity.js';
import { ClaimEvidence } from './evidence/claim-evidence.entity.js';

/** The claims of each booking, newest first; who may read the bookings is checked before. */
export function bookingClaimsLoader(ctx: RequestContext): DataLoader<string, readonly Claim[]> {
  return ctx.loaders.get<string, readonly Claim[]>('booking-claims', async (ids) => {
    const found = await ctx.em
      .fork()
      .find(Claim, { bookingId: { $in: [...ids] } }, { orderBy: { createdAt: 'desc', id: 'desc' } });
    return ids.map((id) => found.filter(({ bookingId }) => bookingId === id));
  });
}

/** A claim the viewer may read; null for all others. */
export async function findClaim(ctx: RequestContext, id: string): Promise<Claim | null> {
  const claim = await ctx.em.fork().findOne(Claim, id);
  return claim && (await bookingLoader(ctx).load(claim.bookingId)) ? claim : null;
}

/** The booking of a claim that the viewer may read. */
export async function claimBooking(ctx: RequestContext, { bookingId }: Claim): Promise<Booking> {
  const booking = await bookingLoader(ctx).load(bookingId);
  if (!booking) throw new DomainError(ErrorCode.NOT_FOUND);
  return booking;
}

/** The files of each claim, in their order. */
export function evidenceLoader(ctx: RequestContext): DataLoader<string, readonly ClaimEvidence[]> {
  return ctx.loaders.get<string, readonly ClaimEvidence[]>('claim-evidence', async (ids) => {
    const found = await ctx.em
      .fork()
      .find(ClaimEvidence, { claimId: { $in: [...ids] } }, { orderBy: { position: 'asc', id: 'asc' } });
    return ids.map((id) => found.filter(({ claimId }) => claimId === id));
  });
}
