import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { messageIdOf } from './deliver.js';
import { createWebhook, deleteWebhook, ownWebhooks, rotateWebhookSecret, updateWebhook } from './edit-webhooks.js';
import { WebhookAttempt } from './webhook-attempt.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import {
  CreateWebhookEndpointInput,
  DeleteWebhookEndpointInput,
  RedeliverWebhookInput,
  RotateWebhookSecretInput,
  SendTestEventInput,
  UpdateWebhookEndpointInput,
} from './webhook.inputs.js';
import { attemptsLoader, countByState, redeliver, sendTestEvent, webhookLog } from './webhook-log.js';
import {
  CreateWebhookEndpointPayload,
  RotateWebhookSecretPayload,
  WebhookDeliveryConnection,
  WebhookStateCount,
} from './webhook.types.js';
import { endpointLoader, recentLoader } from './webhook-endpoint.loaders.js';
import { WebhookDeliveryState, WebhookEventType } from './webhook.enums.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { INPUT } from '../../../core/graphql/field-options.js';

const COST = { complexity: 10 };

@Resolver(() => WebhookEndpoint)
export class WebhookEndpointResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with whe_.' })
  id(@Root() { id }: WebhookEndpoint): string {
    return toGlobalId('WebhookEndpoint', id);
  }

  @FieldResolver(() => Number, {
    nullable: true,
    description: 'The success rate of deliveries in the last 7 days, without pending ones; null without any.',
  })
  async deliveredPercent(@Ctx() ctx: RequestContext, @Root() { id }: WebhookEndpoint): Promise<number | null> {
    const { delivered, failed } = await recentLoader(ctx).load(id);
    const done = delivered + failed;
    return done === 0 ? null : Math.round((1000 * delivered) / done) / 10;
  }

  @FieldResolver(() => Int, { description: 'The number of queued events.' })
  async waitingCount(@Ctx() ctx: RequestContext, @Root() { id }: WebhookEndpoint): Promise<number> {
    return (await recentLoader(ctx).load(id)).waiting;
  }

  @Authorized()
  @Query(() => [WebhookEndpoint], { complexity: 5, description: "The viewer's webhooks, oldest first; at most 10." })
  webhookEndpoints(@Ctx() ctx: RequestContext): Promise<WebhookEndpoint[]> {
    return ownWebhooks(signedIn(ctx));
  }

  @Authorized()
  @Mutation(() => CreateWebhookEndpointPayload, {
    ...COST,
    description:
      'Creates a webhook. Its secret is shown only in this answer. Errors: EMAIL_NOT_VERIFIED, WEBHOOKS_FULL {most}, VALIDATION_FAILED with WEBHOOK_URL_INVALID at `url`, REQUIRED at `events`.',
  })
  createWebhookEndpoint(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateWebhookEndpointInput, INPUT) input: CreateWebhookEndpointInput,
  ): Promise<CreateWebhookEndpointPayload> {
    return createWebhook(signedIn(ctx), input);
  }

  @Authorized()
  @PayloadMutation({
    payload: { webhookEndpoint: [() => WebhookEndpoint, 'The webhook.'] },
    ...COST,
    description:
      'Changes, enables or disables a webhook. Errors: NOT_FOUND, VALIDATION_FAILED as in createWebhookEndpoint.',
  })
  async updateWebhookEndpoint(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateWebhookEndpointInput, INPUT) input: UpdateWebhookEndpointInput,
  ): Promise<{ webhookEndpoint: WebhookEndpoint }> {
    return { webhookEndpoint: await updateWebhook(signedIn(ctx), input) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { deletedWebhookEndpointId: [() => ID, 'Its id.'] },
    ...COST,
    description: 'Deletes a webhook with its log and its queue. Errors: NOT_FOUND.',
  })
  async deleteWebhookEndpoint(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteWebhookEndpointInput, INPUT) { webhookEndpointId }: DeleteWebhookEndpointInput,
  ): Promise<{ deletedWebhookEndpointId: string }> {
    await deleteWebhook(signedIn(ctx), webhookEndpointId);
    return { deletedWebhookEndpointId: webhookEndpointId };
  }

  @Authorized()
  @Mutation(() => RotateWebhookSecretPayload, {
    ...COST,
    description: 'Creates a new secret; for 24 hours both sign. Errors: NOT_FOUND.',
  })
  rotateWebhookSecret(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RotateWebhookSecretInput, INPUT) { webhookEndpointId }: RotateWebhookSecretInput,
  ): Promise<RotateWebhookSecretPayload> {
    return rotateWebhookSecret(signedIn(ctx), webhookEndpointId);
  }
}

