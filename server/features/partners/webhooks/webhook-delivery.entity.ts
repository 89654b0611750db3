import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { WebhookDeliveryState } from './webhook-types.js';

/** An event as it is sent to one webhook. */
@ObjectType({ description: 'An event as it is sent to one webhook.', implements: Node })
@Entity({ tableName: 'webhook_deliveries' })
export class WebhookDelivery {
  [EntityName]?: 'WebhookDelivery';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  endpointId!: string;

  /** The event of the outbox, so that it is never sent under two numbers. */
  @Property({ type: 'text' })
  eventKey!: string;

  @Field(() => Int, { description: 'Its number at this webhook, from 1: what arrives late is recognised by it.' })
  @Property({ type: 'int' })
  sequence!: number;

  @Field(() => String, { description: 'What happened, as in the body: `booking.requested`.' })
  @Property({ type: 'text' })
  type!: string;

  @Field(() => String, { description: 'The JSON that is sent, to the letter: the signature is made over it.' })
  @Property({ type: 'text' })
  body!: string;

  @Field(() => Boolean, { description: 'Whether it was asked for with `sendTestEvent`.' })
  @Property({ type: 'boolean' })
  isTest: Opt<boolean> = false;

  @Field(() => WebhookDeliveryState, { description: 'How far it is.' })
  @Property({ type: 'text' })
  state!: WebhookDeliveryState;

  /** Attempts by the clock; those asked for by hand are not counted. */
  @Property({ type: 'int' })
  attempts: Opt<number> = 0;

  @Field(() => Date, { nullable: true, description: 'When it is tried next; null when it is not.' })
  @Property({ type: 'timestamptz', nullable: true })
  nextAttemptAt: Date | null = null;

  @Field(() => Date, { description: 'When the event happened.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
