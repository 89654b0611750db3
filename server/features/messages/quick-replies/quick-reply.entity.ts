import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';

/** A reply that a host saved for reuse. */
@ObjectType({ description: 'A reply that a host saved for reuse.' })
@Entity({ tableName: 'quick_replies' })
export class QuickReply {
  [EntityName]?: 'QuickReply';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => String, { description: 'Plain text with line breaks, 1–500 characters.' })
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
