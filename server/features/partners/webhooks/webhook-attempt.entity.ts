import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';

/** One attempt to deliver an event. */
@ObjectType({ description: 'One attempt to deliver an event.' })
@Entity({ tableName: 'webhook_attempts' })
export class WebhookAttempt {
  [EntityName]?: 'WebhookAttempt';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  deliveryId!: string;

  @Field(() => Date, { description: 'When it was made.' })
  @Property({ type: 'timestamptz' })
  at!: Date;

  @Field(() => Int, { nullable: true, description: 'The status of the response; null without one.' })
  @Property({ type: 'int', nullable: true })
  status!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why there was no response: TIMEOUT, ADDRESS_REFUSED or NO_CONNECTION.',
  })
  @Property({ type: 'text', nullable: true })
  problem!: string | null;

  @Field(() => Int, { description: 'Its duration in milliseconds.' })
  @Property({ type: 'int' })
  milliseconds!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The header `webhook-signature` as it was sent; null for attempts before November 2026.',
  })
  @Property({ type: 'text', nullable: true })
  signature!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The beginning of the response body, up to 2,000 characters; null without one.',
  })
  @Property({ type: 'text', nullable: true })
  answer!: string | null;
}
