import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { Node } from '../../../core/graphql/node.js';

/** A person's consent for an app, until it expires or is revoked. */
@ObjectType('ConnectedApp', { description: 'An app that acts for a person, by their consent.', implements: Node })
@Entity({ tableName: 'app_grants' })
export class AppGrant {
  [EntityName]?: 'AppGrant';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  appId!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => [ApiScope], { description: 'Its scopes.' })
  @Property({ type: 'array' })
  scopes!: ApiScope[];

  @Field(() => Date, { description: 'When the person last consented.' })
  @Property({ type: 'timestamptz' })
  consentedAt!: Date;

  @Field(() => Date, { description: 'When the consent expires.' })
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the app last called, to the minute; null for never.' })
  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null = null;
}
