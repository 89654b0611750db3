import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { WebhookEventType, WebhookState } from './webhook.enums.js';

/** A URL at which a partner's program receives events. */
@ObjectType({ description: 'A URL at which a partner’s program receives events.', implements: Node })
@Entity({ tableName: 'webhook_endpoints' })
export class WebhookEndpoint {
  [EntityName]?: 'WebhookEndpoint';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => String, { description: 'The URL, https.' })
  @Property({ type: 'text' })
  url!: string;

  @Field(() => [WebhookEventType], { description: 'The subscribed events.' })
  @Property({ type: 'array' })
  events!: WebhookEventType[];

  @Field(() => WebhookState, { description: 'Whether it receives events.' })
  @Property({ type: 'text' })
  state!: WebhookState;

  @Property({ type: 'text', hidden: true })
  sealedSecret!: string;

  /** Also signs until `oldSecretUntil`, so that a program can be updated. */
  @Property({ type: 'text', nullable: true, hidden: true })
  sealedOldSecret: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  oldSecretUntil: Date | null = null;

  @Property({ type: 'int' })
  nextSequence: Opt<number> = 1;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when every attempt failed; null when the last one succeeded.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  failingSince: Date | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was disabled, by its owner or after failures; null while active.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  disabledAt: Date | null = null;

  @Field(() => Date, { description: 'When it was created.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
