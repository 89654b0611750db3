import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';

/** A reply that support saved for reuse, shared by all of its staff. */
@ObjectType({ description: 'A reply that support saved for reuse.', implements: Node })
@Entity({ tableName: 'saved_replies' })
export class SavedReply {
  [EntityName]?: 'SavedReply';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String, { description: 'Its title in the list, 3–60 characters.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Its text in Spanish, 1–3000 characters.' })
  @Property({ type: 'text' })
  textEs!: string;

  @Field(() => String, { description: 'Its text in English, 1–3000 characters.' })
  @Property({ type: 'text' })
  textEn!: string;

  @Property({ type: 'uuid', nullable: true })
  updatedBy!: string | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}
