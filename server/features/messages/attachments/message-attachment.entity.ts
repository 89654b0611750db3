import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { AttachmentKind } from './attachment-types.js';

/** A file uploaded to a conversation, before and after it is sent with a message. */
@ObjectType({ description: 'A file of a message; visible only to its two sides.' })
@Entity({ tableName: 'message_attachments' })
export class MessageAttachment {
  [EntityName]?: 'MessageAttachment';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  conversationId!: string;

  @Property({ type: 'uuid' })
  uploaderId!: string;

  /** Null until it is sent. */
  @Property({ type: 'uuid', nullable: true })
  messageId!: string | null;

  /** Order within the message. */
  @Property({ type: 'smallint', defaultRaw: '0' })
  position!: Opt<number>;

  @Property({ type: 'text' })
  storageKey!: string;

  @Field(() => AttachmentKind, { description: 'What it is.' })
  @Property({ type: 'text' })
  kind!: AttachmentKind;

  @Field(() => String, { description: 'Its file name, 1–120 characters with the extension.' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'integer' })
  bytes!: number;

  @Field(() => Int, { nullable: true, description: 'Pixels; null for PDFs.' })
  @Property({ type: 'integer', nullable: true })
  width!: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels; null for PDFs.' })
  @Property({ type: 'integer', nullable: true })
  height!: number | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
