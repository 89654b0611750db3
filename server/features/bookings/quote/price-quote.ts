import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode, refuseProblems } from '../../../core/errors/errors.js';
import { isOn } from '../../../core/constants/constants.js';
import { loadConstants } from '../../../core/constants/load-constants.js';
import { SpaceStatus } from '../../spaces/space.enums.js';
import { readOthersPriority } from '../../spaces/waiting/days-priority.js';
import { endOf, isRangeTaken, readBookableSpace, termsOf, requestedStayOf } from './bookable-space.js';
import { isIdentityEnough } from './confirms-at-once.js';
import type { PriceQuote } from './price-quote.types.js';
import { monthTotalOf } from './booking-cycles.rules.js';
import { taxOf } from './booking-terms.js';
import { depositOf, quoteByTerms } from './booking-quote.rules.js';
import { BookingStatus, type ProtectionPlan, type TermType } from '../booking.enums.js';
import { freeCancellationUntil, laterChargeAt } from '../cancellation/free-cancellation.rules.js';
import { planProblems } from './offered-plans.js';
import { stayProblems } from './stay.rules.js';

export interface QuoteRequest {
  /** A uuid. */
  readonly spaceId: string;
  readonly from: string;
  readonly to: string | null;
  readonly termType: TermType;
  readonly protectionPlan: ProtectionPlan;
}

/** The price of a stay, from the same function that charges it. */
export async function priceQuote(ctx: RequestContext, request: QuoteRequest): Promise<PriceQuote> {
  const space = await readBookableSpace(ctx, request.spaceId, 'read');
  if (space.status !== SpaceStatus.PUBLISHED && space.hostId !== ctx.viewer?.id)
    throw new DomainError(ErrorCode.NOT_FOUND);
  const now = ctx.clock.now();
  const terms = await termsOf(ctx, space, await loadConstants(ctx));
  const today = ctx.clock.today(space.timeZone);
  refuseProblems([
    ...stayProblems(requestedStayOf(terms, request, today)),
    ...planProblems(request.protectionPlan, terms.constants),
  ]);
  const quote = quoteByTerms(terms, { ...request, to: endOf(request), policy: space.cancellationPolicy, today });
  const isTaken = await isRangeTaken(ctx, space.id, quote.from, quote.to, await ownHolds(ctx, space.id));
  const promisedUntil = await readOthersPriority(ctx, {
    spaceId: space.id,
    from: quote.from,
    to: quote.to,
    userId: ctx.viewer?.id ?? null,
    now,
  });
  return {
    ...quote,
    taxName: taxOf(terms).name,
    monthTotalCents: monthTotalOf(quote, request.protectionPlan, terms),
    depositCents: depositOf(space),
    noticeDays: terms.constants.RENTER_NOTICE_DAYS,
    cancellationPolicy: space.cancellationPolicy,
    freeCancellationUntil: freeCancellationUntil(
      {
        policy: space.cancellationPolicy,
        from: quote.from,
        zone: space.timeZone,
        confirmedAt: null,
        isHostTrader: terms.isHostTrader,
        chargeDueAt: laterChargeAt(quote.lines[0], today, space.timeZone),
        constants: terms.constants,
      },
      now,
    ),
    timeZone: space.timeZone,
    isAvailable: !isTaken && promisedUntil === null && space.status === SpaceStatus.PUBLISHED,
    confirmsAtOnce: terms.isInstantBook && (await isIdentityEnough(ctx, ctx.viewer?.id ?? null)),
    promisedUntil: isTaken ? null : promisedUntil,
    canWait:
      isOn(terms.constants, 'OFFERS_WAITING_LIST') &&
      space.status === SpaceStatus.PUBLISHED &&
      space.hostId !== ctx.viewer?.id &&
      (isTaken || promisedUntil !== null),
  };
}

/** Bookings that do not block the viewer: their own unpaid ones, and expired holds. */
async function ownHolds(ctx: RequestContext, spaceId: string): Promise<string[]> {
  const { viewer } = ctx;
  const rows = await ctx.db
    .selectFrom('Booking as b')
    .select('b.id')
    .where('b.spaceId', '=', spaceId)
    .where('b.status', '=', BookingStatus.PENDING_PAYMENT)
    .where((eb) =>
      eb.or([eb('b.holdExpiresAt', '<=', ctx.clock.now()), ...(viewer ? [eb('b.renterId', '=', viewer.id)] : [])]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
