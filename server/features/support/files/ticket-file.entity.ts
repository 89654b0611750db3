import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { AttachmentKind } from '../../messages/attachments/attachment-types.js';

/** A file for support, before and after it is sent with a message. */
@ObjectType({ description: 'A file of a ticket.', implements: Node })
@Entity({ tableName: 'ticket_files' })
export class TicketFile {
  [EntityName]?: 'TicketFile';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid', nullable: true })
  ticketId!: string | null;

  /** Null until it is sent. */
  @Property({ type: 'uuid', nullable: true })
  messageId!: string | null;

  /** Null for a file that came by mail from somebody without an account. */
  @Property({ type: 'uuid', nullable: true })
  uploaderId!: string | null;

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

  @Property({ type: 'integer', nullable: true })
  width!: number | null;

  @Property({ type: 'integer', nullable: true })
  height!: number | null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
