import { BigIntType, EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { ContactKind } from '../../core/redaction/contact/contact-patterns.js';
import { Node } from '../../core/graphql/node.js';
import { MessageKind, type MessageEventDetails, type MessageEventType } from './message.enums.js';

/** A message or an event of a conversation. */
@ObjectType({
  description: 'A message of a conversation, or an event of its booking; visible only to its two sides.',
  implements: Node,
})
@Entity({ tableName: 'messages' })
export class Message {
  [EntityName]?: 'Message';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  /** Gives the order of a conversation: instants may be equal. */
  @Property({ type: new BigIntType('number'), autoincrement: true })
  seq!: Opt<number>;

  @Property({ type: 'uuid' })
  conversationId!: string;

  @Field(() => MessageKind, { description: 'Whether a person wrote it.' })
  @Property({ type: 'text' })
  kind!: MessageKind;

  @Property({ type: 'uuid', nullable: true })
  senderId!: string | null;

  @Property({ type: 'uuid', nullable: true })
  receiverId!: string | null;

  /** Redacted: U+FFFC replaces each removed span. */
  @Property({ type: 'text', defaultRaw: "''::text" })
  body!: Opt<string>;

  /** The text as typed, stored for 90 days when something was redacted. */
  @Property({ type: 'text', nullable: true })
  original!: string | null;

  /** Kinds of the redacted contact data. */
  @Property({ type: 'array', defaultRaw: "'{}'::text[]" })
  maskKinds!: Opt<ContactKind[]>;

  @Property({ type: 'text', nullable: true })
  eventType!: MessageEventType | null;

  @Property({ type: 'json', fieldName: 'event_facts', defaultRaw: "'{}'::jsonb" })
  eventDetails!: Opt<MessageEventDetails>;

  @Property({ type: 'uuid', nullable: true })
  bookingId!: string | null;

  @Field(() => Boolean, {
    name: 'read',
    description: 'Whether the receiver read it; false for an event, which has no receiver.',
  })
  @Property({ type: 'boolean', defaultRaw: 'false' })
  isRead!: Opt<boolean>;

  @Field(() => Date, { nullable: true, description: 'When the receiver read it; null before that, and for events.' })
  @Property({ type: 'timestamptz', nullable: true })
  readAt!: Date | null;

  /** Unique: an event delivered twice adds one message. */
  @Property({ type: 'text', nullable: true })
  dedupeKey!: string | null;

  @Field(() => Date, { description: 'When it was sent, or when the event happened.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
