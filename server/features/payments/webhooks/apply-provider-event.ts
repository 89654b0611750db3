import { daysAgo } from '../../../core/clock.js';
import type { ServiceContext } from '../../../core/context.js';
import { faultPoint } from '../../../core/fault-points.js';
import { providerEventHandler } from '../../bookings/payments/provider-event-handlers.js';

/** The job that applies one stored webhook. */
export const APPLY_EVENT_JOB = 'payments.apply-event';

/** Applies a webhook through the same functions as a direct answer; idempotent. */
export async function applyProviderEvent(ctx: ServiceContext, provider: string, id: string): Promise<void> {
  const event = await ctx.db
    .selectFrom('ProviderEvent')
    .selectAll()
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!event || event.appliedAt !== null) return;
  await providerEventHandler(event.subject)?.(ctx, event);
  faultPoint('webhook.applied');
  await ctx.db
    .updateTable('ProviderEvent')
    .set({ appliedAt: ctx.clock.now() })
    .where('provider', '=', provider)
    .where('id', '=', id)
    .execute();
}

const RETENTION_DAYS = 60;

/** Providers repeat events for some days only. */
export async function purgeEvents(ctx: ServiceContext): Promise<void> {
  const before = daysAgo(ctx, RETENTION_DAYS);
  await ctx.db
    .deleteFrom('ProviderEvent')
    .where('receivedAt', '<', before)
    .where('appliedAt', 'is not', null)
    .execute();
}
