var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo } from '../../../core/graphql/connection.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
const ENDPOINT = { description: 'The webhook.' };
const SECRET = { description: 'What its signatures are checked with, begins with whsec_. It is shown this once.' };
export const WebhookDeliveryEdge = edgeType(WebhookDelivery, 'WebhookDelivery');
let WebhookDeliveryConnection = class WebhookDeliveryConnection {
    edges;
    pageInfo;
    totalCount;
};
__decorate([
    Field(() => [WebhookDeliveryEdge], { description: 'The deliveries, newest first.' })
], WebhookDeliveryConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Where this page stands.' })
], WebhookDeliveryConnection.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: 'How many there are in all.' })
], WebhookDeliveryConnection.prototype, "totalCount", void 0);
WebhookDeliveryConnection = __decorate([
    ObjectType({ description: 'A page of the log of a webhook.' })
], WebhookDeliveryConnection);
export { WebhookDeliveryConnection };
let CreateWebhookEndpointPayload = class CreateWebhookEndpointPayload {
    webhookEndpoint;
    secret;
};
__decorate([
    Field(() => WebhookEndpoint, ENDPOINT)
], CreateWebhookEndpointPayload.prototype, "webhookEndpoint", void 0);
__decorate([
    Field(() => String, SECRET)
], CreateWebhookEndpointPayload.prototype, "secret", void 0);
CreateWebhookEndpointPayload = __decorate([
    ObjectType({ description: 'A webhook that was made.' })
], CreateWebhookEndpointPayload);
export { CreateWebhookEndpointPayload };
let UpdateWebhookEndpointPayload = class UpdateWebhookEndpointPayload {
    webhookEndpoint;
};
__decorate([
    Field(() => WebhookEndpoint, ENDPOINT)
], UpdateWebhookEndpointPayload.prototype, "webhookEndpoint", void 0);
UpdateWebhookEndpointPayload = __decorate([
    ObjectType({ description: 'A webhook that was changed.' })
], UpdateWebhookEndpointPayload);
export { UpdateWebhookEndpointPayload };
let DeleteWebhookEndpointPayload = class DeleteWebhookEndpointPayload {
    deletedWebhookEndpointId;
};
__decorate([
    Field(() => ID, { description: 'Its id.' })
], DeleteWebhookEndpointPayload.prototype, "deletedWebhookEndpointId", void 0);
DeleteWebhookEndpointPayload = __decorate([
    ObjectType({ description: 'A webhook that is gone.' })
], DeleteWebhookEndpointPayload);
export { DeleteWebhookEndpointPayload };
let RotateWebhookSecretPayload = class RotateWebhookSecretPayload {
    webhookEndpoint;
    secret;
};
__decorate([
    Field(() => WebhookEndpoint, ENDPOINT)
], RotateWebhookSecretPayload.prototype, "webhookEndpoint", void 0);
__decorate([
    Field(() => String, SECRET)
], RotateWebhookSecretPayload.prototype, "secret", void 0);
RotateWebhookSecretPayload = __decorate([
    ObjectType({ description: 'A webhook with another secret; the former one signs too for 24 hours.' })
], RotateWebhookSecretPayload);
export { RotateWebhookSecretPayload };
let SendTestEventPayload = class SendTestEventPayload {
    webhookDelivery;
};
__decorate([
    Field(() => WebhookDelivery, { description: 'The delivery.' })
], SendTestEventPayload.prototype, "webhookDelivery", void 0);
SendTestEventPayload = __decorate([
    ObjectType({ description: 'A test that is on its way.' })
], SendTestEventPayload);
export { SendTestEventPayload };
let RedeliverWebhookPayload = class RedeliverWebhookPayload {
    webhookDelivery;
};
__decorate([
    Field(() => WebhookDelivery, { description: 'The delivery.' })
], RedeliverWebhookPayload.prototype, "webhookDelivery", void 0);
RedeliverWebhookPayload = __decorate([
    ObjectType({ description: 'A delivery that is on its way again, with the same `webhook-id`.' })
], RedeliverWebhookPayload);
export { RedeliverWebhookPayload };
//# sourceMappingURL=webhook.types.js.map