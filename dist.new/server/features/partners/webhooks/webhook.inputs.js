var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
import { WebhookEventType } from './webhook-types.js';
let CreateWebhookEndpointInput = class CreateWebhookEndpointInput {
    url;
    events;
};
__decorate([
    Field(() => String, { description: 'Its address: https, up to 500 characters, not inside a private network.' })
], CreateWebhookEndpointInput.prototype, "url", void 0);
__decorate([
    Field(() => [WebhookEventType], { description: 'What it is told of, at least one.' })
], CreateWebhookEndpointInput.prototype, "events", void 0);
CreateWebhookEndpointInput = __decorate([
    InputType({ description: 'A webhook to be made.' })
], CreateWebhookEndpointInput);
export { CreateWebhookEndpointInput };
let UpdateWebhookEndpointInput = class UpdateWebhookEndpointInput {
    webhookEndpointId;
    url;
    events;
    isActive;
};
__decorate([
    Field(() => ID, { description: 'The webhook.' })
], UpdateWebhookEndpointInput.prototype, "webhookEndpointId", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Its new address.' })
], UpdateWebhookEndpointInput.prototype, "url", void 0);
__decorate([
    Field(() => [WebhookEventType], { nullable: true, description: 'What it is told of from now on.' })
], UpdateWebhookEndpointInput.prototype, "events", void 0);
__decorate([
    Field(() => Boolean, {
        nullable: true,
        description: 'False: events wait. True: it is active again and what waits is sent.',
    })
], UpdateWebhookEndpointInput.prototype, "isActive", void 0);
UpdateWebhookEndpointInput = __decorate([
    InputType({ description: 'A webhook to be changed; what is left out stays.' })
], UpdateWebhookEndpointInput);
export { UpdateWebhookEndpointInput };
let DeleteWebhookEndpointInput = class DeleteWebhookEndpointInput {
    webhookEndpointId;
};
__decorate([
    Field(() => ID, { description: 'The webhook.' })
], DeleteWebhookEndpointInput.prototype, "webhookEndpointId", void 0);
DeleteWebhookEndpointInput = __decorate([
    InputType({ description: 'A webhook to be deleted with its log.' })
], DeleteWebhookEndpointInput);
export { DeleteWebhookEndpointInput };
let RotateWebhookSecretInput = class RotateWebhookSecretInput {
    webhookEndpointId;
};
__decorate([
    Field(() => ID, { description: 'The webhook.' })
], RotateWebhookSecretInput.prototype, "webhookEndpointId", void 0);
RotateWebhookSecretInput = __decorate([
    InputType({ description: 'A webhook that is to get another secret.' })
], RotateWebhookSecretInput);
export { RotateWebhookSecretInput };
let SendTestEventInput = class SendTestEventInput {
    webhookEndpointId;
    event;
};
__decorate([
    Field(() => ID, { description: 'The webhook.' })
], SendTestEventInput.prototype, "webhookEndpointId", void 0);
__decorate([
    Field(() => WebhookEventType, { description: 'Which event it is to look like.' })
], SendTestEventInput.prototype, "event", void 0);
SendTestEventInput = __decorate([
    InputType({ description: 'A webhook to be tried.' })
], SendTestEventInput);
export { SendTestEventInput };
let RedeliverWebhookInput = class RedeliverWebhookInput {
    webhookDeliveryId;
};
__decorate([
    Field(() => ID, { description: 'The delivery.' })
], RedeliverWebhookInput.prototype, "webhookDeliveryId", void 0);
RedeliverWebhookInput = __decorate([
    InputType({ description: 'A delivery to be sent again.' })
], RedeliverWebhookInput);
export { RedeliverWebhookInput };
//# sourceMappingURL=webhook.inputs.js.map