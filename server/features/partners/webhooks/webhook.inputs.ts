import { Field, ID, InputType } from 'type-graphql';
import { WebhookEventType } from './webhook-types.js';

@InputType({ description: 'A webhook to be made.' })
export class CreateWebhookEndpointInput {
  @Field(() => String, { description: 'Its address: https, up to 500 characters, not inside a private network.' })
  url!: string;

  @Field(() => [WebhookEventType], { description: 'Which events it receives, at least one.' })
  events!: WebhookEventType[];
}

@InputType({ description: 'A webhook to be changed; what is left out stays.' })
export class UpdateWebhookEndpointInput {
  @Field(() => ID, { description: 'The webhook.' })
  webhookEndpointId!: string;

  @Field(() => String, { nullable: true, description: 'Its new address.' })
  url?: string | null;

  @Field(() => [WebhookEventType], { nullable: true, description: 'Which events it receives from now on.' })
  events?: WebhookEventType[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False: events wait. True: it is active again and what waits is sent.',
  })
  isActive?: boolean | null;
}

@InputType({ description: 'A webhook to be deleted with its log.' })
export class DeleteWebhookEndpointInput {
  @Field(() => ID, { description: 'The webhook.' })
  webhookEndpointId!: string;
}

@InputType({ description: 'A webhook that is to get another secret.' })
export class RotateWebhookSecretInput {
  @Field(() => ID, { description: 'The webhook.' })
  webhookEndpointId!: string;
}

@InputType({ description: 'A webhook to be tried.' })
export class SendTestEventInput {
  @Field(() => ID, { description: 'The webhook.' })
  webhookEndpointId!: string;

  @Field(() => WebhookEventType, { description: 'Which event it is to look like.' })
  event!: WebhookEventType;
}

@InputType({ description: 'A delivery to be sent again.' })
export class RedeliverWebhookInput {
  @Field(() => ID, { description: 'The delivery.' })
  webhookDeliveryId!: string;
}
