import { Field, ID, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookDeliveryState, type WebhookEventType } from './webhook-types.js';

const ENDPOINT = { description: 'The webhook.' };
const SECRET = { description: 'What its signatures are checked with, begins with whsec_. It is shown this once.' };

export const WebhookDeliveryEdge = edgeType(WebhookDelivery, 'WebhookDelivery');

@ObjectType({ description: 'A page of the log of webhooks.' })
export class WebhookDeliveryConnection implements Connection<WebhookDelivery> {
  @Field(() => [WebhookDeliveryEdge], { description: 'The deliveries, newest first.' })
  edges!: readonly Edge<WebhookDelivery>[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'How many there are in all.' })
  totalCount!: number;

  /** The whole log, before `state` chooses. */
  log!: DeliveryLog;
}

/** Which deliveries a log is of. */
export interface DeliveryLog {
  readonly userId: string;
  readonly endpointId: string | null;
  readonly type: WebhookEventType | null;
}

@ObjectType({ description: 'How many deliveries stand in one state.' })
export class WebhookStateCount {
  @Field(() => WebhookDeliveryState, { description: 'The state.' })
  state!: WebhookDeliveryState;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: 'A webhook that was made.' })
export class CreateWebhookEndpointPayload {
  @Field(() => WebhookEndpoint, ENDPOINT)
  webhookEndpoint!: WebhookEndpoint;

  @Field(() => String, SECRET)
  secret!: string;
}

@ObjectType({ description: 'A webhook that was changed.' })
export class UpdateWebhookEndpointPayload {
  @Field(() => WebhookEndpoint, ENDPOINT)
  webhookEndpoint!: WebhookEndpoint;
}

@ObjectType({ description: 'A deleted webhook.' })
export class DeleteWebhookEndpointPayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedWebhookEndpointId!: string;
}

@ObjectType({ description: 'A webhook with another secret; the former one signs too for 24 hours.' })
export class RotateWebhookSecretPayload {
  @Field(() => WebhookEndpoint, ENDPOINT)
  webhookEndpoint!: WebhookEndpoint;

  @Field(() => String, SECRET)
  secret!: string;
}

@ObjectType({ description: 'A test that is on its way.' })
export class SendTestEventPayload {
  @Field(() => WebhookDelivery, { description: 'The delivery.' })
  webhookDelivery!: WebhookDelivery;
}

@ObjectType({ description: 'A delivery that is on its way again, with the same `webhook-id`.' })
export class RedeliverWebhookPayload {
  @Field(() => WebhookDelivery, { description: 'The delivery.' })
  webhookDelivery!: WebhookDelivery;
}
