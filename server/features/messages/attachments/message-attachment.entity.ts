import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { StoredAttachment } from './stored-attachment.entity.js';

/** A file uploaded to a conversation, before and after it is sent with a message. */
@ObjectType({ description: 'A file of a message; visible only to its two sides.' })
@Entity({ tableName: 'message_attachments' })
export class MessageAttachment extends StoredAttachment {
  [EntityName]?: 'MessageAttachment';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  conversationId!: string;

  @Property({ type: 'uuid' })
  uploaderId!: string;

  @Field(() => Int, { nullable: true, description: 'Pixels; null for PDFs.' })
  @Property({ type: 'integer', nullable: true })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels; null for PDFs.' })
  @Property({ type: 'integer', nullable: true })
  height!: number | null;
}
