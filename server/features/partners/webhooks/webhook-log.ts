import { randomUUID } from 'node:crypto';
import type DataLoader from 'dataloader';
import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { pageOfWindow, windowOf, type PageArgs } from '../../../core/graphql/connection.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../../core/graphql/newest-first.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { findOwnWebhook, lockOwnWebhook } from './edit-webhooks.js';
import { addDelivery } from './record-deliveries.js';
import type { WebhookAttempt } from './webhook-attempt.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import type { SendTestEventInput } from './webhook.inputs.js';
import type { DeliveryLog, WebhookDeliveryConnection, WebhookStateCount } from './webhook.types.js';
import { WebhookDeliveryState, WebhookState, type WebhookEventType } from './webhook.enums.js';

export const REDELIVER_JOB = 'webhooks.redeliver';

interface LogPage {
  /** Global id; null for all webhooks of the viewer. */
  readonly endpointId: string | null;
  readonly state: WebhookDeliveryState | null;
  readonly type: WebhookEventType | null;
  readonly page: PageArgs;
}

/** The log of one webhook of the viewer, or of all of them, newest first. */
export async function webhookLog(
  ctx: SignedInContext,
  { endpointId, state, type, page }: LogPage,
): Promise<WebhookDeliveryConnection> {
  const uuid = endpointId === null ? null : fromGlobalId('WebhookEndpoint', endpointId);
  if (uuid !== null && !(await findOwnWebhook(ctx, uuid))) throw new DomainError(ErrorCode.NOT_FOUND);
  const window = windowOf(ctx, page);
  const order = `webhook-log:${uuid ?? 'all'}:${state ?? 'all'}:${type ?? 'all'}`;
  const log: DeliveryLog = { userId: ctx.viewer.id, endpointId: uuid, type };
  const chosen = deliveriesOf(ctx, log).$if(state !== null, (query) =>
    query.where('d.state', '=', state as WebhookDeliveryState),
  );
  const keys = await chosen
    .select((eb) => newestFirstKey(eb, 'd.createdAt'))
    .where((eb) => isInWindow(eb, 'd.createdAt', order, window))
    .orderBy('d.createdAt', newestFirst(window))
    .orderBy('d.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  const { total } = await chosen.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const found = await ctx.em
    .fork()
    .find(WebhookDelivery, { id: { $in: keys.slice(0, window.size).map(({ id }) => id) } });
  const byId = new Map(found.map((delivery) => [delivery.id, delivery]));
  const connection = pageOfWindow(keys, window, (key) => ({
    cursor: cursorOf(order, key),
    node: byId.get(key.id) as WebhookDelivery,
  }));
  return { ...connection, totalCount: Number(total), log };
}

const deliveriesOf = ({ db }: Pick<RequestContext, 'db'>, { userId, endpointId, type }: DeliveryLog) =>
  db
    .selectFrom('WebhookDelivery as d')
    .innerJoin('WebhookEndpoint as e', 'e.id', 'd.endpointId')
    .where('e.userId', '=', userId)
    .$if(endpointId !== null, (query) => query.where('d.endpointId', '=', endpointId ?? ''))
    .$if(type !== null, (query) => query.where('d.type', '=', type ?? ''));

/** The number of a log's deliveries in each state. */
export async function countByState(ctx: RequestContext, log: DeliveryLog): Promise<WebhookStateCount[]> {
  const rows = await deliveriesOf(ctx, log)
    .select(['d.state', (eb) => eb.fn.countAll<string>().as('count')])
    .groupBy('d.state')
    .execute();
  return Object.values(WebhookDeliveryState).map((state) => ({
    state,
    count: Number(rows.find((row) => row.state === state)?.count ?? 0),
  }));
}

/** A delivery of a webhook of the viewer; null for all others. */
export async function findOwnDelivery(ctx: RequestContext, uuid: string): Promise<WebhookDelivery | null> {
  const delivery = ctx.viewer && (await ctx.em.fork().findOne(WebhookDelivery, uuid));
  return delivery && (await findOwnWebhook(ctx, delivery.endpointId)) ? delivery : null;
}

/** The attempts of deliveries that the viewer may see, oldest first. */
export function attemptsLoader(ctx: RequestContext): DataLoader<string, WebhookAttempt[]> {
  return ctx.loaders.get('webhook-attempts', async (ids: readonly string[]) => {
    const rows = await ctx.db
      .selectFrom('WebhookAttempt')
      .selectAll()
      .where('deliveryId', 'in', [...ids])
      .orderBy('at')
      .orderBy('id')
      .execute();
    return ids.map((id) => rows.filter(({ deliveryId }) => deliveryId === id));
  });
}

/** Sends a test event, with ids of nothing. */
export async function sendTestEvent(
  ctx: SignedInContext,
  { webhookEndpointId, event }: SendTestEventInput,
): Promise<WebhookDelivery> {
  await consume(ctx, 'webhook-tests-user', ctx.viewer.id);
  const id = await inTransaction(ctx, async (tx) => {
    const endpoint = await lockOwnWebhook(tx, webhookEndpointId);
    if (endpoint.state !== WebhookState.ACTIVE) throw new DomainError(ErrorCode.WEBHOOK_DISABLED);
    return addDelivery(tx, endpoint, {
      eventKey: `test:${randomUUID()}`,
      type: event,
      data: { test: 'true' },
      at: tx.clock.now(),
      isTest: true,
    });
  });
  return ctx.em.fork().findOneOrFail(WebhookDelivery, id ?? '');
}

/** Sends a delivery again now, whatever its state. */
export async function redeliver(ctx: SignedInContext, id: string): Promise<WebhookDelivery> {
  const delivery = await findOwnDelivery(ctx, fromGlobalId('WebhookDelivery', id));
  if (!delivery) throw new DomainError(ErrorCode.NOT_FOUND);
  await consume(ctx, 'webhook-tests-user', ctx.viewer.id);
  await inTransaction(ctx, (tx) =>
    addJob(
      tx,
      REDELIVER_JOB,
      { deliveryId: delivery.id },
      { jobKey: `webhook-again:${delivery.id}`, maxAttempts: 1, isOutbound: true },
    ),
  );
  return delivery;
}
