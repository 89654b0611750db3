import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { MessageReportReason } from './report.enums.js';

/** A report of a message or a whole conversation. */
@Entity({ tableName: 'message_reports' })
export class MessageReport {
  [EntityName]?: 'MessageReport';
  [PrimaryKeyProp]?: 'code';

  @PrimaryKey({ type: 'text' })
  code!: string;

  @Property({ type: 'uuid' })
  conversationId!: string;

  @Property({ type: 'uuid', nullable: true })
  messageId!: string | null;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  reason!: MessageReportReason;

  @Property({ type: 'text' })
  details!: string;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
