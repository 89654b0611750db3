import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { WebhookDeliveryState } from './webhook.enums.js';

/** The delivery of an event to one webhook. */
@ObjectType({ description: 'The delivery of an event to one webhook.', implements: Node })
@Entity({ tableName: 'webhook_deliveries' })
export class WebhookDelivery {
  [EntityName]?: 'WebhookDelivery';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  endpointId!: string;

  /** The outbox event; unique per webhook, so that it is never sent under two numbers. */
  @Property({ type: 'text' })
  eventKey!: string;

  @Field(() => Int, { description: 'Its sequence number at this webhook, from 1, for detecting late arrivals.' })
  @Property({ type: 'int' })
  sequence!: number;

  @Field(() => String, { description: 'The event type, as in the body: `booking.requested`.' })
  @Property({ type: 'text' })
  type!: string;

  @Field(() => String, { description: 'The exact JSON that is sent: the signature covers it.' })
  @Property({ type: 'text' })
  body!: string;

  @Field(() => Boolean, { description: 'Whether it was requested with `sendTestEvent`.' })
  @Property({ type: 'boolean' })
  isTest: Opt<boolean> = false;

  @Field(() => WebhookDeliveryState, { description: 'Its status.' })
  @Property({ type: 'text' })
  state!: WebhookDeliveryState;

  /** Automatic attempts; manual ones are not counted. */
  @Property({ type: 'int' })
  attempts: Opt<number> = 0;

  @Field(() => Date, { nullable: true, description: 'When the next attempt is due; null when there is none.' })
  @Property({ type: 'timestamptz', nullable: true })
  nextAttemptAt: Date | null = null;

  @Field(() => Date, { description: 'When the event happened.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
