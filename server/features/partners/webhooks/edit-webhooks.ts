import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { RequestContext, SignedInContext } from '../../../core/context.js';
import {
  DomainError,
  ErrorCode,
  FieldProblemCode,
  refuseProblems,
  type FieldError,
} from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { isPublic } from '../../../core/outgoing.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { lockCaller } from '../keys/lock-caller.js';
import { cancelAttempts } from './disable-webhooks.js';
import { scheduleDelivery } from './record-deliveries.js';
import { makeSecret, sealSecret } from './signing.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import type { CreateWebhookEndpointInput, UpdateWebhookEndpointInput } from './webhook.inputs.js';
import { WebhookDeliveryState, WebhookState, type WebhookEventType } from './webhook.enums.js';

const MAX_WEBHOOKS = 10;
const MAX_URL_LENGTH = 500;
/** Hours during which a replaced secret also signs. */
const OVERLAP_MS = DAY_MS;

export interface WebhookWithSecret {
  readonly webhookEndpoint: WebhookEndpoint;
  readonly secret: string;
}

/** The viewer's webhooks, oldest first. */
export function ownWebhooks(ctx: SignedInContext): Promise<WebhookEndpoint[]> {
  return ctx.em
    .fork()
    .find(
      WebhookEndpoint,
      { userId: ctx.viewer.id },
      { orderBy: { createdAt: 'asc', id: 'asc' }, limit: MAX_WEBHOOKS },
    );
}

/** A webhook of the viewer by its uuid; null for all others. */
export async function findOwnWebhook(ctx: RequestContext, uuid: string): Promise<WebhookEndpoint | null> {
  return ctx.viewer ? ctx.em.fork().findOne(WebhookEndpoint, { id: uuid, userId: ctx.viewer.id }) : null;
}

/**
 * The viewer's webhook in an open transaction, its row locked, for a caller whose session or key is still valid: a recovery may have disabled
 * the webhook while the call waited. Throws NOT_FOUND for all others, TOKEN_INVALID when the caller's session or key has ended.
 */
export async function lockOwnWebhook(tx: SignedInContext, id: string): Promise<WebhookEndpoint> {
  const uuid = fromGlobalId('WebhookEndpoint', id);
  await lockCaller(tx);
  const row = await tx.db
    .selectFrom('WebhookEndpoint')
    .select('id')
    .where('id', '=', uuid)
    .where('userId', '=', tx.viewer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  return tx.em.findOneOrFail(WebhookEndpoint, uuid);
}

export async function createWebhook(
  ctx: SignedInContext,
  input: CreateWebhookEndpointInput,
): Promise<WebhookWithSecret> {
  if (!ctx.viewer.isEmailVerified) throw new DomainError(ErrorCode.EMAIL_NOT_VERIFIED);
  const url = urlFrom(input.url);
  refuseProblems(eventProblems(input.events));
  return inTransaction(ctx, async (tx) => {
    await lockCaller(tx);
    const count = await tx.em.count(WebhookEndpoint, { userId: tx.viewer.id });
    if (count >= MAX_WEBHOOKS) throw new DomainError(ErrorCode.WEBHOOKS_FULL, { most: MAX_WEBHOOKS });
    const id = randomUUID();
    const secret = makeSecret();
    const webhookEndpoint = Object.assign(new WebhookEndpoint(), {
      id,
      userId: tx.viewer.id,
      url,
      events: unique(input.events),
      state: WebhookState.ACTIVE,
      sealedSecret: sealSecret(tx, id, secret),
      createdAt: tx.clock.now(),
    });
    await tx.em.persist(webhookEndpoint).flush();
    return { webhookEndpoint, secret };
  });
}

export async function updateWebhook(ctx: SignedInContext, input: UpdateWebhookEndpointInput): Promise<WebhookEndpoint> {
  const url = input.url == null ? null : urlFrom(input.url);
  refuseProblems(input.events == null ? [] : eventProblems(input.events));
  return inTransaction(ctx, async (tx) => {
    const webhook = await lockOwnWebhook(tx, input.webhookEndpointId);
    if (url !== null) webhook.url = url;
    if (input.events != null) webhook.events = unique(input.events);
    if (input.isActive != null)
      await switchTo(tx, webhook, input.isActive ? WebhookState.ACTIVE : WebhookState.DISABLED);
    await tx.em.flush();
    return webhook;
  });
}

/** When re-enabled, a webhook is sent the queued events, each with its number. */
async function switchTo(tx: SignedInContext, webhook: WebhookEndpoint, state: WebhookState): Promise<void> {
  if (webhook.state === state) return;
  const now = tx.clock.now();
  const isActive = state === WebhookState.ACTIVE;
  Object.assign(webhook, { state, disabledAt: isActive ? null : now, failingSince: null });
  await tx.em.flush();
  if (!isActive) return cancelAttempts(tx, webhook.id);
  const waiting = await tx.db
    .updateTable('WebhookDelivery')
    .set({ nextAttemptAt: now, attempts: 0 })
    .where('endpointId', '=', webhook.id)
    .where('state', '=', WebhookDeliveryState.WAITING)
    .returning(['id', 'sequence'])
    .execute();
  for (const { id } of waiting.toSorted((a, b) => a.sequence - b.sequence)) await scheduleDelivery(tx, id);
}

export async function deleteWebhook(ctx: SignedInContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { id: uuid } = await lockOwnWebhook(tx, id);
    await tx.db.deleteFrom('WebhookEndpoint').where('id', '=', uuid).execute();
  });
}

/** Creates a new secret; the previous one also signs for a day. */
export async function rotateWebhookSecret(ctx: SignedInContext, id: string): Promise<WebhookWithSecret> {
  return inTransaction(ctx, async (tx) => {
    const webhookEndpoint = await lockOwnWebhook(tx, id);
    const secret = makeSecret();
    Object.assign(webhookEndpoint, {
      sealedOldSecret: webhookEndpoint.sealedSecret,
      oldSecretUntil: new Date(tx.clock.now().getTime() + OVERLAP_MS),
      sealedSecret: sealSecret(tx, webhookEndpoint.id, secret),
    });
    await tx.em.flush();
    return { webhookEndpoint, secret };
  });
}

const unique = (events: readonly WebhookEventType[]): WebhookEventType[] => [...new Set(events)];

const eventProblems = (events: readonly WebhookEventType[]): FieldError[] =>
  events.length === 0 ? [{ path: 'events', code: FieldProblemCode.REQUIRED }] : [];

/** Normalizes a URL for storage. Host names are resolved when sending; an IP address of a private network is refused at once. */
function urlFrom(typed: string): string {
  const url = URL.canParse(typed.trim()) ? new URL(typed.trim()) : null;
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
  const isFit =
    url !== null &&
    url.protocol === 'https:' &&
    url.username === '' &&
    url.href.length <= MAX_URL_LENGTH &&
    (isIP(host) === 0 ? host.includes('.') && !host.endsWith('.local') : isPublic(host));
  refuseProblems(isFit ? [] : [{ path: 'url', code: FieldProblemCode.WEBHOOK_URL_INVALID }]);
  return (url as URL).href;
}
