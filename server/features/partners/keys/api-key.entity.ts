import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { Node } from '../../../core/graphql/node.js';
import type { KeyMode } from './key-text.rules.js';

/** A key by which a program acts for its owner, within its scopes. */
@ObjectType({ description: 'A key by which a program acts for its owner, within its scopes.', implements: Node })
@Entity({ tableName: 'api_keys' })
export class ApiKey {
  [EntityName]?: 'ApiKey';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => String, { description: 'What its owner calls it, 1–60 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  mode!: KeyMode;

  @Field(() => String, { description: 'Its first and last characters, to recognise it by.' })
  @Property({ type: 'text' })
  shownAs!: string;

  @Property({ type: 'text', hidden: true })
  secretHash!: string;

  @Field(() => [ApiScope], { description: 'What it may be used for.' })
  @Property({ type: 'array' })
  scopes!: ApiScope[];

  @Field(() => [String], { description: 'IP addresses or networks (CIDR) it may be used from; empty: from anywhere.' })
  @Property({ type: 'array' })
  addresses!: Opt<string[]>;

  @Field(() => Date, { description: 'When it was made.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it stops working; null: never by itself.' })
  @Property({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was last used, to the minute; null: never.' })
  @Property({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'When another key took its place; it works until `expiresAt`. Null: it is in use.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  replacedAt: Date | null = null;
}
