import type { RequestContext } from '../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../core/errors.js';
import { loadConstants } from '../../core/load-constants.js';
import { SpaceStatus } from '../spaces/space-types.js';
import { endOf, isRangeTaken, readBookableSpace, termsOf, wishOf } from './bookable-space.js';
import type { PriceQuote } from './booking-face.types.js';
import { depositOf, quoteByTerms } from './booking-quote.rules.js';
import type { ProtectionPlan, TermType } from './booking-types.js';
import { freeCancellationUntil } from './cancellation-policy.js';
import { stayProblems } from './stay-rules.js';

export interface QuoteRequest {
  /** uuid */
  readonly spaceId: string;
  readonly from: string;
  readonly to: string | null;
  readonly termType: TermType;
  readonly protectionPlan: ProtectionPlan;
}

/** What a stay would cost, priced by the same function that charges it. */
export async function priceQuote(ctx: RequestContext, request: QuoteRequest): Promise<PriceQuote> {
  const space = await readBookableSpace(ctx, request.spaceId, 'read');
  if (space.status !== SpaceStatus.PUBLISHED && space.hostId !== ctx.viewer?.id) throw new DomainError(ErrorCode.NOT_FOUND);
  const now = ctx.clock.now();
  const terms = termsOf(space, await loadConstants(ctx), now);
  const today = ctx.clock.today(space.timeZone);
  refuseProblems(stayProblems(wishOf(terms, request, today)));
  const quote = quoteByTerms(terms, { ...request, to: endOf(request), today });
  const isTaken = await isRangeTaken(ctx, space.id, quote.from, quote.to, await ownHolds(ctx, space.id));
  return {
    ...quote,
    depositCents: depositOf(space),
    cancellationPolicy: space.cancellationPolicy,
    freeCancellationUntil: freeCancellationUntil(space.cancellationPolicy, quote.from, space.timeZone, { constants: terms.constants, now }),
    isAvailable: !isTaken && space.status === SpaceStatus.PUBLISHED,
  };
}

/** Bookings that do not stand in the viewer's way: her own unpaid ones, and holds that are over. */
async function ownHolds(ctx: RequestContext, spaceId: string): Promise<string[]> {
  const rows = await ctx.em.execute<{ id: string }[]>(
    `select id from bookings where space_id = ? and status = 'pending_payment' and (renter_id = ? or hold_expires_at <= ?)`,
    [spaceId, ctx.viewer?.id ?? null, ctx.clock.now()],
  );
  return rows.map(({ id }) => id);
}
