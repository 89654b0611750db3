import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookDeliveryState, type WebhookEventType } from './webhook.enums.js';

const ENDPOINT = { description: 'The webhook.' };
const SECRET = { description: 'The secret that verifies its signatures, begins with whsec_. Shown only this once.' };

export const WebhookDeliveryEdge = edgeType(WebhookDelivery, 'WebhookDelivery');

@ObjectType({ description: 'A page of the log of webhooks.' })
export class WebhookDeliveryConnection implements Connection<WebhookDelivery> {
  @Field(() => [WebhookDeliveryEdge], { description: 'The deliveries, newest first.' })
  edges!: readonly Edge<WebhookDelivery>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'The total number.' })
  totalCount!: number;

  /** The whole log, before the `state` filter. */
  log!: DeliveryLog;
}

/** The filter of a log. */
export interface DeliveryLog {
  readonly userId: string;
  readonly endpointId: string | null;
  readonly type: WebhookEventType | null;
}

@ObjectType({ description: 'The number of deliveries in one state.' })
export class WebhookStateCount {
  @Field(() => WebhookDeliveryState, { description: 'The state.' })
  state!: WebhookDeliveryState;

  @Field(() => Int, { description: 'The number.' })
  count!: number;
}

@ObjectType({ description: 'The result of creating a webhook.' })
export class CreateWebhookEndpointPayload {
  @Field(() => WebhookEndpoint, ENDPOINT)
  webhookEndpoint!: WebhookEndpoint;

  @Field(() => String, SECRET)
  secret!: string;
}

@ObjectType({ description: 'The result of creating a new secret; the previous one also signs for 24 hours.' })
export class RotateWebhookSecretPayload {
  @Field(() => WebhookEndpoint, ENDPOINT)
  webhookEndpoint!: WebhookEndpoint;

  @Field(() => String, SECRET)
  secret!: string;
}
