var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf } from '../../../core/graphql/connection.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { messageIdOf } from './deliver.js';
import { createWebhook, deleteWebhook, ownWebhooks, rotateWebhookSecret, updateWebhook } from './edit-webhooks.js';
import { WebhookAttempt } from './webhook-attempt.entity.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { CreateWebhookEndpointInput, DeleteWebhookEndpointInput, RedeliverWebhookInput, RotateWebhookSecretInput, SendTestEventInput, UpdateWebhookEndpointInput, } from './webhook.inputs.js';
import { attemptsLoader, redeliver, sendTestEvent, webhookLog } from './webhook-log.js';
import { CreateWebhookEndpointPayload, DeleteWebhookEndpointPayload, RedeliverWebhookPayload, RotateWebhookSecretPayload, SendTestEventPayload, UpdateWebhookEndpointPayload, WebhookDeliveryConnection, } from './webhook.types.js';
import { WebhookDeliveryState } from './webhook-types.js';
const INPUT = { description: 'The arguments.' };
const COST = { complexity: 10 };
let WebhookEndpointResolver = class WebhookEndpointResolver {
    id({ id }) {
        return toGlobalId('WebhookEndpoint', id);
    }
    webhookEndpoints(ctx) {
        return ownWebhooks(signedIn(ctx));
    }
    createWebhookEndpoint(ctx, input) {
        return createWebhook(signedIn(ctx), input);
    }
    async updateWebhookEndpoint(ctx, input) {
        return { webhookEndpoint: await updateWebhook(signedIn(ctx), input) };
    }
    async deleteWebhookEndpoint(ctx, { webhookEndpointId }) {
        await deleteWebhook(signedIn(ctx), webhookEndpointId);
        return { deletedWebhookEndpointId: webhookEndpointId };
    }
    rotateWebhookSecret(ctx, { webhookEndpointId }) {
        return rotateWebhookSecret(signedIn(ctx), webhookEndpointId);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with whe_.' }),
    __param(0, Root())
], WebhookEndpointResolver.prototype, "id", null);
__decorate([
    Authorized(),
    Query(() => [WebhookEndpoint], { complexity: 5, description: "The viewer's webhooks, oldest first; at most 10." }),
    __param(0, Ctx())
], WebhookEndpointResolver.prototype, "webhookEndpoints", null);
__decorate([
    Authorized(),
    Mutation(() => CreateWebhookEndpointPayload, {
        ...COST,
        description: 'Makes a webhook. Its secret is told this once. Errors: EMAIL_NOT_VERIFIED, WEBHOOKS_FULL {most}, VALIDATION_FAILED with WEBHOOK_URL_INVALID at `url`, REQUIRED at `events`.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => CreateWebhookEndpointInput, INPUT))
], WebhookEndpointResolver.prototype, "createWebhookEndpoint", null);
__decorate([
    Authorized(),
    Mutation(() => UpdateWebhookEndpointPayload, {
        ...COST,
        description: 'Changes a webhook, or switches it off or on. Errors: NOT_FOUND, VALIDATION_FAILED as in createWebhookEndpoint.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => UpdateWebhookEndpointInput, INPUT))
], WebhookEndpointResolver.prototype, "updateWebhookEndpoint", null);
__decorate([
    Authorized(),
    Mutation(() => DeleteWebhookEndpointPayload, {
        ...COST,
        description: 'Deletes a webhook with its log; what waits is not sent any more. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => DeleteWebhookEndpointInput, INPUT))
], WebhookEndpointResolver.prototype, "deleteWebhookEndpoint", null);
__decorate([
    Authorized(),
    Mutation(() => RotateWebhookSecretPayload, {
        ...COST,
        description: 'Makes another secret; for 24 hours both sign. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RotateWebhookSecretInput, INPUT))
], WebhookEndpointResolver.prototype, "rotateWebhookSecret", null);
WebhookEndpointResolver = __decorate([
    Resolver(() => WebhookEndpoint)
], WebhookEndpointResolver);
export { WebhookEndpointResolver };
/** The log of a webhook. */
let WebhookDeliveryResolver = class WebhookDeliveryResolver {
    id({ id }) {
        return toGlobalId('WebhookDelivery', id);
    }
    messageId(delivery) {
        return messageIdOf(delivery);
    }
    attempts(ctx, { id }) {
        return attemptsLoader(ctx).load(id);
    }
    webhookDeliveries(ctx, endpointId, state, page) {
        return webhookLog(signedIn(ctx), { endpointId, state: state ?? null, page: page ?? {} });
    }
    async sendTestEvent(ctx, input) {
        return { webhookDelivery: await sendTestEvent(signedIn(ctx), input) };
    }
    async redeliverWebhook(ctx, { webhookDeliveryId }) {
        return { webhookDelivery: await redeliver(signedIn(ctx), webhookDeliveryId) };
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with whd_.' }),
    __param(0, Root())
], WebhookDeliveryResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => String, {
        description: 'The header `webhook-id`, the same for every attempt: whoever has handled it may drop it.',
    }),
    __param(0, Root())
], WebhookDeliveryResolver.prototype, "messageId", null);
__decorate([
    FieldResolver(() => [WebhookAttempt], { description: 'Every attempt, oldest first.' }),
    __param(0, Ctx()),
    __param(1, Root())
], WebhookDeliveryResolver.prototype, "attempts", null);
__decorate([
    Authorized(),
    Query(() => WebhookDeliveryConnection, {
        complexity: ({ args, childComplexity }) => 4 + pageSizeOf(args) * (1 + childComplexity),
        description: 'What was sent to a webhook in the last 30 days, newest first. Errors: NOT_FOUND, CURSOR_INVALID, PAGINATION_CONFLICT.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('webhookEndpointId', () => ID, { description: 'The webhook.' })),
    __param(2, Arg('state', () => WebhookDeliveryState, { nullable: true, description: 'Only those; all by default.' })),
    __param(3, Args(() => PAGE_ARGS))
], WebhookDeliveryResolver.prototype, "webhookDeliveries", null);
__decorate([
    Authorized(),
    Mutation(() => SendTestEventPayload, {
        ...COST,
        description: 'Sends an event that did not happen, with `data.test`. Errors: NOT_FOUND, WEBHOOK_DISABLED, RATE_LIMITED (60 an hour).',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SendTestEventInput, INPUT))
], WebhookDeliveryResolver.prototype, "sendTestEvent", null);
__decorate([
    Authorized(),
    Mutation(() => RedeliverWebhookPayload, {
        ...COST,
        description: 'Sends a delivery again, with the same `webhook-id`. Errors: NOT_FOUND, RATE_LIMITED (60 an hour).',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RedeliverWebhookInput, INPUT))
], WebhookDeliveryResolver.prototype, "redeliverWebhook", null);
WebhookDeliveryResolver = __decorate([
    Resolver(() => WebhookDelivery)
], WebhookDeliveryResolver);
export { WebhookDeliveryResolver };
//# sourceMappingURL=webhooks.resolver.js.map