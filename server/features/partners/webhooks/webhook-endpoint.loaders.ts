import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../core/context.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookDeliveryState } from './webhook.enums.js';

const RECENT_MS = 7 * DAY_MS;

/** The webhooks of deliveries that the viewer may see. */
export function endpointLoader(ctx: RequestContext): DataLoader<string, WebhookEndpoint> {
  return ctx.loaders.get<string, WebhookEndpoint>('webhook-endpoints', async (ids) => {
    const found = await ctx.em.fork().find(WebhookEndpoint, { id: { $in: [...ids] } });
    const byId = new Map(found.map((endpoint) => [endpoint.id, endpoint]));
    return ids.map((id) => byId.get(id) ?? new Error(`webhook not found: ${id}`));
  });
}

interface Recent {
  readonly delivered: number;
  readonly failed: number;
  /** Regardless of when they happened. */
  readonly waiting: number;
}

/** The delivery statistics of webhooks in the last days, and the number of queued events. */
export function recentLoader(ctx: RequestContext): DataLoader<string, Recent> {
  return ctx.loaders.get<string, Recent>('webhook-recent', async (ids) => {
    const { WAITING, DELIVERED, FAILED } = WebhookDeliveryState;
    const since = new Date(ctx.clock.now().getTime() - RECENT_MS);
    const rows = await ctx.db
      .selectFrom('WebhookDelivery')
      .select(['endpointId', 'state', (eb) => eb.fn.countAll<string>().as('count')])
      .where('endpointId', 'in', [...ids])
      .where((eb) => eb.or([eb('state', '=', WAITING), eb('createdAt', '>', since)]))
      .groupBy(['endpointId', 'state'])
      .execute();
    return ids.map((id) => {
      const of = (state: WebhookDeliveryState): number =>
        Number(rows.find((row) => row.endpointId === id && row.state === state)?.count ?? 0);
      return { delivered: of(DELIVERED), failed: of(FAILED), waiting: of(WAITING) };
    });
  });
}
