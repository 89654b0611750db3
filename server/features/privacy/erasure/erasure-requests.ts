import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { erasureBlockers } from './erasure-blockers.js';
import { canRequestErasure, COOLING_OFF_DAYS, erasureRunsAt } from './erasure-schedule.rules.js';
import type { ErasurePreview, ScheduledErasure } from './erasure.types.js';

/** A request that has not run. */
export interface OpenErasure {
  readonly id: string;
  readonly userId: string;
  readonly requestedAt: Date;
  readonly runAt: Date;
}

interface ErasureRow {
  readonly id: string;
  readonly user_id: string;
  readonly requested_at: string | Date;
  readonly run_at: string | Date;
}

/** The request of a person that waits, or null. */
export async function openErasureOf(ctx: ServiceContext, userId: string): Promise<OpenErasure | null> {
  const [row] = await ctx.em.execute<ErasureRow[]>(`select id, user_id, requested_at, run_at from erasures where user_id = ? and status = 'scheduled'`, [userId]);
  return row ? openErasure(row) : null;
}

/** All requests whose day has come, the oldest first. */
export async function dueErasures(ctx: ServiceContext): Promise<OpenErasure[]> {
  const rows = await ctx.em.execute<ErasureRow[]>(
    `select id, user_id, requested_at, run_at from erasures where status = 'scheduled' and run_at <= ? order by run_at, id`,
    [ctx.clock.now()],
  );
  return rows.map(openErasure);
}

/** What erasing the viewer's account would mean today. */
export async function previewErasure(ctx: SignedInContext): Promise<ErasurePreview> {
  const now = ctx.clock.now();
  const blockers = await erasureBlockers(ctx, ctx.viewer.id);
  const scheduled = await openErasureOf(ctx, ctx.viewer.id);
  const [spaces] = await ctx.em.execute<{ count: number }[]>(`select count(*)::int as count from spaces where host_id = ? and status <> 'archived'`, [ctx.viewer.id]);
  return {
    blockers,
    canRequest: canRequestErasure(blockers),
    runAt: erasureRunsAt(scheduled?.requestedAt ?? now, blockers, now),
    coolingOffDays: COOLING_OFF_DAYS,
    spaceCount: spaces?.count ?? 0,
    scheduled: scheduled && scheduledOf(scheduled),
  };
}

/** A request as the API shows it. */
export function scheduledOf({ requestedAt, runAt }: OpenErasure): ScheduledErasure {
  return { requestedAt, runAt };
}

function openErasure(row: ErasureRow): OpenErasure {
  return { id: row.id, userId: row.user_id, requestedAt: new Date(row.requested_at), runAt: new Date(row.run_at) };
}
