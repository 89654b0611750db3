import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { SpaceStatus } from '../../spaces/space.enums.js';
import { erasureBlockers } from './erasure-blockers.js';
import { canRequestErasure, COOLING_OFF_DAYS, erasureRunsAt } from './erasure-schedule.rules.js';
import { ErasureStatus } from './erasure.entity.js';
import type { ErasurePreview, ScheduledErasure } from './erasure.types.js';

/** An erasure request that has not run yet. */
export interface OpenErasure {
  readonly id: string;
  readonly userId: string;
  readonly requestedAt: Date;
  readonly runAt: Date;
}

const COLUMNS = ['id', 'userId', 'requestedAt', 'runAt'] as const;

/** The scheduled request of a user, or null. */
export async function openErasureOf(ctx: ServiceContext, userId: string): Promise<OpenErasure | null> {
  return (
    (await ctx.db
      .selectFrom('Erasure')
      .select(COLUMNS)
      .where('userId', '=', userId)
      .where('status', '=', ErasureStatus.SCHEDULED)
      .executeTakeFirst()) ?? null
  );
}

/** All requests that are due, the oldest first. */
export async function dueErasures(ctx: ServiceContext): Promise<OpenErasure[]> {
  return ctx.db
    .selectFrom('Erasure')
    .select(COLUMNS)
    .where('status', '=', ErasureStatus.SCHEDULED)
    .where('runAt', '<=', ctx.clock.now())
    .orderBy('runAt')
    .orderBy('id')
    .execute();
}

/** What erasing the viewer's account would involve today. */
export async function previewErasure(ctx: SignedInContext): Promise<ErasurePreview> {
  const now = ctx.clock.now();
  const blockers = await erasureBlockers(ctx, ctx.viewer.id);
  const scheduled = await openErasureOf(ctx, ctx.viewer.id);
  const spaces = await ctx.db
    .selectFrom('Space')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('hostId', '=', ctx.viewer.id)
    .where('status', '<>', SpaceStatus.ARCHIVED)
    .executeTakeFirstOrThrow();
  return {
    blockers,
    canRequest: canRequestErasure(blockers),
    runAt: erasureRunsAt(scheduled?.requestedAt ?? now, blockers, now),
    coolingOffDays: COOLING_OFF_DAYS,
    spaceCount: Number(spaces.count),
    scheduled: scheduled && scheduledOf(scheduled),
  };
}

/** Maps a request to its API type. */
export function scheduledOf({ requestedAt, runAt }: OpenErasure): ScheduledErasure {
  return { requestedAt, runAt };
}
