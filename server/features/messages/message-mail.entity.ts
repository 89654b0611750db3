import { BigIntType, EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Up to which message a participant was already notified by e-mail. */
@Entity({ tableName: 'message_mails' })
export class MessageMail {
  [EntityName]?: 'MessageMail';
  [PrimaryKeyProp]?: ['conversationId', 'userId'];

  @PrimaryKey({ type: 'uuid' })
  conversationId!: string;

  @PrimaryKey({ type: 'uuid' })
  userId!: string;

  @Property({ type: new BigIntType('number') })
  seq!: number;

  @Property({ type: 'timestamptz' })
  sentAt!: Date;
}
