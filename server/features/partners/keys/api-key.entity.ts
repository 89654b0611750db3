import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { Node } from '../../../core/graphql/node.js';
import type { KeyMode } from './key-text.rules.js';

/** An API key by which a program acts for its owner, within its scopes. */
@ObjectType({ description: 'An API key by which a program acts for its owner, within its scopes.', implements: Node })
@Entity({ tableName: 'api_keys' })
export class ApiKey {
  [EntityName]?: 'ApiKey';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => String, { description: 'Its name, 1–60 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  mode!: KeyMode;

  @Field(() => String, { description: 'Its first and last characters, for recognition.' })
  @Property({ type: 'text' })
  shownAs!: string;

  @Property({ type: 'text', hidden: true })
  secretHash!: string;

  @Field(() => [ApiScope], { description: 'Its scopes.' })
  @Property({ type: 'array' })
  scopes!: ApiScope[];

  @Field(() => [String], { description: 'IP addresses or networks (CIDR) it may be used from; empty allows any.' })
  @Property({ type: 'array' })
  addresses!: Opt<string[]>;

  @Field(() => Date, { description: 'When it was created.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it expires; null for never.' })
  @Property({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was last used, to the minute; null for never.' })
  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was replaced by another key; it works until `expiresAt`. Null while it is in use.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  replacedAt: Date | null = null;
}
