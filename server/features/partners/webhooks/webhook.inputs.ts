import { Field, ID, InputType } from 'type-graphql';
import { WebhookEventType } from './webhook.enums.js';

@InputType({ description: 'A webhook to create.' })
export class CreateWebhookEndpointInput {
  @Field(() => String, { description: 'Its URL: https, up to 500 characters, not inside a private network.' })
  url!: string;

  @Field(() => [WebhookEventType], { description: 'The events to subscribe to, at least one.' })
  events!: WebhookEventType[];
}

@InputType({ description: 'A webhook to change; omitted fields stay.' })
export class UpdateWebhookEndpointInput {
  @Field(() => ID, { description: 'The webhook.' })
  webhookEndpointId!: string;

  @Field(() => String, { nullable: true, description: 'Its new URL.' })
  url?: string | null;

  @Field(() => [WebhookEventType], { nullable: true, description: 'The events to subscribe to from now on.' })
  events?: WebhookEventType[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False queues events. True activates it again and sends the queue.',
  })
  isActive?: boolean | null;
}

@InputType({ description: 'A webhook to delete with its log.' })
export class DeleteWebhookEndpointInput {
  @Field(() => ID, { description: 'The webhook.' })
  webhookEndpointId!: string;
}

@InputType({ description: 'A webhook to get a new secret.' })
export class RotateWebhookSecretInput {
  @Field(() => ID, { description: 'The webhook.' })
  webhookEndpointId!: string;
}

@InputType({ description: 'A webhook to test.' })
export class SendTestEventInput {
  @Field(() => ID, { description: 'The webhook.' })
  webhookEndpointId!: string;

  @Field(() => WebhookEventType, { description: 'The event type to send.' })
  event!: WebhookEventType;
}

@InputType({ description: 'A delivery to send again.' })
export class RedeliverWebhookInput {
  @Field(() => ID, { description: 'The delivery.' })
  webhookDeliveryId!: string;
}
