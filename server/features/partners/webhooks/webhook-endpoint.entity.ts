import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { WebhookEventType, WebhookState } from './webhook-types.js';

/** An address at which a partner's program is notified of events. */
@ObjectType({ description: "An address at which a partner's program is notified of events.", implements: Node })
@Entity({ tableName: 'webhook_endpoints' })
export class WebhookEndpoint {
  [EntityName]?: 'WebhookEndpoint';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => String, { description: 'The address, https.' })
  @Property({ type: 'text' })
  url!: string;

  @Field(() => [WebhookEventType], { description: 'Which events it receives.' })
  @Property({ type: 'array' })
  events!: WebhookEventType[];

  @Field(() => WebhookState, { description: 'Whether it receives events.' })
  @Property({ type: 'text' })
  state!: WebhookState;

  @Property({ type: 'text', hidden: true })
  sealedSecret!: string;

  /** Signs too until `oldSecretUntil`, so that a program can be given the new one. */
  @Property({ type: 'text', nullable: true, hidden: true })
  sealedOldSecret: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  oldSecretUntil: Date | null = null;

  @Property({ type: 'int' })
  nextSequence: Opt<number> = 1;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when every attempt failed; null while the last one went well.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  failingSince: Date | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was disabled, by its owner or after failing; null while active.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  disabledAt: Date | null = null;

  @Field(() => Date, { description: 'When it was made.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
