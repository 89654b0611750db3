import type { ServiceContext } from '../../core/context.js';

/** How far back a host's answers count. */
const DAYS = 90;
const DAY_MS = 86_400_000;

const daysAgo = (ctx: ServiceContext, days: number): Date => new Date(ctx.clock.now().getTime() - days * DAY_MS);

/** Requests that their hosts answered or let run out; those that renters took back, or that needed no answer, say nothing of them. */
const ANSWERABLE = `b.respond_by is not null and (b.decided_at is not null or b.status = 'expired')`;

/** Counts a host's figures anew: the share of requests answered in time, and half of the answers came within so many minutes. */
export async function renewResponseFigures(ctx: ServiceContext, hostId: string): Promise<void> {
  await ctx.em.execute(
    `update users u set response_rate_percent = f.rate, response_minutes = f.minutes
     from (
       select round(100.0 * count(b.decided_at) / nullif(count(*), 0)) as rate,
         percentile_cont(0.5) within group (order by extract(epoch from b.decided_at - b.requested_at) / 60) as minutes
       from bookings b where b.host_id = ? and ${ANSWERABLE} and b.requested_at > ?
     ) f
     where u.id = ? and u.erased_at is null`,
    [hostId, daysAgo(ctx, DAYS), hostId],
  );
}

/** Requests grow too old to count without anything happening: every night the figures of their hosts are counted anew. */
export async function renewAgedFigures(ctx: ServiceContext): Promise<void> {
  const hosts = await ctx.em.execute<{ host_id: string }[]>(
    `select distinct b.host_id from bookings b where ${ANSWERABLE} and b.requested_at > ? and b.requested_at <= ?`,
    [daysAgo(ctx, DAYS + 2), daysAgo(ctx, DAYS)],
  );
  for (const { host_id } of hosts) await renewResponseFigures(ctx, host_id);
}
