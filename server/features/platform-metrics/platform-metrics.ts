import { sql } from 'kysely';
import type { RequestContext } from '../../core/context.js';
import type { PlatformConstants } from '../../core/constants/constants.js';
import { loadConstants } from '../../core/constants/load-constants.js';
import { withTtlCache } from '../../core/ttl-cache.js';
import { addDays } from '../../core/values/date-range.js';
import { DAY_S, HOUR_S } from '../../core/values/durations.js';
import { daysAgo } from '../../core/clock.js';
import { statusesThat } from '../bookings/booking-status.rules.js';
import { protectionCentsOf } from '../bookings/quote/booking.pricing.js';
import { offeredPlans } from '../bookings/quote/offered-plans.js';
import { GUARANTEE_LIMITS } from '../claims/proposal/guarantee.rules.js';
import { ClaimStatus } from '../claims/claim.enums.js';
import { monthCharge } from '../spaces/pricing/space.pricing.js';
import { VerificationKind } from '../verification/verification.enums.js';
import { metresToNearest } from './metres-to-nearest.js';
import type { BookingsWithoutClaim, MedianOfCases, MonthSplit, PlatformMetrics } from './platform-metrics.types.js';
import { COUNT, medianTime } from './sql-metrics.js';

/** With fewer cases, a share or a median reveals too much about a single one. */
const ENOUGH_CASES = 5;
const EXAMPLE_RENT_CENTS = 7000;
const REVIEW_DAYS = 90;
const YEAR_DAYS = 365;

/** The statistics of the public pages, the same for everybody. */
export function platformMetrics(ctx: RequestContext): Promise<PlatformMetrics> {
  return withTtlCache(ctx, 'platform-metrics', () => readMetrics(ctx));
}

async function readMetrics(ctx: RequestContext): Promise<PlatformMetrics> {
  const [constants, spaces, reviews, bookings, claims, nearest] = await Promise.all([
    loadConstants(ctx),
    readSpaces(ctx),
    readIdentityReviews(ctx),
    readBookings(ctx),
    readClaims(ctx),
    metresToNearest(ctx),
  ]);
  return {
    countedAt: ctx.clock.now(),
    ...spaces,
    metresToNearest: nearest,
    identityReviewHours: reviews,
    bookingsWithoutClaim: bookings,
    claimDays: claims,
    isIdentityRequired: ctx.config.requireIdentity,
    hostAnswerHours: constants.HOST_RESPONSE_HOURS,
    claimWindowHours: constants.CLAIM_WINDOW_HOURS,
    hostCancelCredit: { bps: constants.HOST_CANCEL_CREDIT_BPS, maxCents: constants.HOST_CANCEL_CREDIT_MAX_CENTS },
    monthSplit: splitOf(constants),
    guaranteePlans: offeredPlans(constants).map((plan) => ({
      plan,
      monthCents: protectionCentsOf(plan, constants),
      ...GUARANTEE_LIMITS[plan],
    })),
  };
}

function splitOf(constants: PlatformConstants): MonthSplit {
  const { rentCents, totalCents, hostNetCents, commissionCents, renterFeeCents } = monthCharge(
    EXAMPLE_RENT_CENTS,
    constants,
  );
  return {
    rentCents,
    totalCents,
    hostNetCents,
    commissionCents,
    renterFeeCents,
    commissionBps: constants.HOST_COMMISSION_BPS,
    renterFeeBps: constants.RENTER_FEE_BPS,
  };
}

function readSpaces({ db }: RequestContext): Promise<Pick<PlatformMetrics, 'spaceCount' | 'verifiedSpaceCount'>> {
  return db
    .selectFrom('SpaceSearch as listed')
    .innerJoin('Space as space', 'space.id', 'listed.id')
    .select((eb) => [
      COUNT.as('spaceCount'),
      sql<number>`count(${eb.ref('space.verifiedAt')})::int`.as('verifiedSpaceCount'),
    ])
    .executeTakeFirstOrThrow();
}

async function readIdentityReviews(ctx: RequestContext): Promise<MedianOfCases | null> {
  const row = await ctx.db
    .selectFrom('Verification as v')
    .select((eb) => [
      COUNT.as('cases'),
      medianTime(eb.ref('v.submittedAt'), eb.ref('v.decidedAt'), HOUR_S).as('median'),
    ])
    .where('v.kind', '=', VerificationKind.IDENTITY)
    .where('v.submittedAt', 'is not', null)
    .where('v.decidedAt', '>=', daysAgo(ctx, REVIEW_DAYS))
    .executeTakeFirstOrThrow();
  return withEnoughCases(row);
}

async function readClaims(ctx: RequestContext): Promise<MedianOfCases | null> {
  const row = await ctx.db
    .selectFrom('Claim as c')
    .select((eb) => [COUNT.as('cases'), medianTime(eb.ref('c.createdAt'), eb.ref('c.closedAt'), DAY_S).as('median')])
    .where('c.status', 'in', [ClaimStatus.AGREED, ClaimStatus.CLOSED])
    .where('c.closedAt', '>=', daysAgo(ctx, YEAR_DAYS))
    .executeTakeFirstOrThrow();
  return withEnoughCases(row);
}

async function readBookings(ctx: RequestContext): Promise<BookingsWithoutClaim | null> {
  const today = ctx.clock.today();
  const { total, claimed } = await ctx.db
    .selectFrom('Booking as b')
    .select((eb) => {
      const claims = eb
        .selectFrom('Claim as c')
        .select('c.id')
        .whereRef('c.bookingId', '=', 'b.id')
        .where('c.status', '!=', ClaimStatus.WITHDRAWN);
      return [COUNT.as('total'), eb.fn.countAll<string>().filterWhere(eb.exists(claims)).as('claimed')];
    })
    .where('b.status', 'in', statusesThat('isAgreed'))
    .where('b.from', '>', addDays(today, -YEAR_DAYS))
    .where('b.from', '<=', today)
    .executeTakeFirstOrThrow();
  return total < ENOUGH_CASES ? null : { total, withoutClaim: total - Number(claimed) };
}

function withEnoughCases({ cases, median }: { cases: number; median: number | null }): MedianOfCases | null {
  return median === null || cases < ENOUGH_CASES ? null : { median: Number(median), cases };
}
