import { BigIntType, EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node.js';
import { TicketAuthor } from './ticket.enums.js';

/** A message of a ticket, or a note of the staff about it. */
@ObjectType({ description: 'A message of a ticket; notes of the staff are visible to support only.', implements: Node })
@Entity({ tableName: 'ticket_messages' })
export class TicketMessage {
  [EntityName]?: 'TicketMessage';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  /** Gives the order of a ticket: instants may be equal. */
  @Property({ type: new BigIntType('number'), autoincrement: true })
  seq!: Opt<number>;

  @Property({ type: 'uuid' })
  ticketId!: string;

  @Field(() => TicketAuthor, { description: 'The author’s role.' })
  @Property({ type: 'text' })
  author!: TicketAuthor;

  @Property({ type: 'uuid', nullable: true })
  authorId!: string | null;

  @Field(() => String, { description: 'Plain text with line breaks; empty when there are only files.' })
  @Property({ type: 'text' })
  body!: string;

  @Field(() => Boolean, { description: 'Whether it is a note of the staff, which is never sent.' })
  @Property({ type: 'boolean', defaultRaw: 'false' })
  isInternal!: Opt<boolean>;

  @Field(() => Boolean, { description: 'Whether it came by e-mail.' })
  @Property({ type: 'boolean', defaultRaw: 'false' })
  isMail!: Opt<boolean>;

  @Property({ type: 'text', nullable: true })
  mailKey!: string | null;

  @Field(() => Date, { description: 'When it was written.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
