import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import type { ServiceContext } from '../../../core/context.js';
import { daysAgo } from '../../../core/clock.js';
import { columnRef, type Tables } from '../../../database.js';
import { BookingStatus } from '../booking.enums.js';

/** Window of the metrics. */
const DAYS = 90;

type WithBooking = Tables & { b: Tables['Booking'] };

/**
 * Whether the booking with alias `b` was a request that its host answered or let expire. Withdrawn requests and instant bookings do not
 * count.
 */
export function countsAsRequest(eb: ExpressionBuilder<WithBooking, 'b'>): ExpressionWrapper<WithBooking, 'b', SqlBool> {
  return eb.and([
    eb('b.respondBy', 'is not', null),
    eb.or([eb('b.decidedAt', 'is not', null), eb('b.status', '=', BookingStatus.EXPIRED)]),
  ]);
}

const decidedAt = columnRef<'Booking'>('b.decidedAt');
const requestedAt = columnRef<'Booking'>('b.requestedAt');
const answeredPercent = sql<number>`round(100.0 * count(${decidedAt}) / nullif(count(*), 0))`;
const medianMinutes = sql<number>`percentile_cont(0.5) within group (order by extract(epoch from ${decidedAt} - ${requestedAt}) / 60)`;

/** Recalculates a host's share of requests answered in time and median answer time in minutes. */
export async function updateResponseMetrics(ctx: ServiceContext, hostId: string): Promise<void> {
  await ctx.db
    .updateTable('User')
    .from((eb) =>
      eb
        .selectFrom('Booking as b')
        .select([answeredPercent.as('rate'), medianMinutes.as('minutes')])
        .where('b.hostId', '=', hostId)
        .where(countsAsRequest)
        .where('b.requestedAt', '>', daysAgo(ctx, DAYS))
        .as('f'),
    )
    .set((eb) => ({ responseRatePercent: eb.ref('f.rate'), responseMinutes: eb.ref('f.minutes') }))
    .where('User.id', '=', hostId)
    .where('User.erasedAt', 'is', null)
    .execute();
}

/** Recomputes the hosts whose requests left the window in the last nights, because no event does that. */
export async function updateAgedResponseMetrics(ctx: ServiceContext): Promise<void> {
  const hosts = await ctx.db
    .selectFrom('Booking as b')
    .select('b.hostId')
    .distinct()
    .where(countsAsRequest)
    .where('b.requestedAt', '>', daysAgo(ctx, DAYS + 2))
    .where('b.requestedAt', '<=', daysAgo(ctx, DAYS))
    .execute();
  for (const { hostId } of hosts) await updateResponseMetrics(ctx, hostId);
}