/** The log of a webhook. */
@Resolver(() => WebhookDelivery)
export class WebhookDeliveryResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with whd_.' })
  id(@Root() { id }: WebhookDelivery): string {
    return toGlobalId('WebhookDelivery', id);
  }

  @FieldResolver(() => String, {
    description: 'The header `webhook-id`, the same for every attempt, for deduplication by the receiver.',
  })
  messageId(@Root() delivery: WebhookDelivery): string {
    return messageIdOf(delivery);
  }

  @FieldResolver(() => [WebhookAttempt], { description: 'Every attempt, oldest first.' })
  attempts(@Ctx() ctx: RequestContext, @Root() { id }: WebhookDelivery): Promise<WebhookAttempt[]> {
    return attemptsLoader(ctx).load(id);
  }

  @FieldResolver(() => WebhookEndpoint, { description: 'Its webhook.' })
  endpoint(@Ctx() ctx: RequestContext, @Root() { endpointId }: WebhookDelivery): Promise<WebhookEndpoint> {
    return endpointLoader(ctx).load(endpointId);
  }

  @Authorized()
  @Query(() => WebhookDeliveryConnection, {
    complexity: ({ args, childComplexity }) => 4 + pageSizeOf(args as PageArgs) * (1 + childComplexity),
    description:
      'The deliveries of one webhook, or of all, in the last 30 days, newest first. Errors: NOT_FOUND, CURSOR_INVALID, PAGINATION_CONFLICT.',
  })
  webhookDeliveries(
    @Ctx() ctx: RequestContext,
    @Arg('webhookEndpointId', () => ID, { nullable: true, description: 'The webhook; all of the viewer’s by default.' })
    endpointId?: string | null,
    @Arg('state', () => WebhookDeliveryState, {
      nullable: true,
      description: 'Only those in this state; all by default.',
    })
    state?: WebhookDeliveryState | null,
    @Arg('type', () => WebhookEventType, { nullable: true, description: 'Only this event; all by default.' })
    type?: WebhookEventType | null,
    @Args(() => PAGE_ARGS) page?: PageArgs,
  ): Promise<WebhookDeliveryConnection> {
    return webhookLog(signedIn(ctx), {
      endpointId: endpointId ?? null,
      state: state ?? null,
      type: type ?? null,
      page: page ?? {},
    });
  }

  @Authorized()
  @PayloadMutation({
    payload: { webhookDelivery: [() => WebhookDelivery, 'The delivery.'] },
    ...COST,
    description:
      'Sends a test event, with `data.test`. Errors: NOT_FOUND, WEBHOOK_DISABLED, RATE_LIMITED (60 an hour, together with `redeliverWebhook`).',
  })
  async sendTestEvent(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SendTestEventInput, INPUT) input: SendTestEventInput,
  ): Promise<{ webhookDelivery: WebhookDelivery }> {
    return { webhookDelivery: await sendTestEvent(signedIn(ctx), input) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { webhookDelivery: [() => WebhookDelivery, 'The delivery.'] },
    ...COST,
    description:
      'Sends a delivery again, with the same `webhook-id`. Errors: NOT_FOUND, RATE_LIMITED (60 an hour, together with `sendTestEvent`).',
  })
  async redeliverWebhook(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RedeliverWebhookInput, INPUT) { webhookDeliveryId }: RedeliverWebhookInput,
  ): Promise<{ webhookDelivery: WebhookDelivery }> {
    return { webhookDelivery: await redeliver(signedIn(ctx), webhookDeliveryId) };
  }
}

@Resolver(() => WebhookDeliveryConnection)
export class WebhookLogResolver {
  @FieldResolver(() => [WebhookStateCount], {
    description: 'The number in each state, ignoring the `state` filter.',
    complexity: 2,
  })
  stateCounts(@Ctx() ctx: RequestContext, @Root() { log }: WebhookDeliveryConnection): Promise<WebhookStateCount[]> {
    return countByState(ctx, log);
  }
}
