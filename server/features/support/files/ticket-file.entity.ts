import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { StoredAttachment } from '../../messages/attachments/stored-attachment.entity.js';

/** A file for support, before and after it is sent with a message. */
@ObjectType({ description: 'A file of a ticket.', implements: Node })
@Entity({ tableName: 'ticket_files' })
export class TicketFile extends StoredAttachment {
  [EntityName]?: 'TicketFile';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid', nullable: true })
  ticketId!: string | null;

  /** Null for a file mailed by somebody without an account. */
  @Property({ type: 'uuid', nullable: true })
  uploaderId!: string | null;

  @Property({ type: 'integer', nullable: true })
  width!: number | null;

  @Property({ type: 'integer', nullable: true })
  height!: number | null;
}
