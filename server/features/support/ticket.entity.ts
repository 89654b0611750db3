import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node.js';
import type { Locale } from '../../core/values/locale.js';
import { some } from '../../core/graphql/field-options.js';
import { TicketCategory, TicketPriority, TicketSource, TicketStatus } from './ticket.enums.js';

/** A question to support with its answers. Fields that depend on the viewer are field resolvers. */
@ObjectType({ description: 'A question to support, visible to its requester and to support.', implements: Node })
@Entity({ tableName: 'tickets' })
export class Ticket {
  [EntityName]?: 'Ticket';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String, { description: 'The code that people quote: SUP-2027-001479.' })
  @Property({ type: 'text' })
  code!: string;

  /** Null for somebody without an account. */
  @Property({ type: 'uuid', nullable: true })
  requesterId!: string | null;

  /** The name given by a requester without an account; empty for the others. */
  @Property({ type: 'text' })
  name!: string;

  /** The address of a requester without an account; null for the others. */
  @Property({ type: 'text', nullable: true })
  email!: string | null;

  @Field(() => TicketCategory, { description: 'Its topic.' })
  @Property({ type: 'text' })
  category!: TicketCategory;

  @Property({ type: 'uuid', nullable: true })
  bookingId!: string | null;

  @Field(() => String, { description: 'The requester’s text, 5–100 characters.' })
  @Property({ type: 'text' })
  subject!: string;

  @Field(() => TicketSource, { description: 'Its channel.' })
  @Property({ type: 'text' })
  source!: TicketSource;

  @Property({ type: 'text' })
  locale!: Locale;

  @Field(() => TicketPriority, { description: 'Its priority.' })
  @Property({ type: 'text' })
  priority!: TicketPriority;

  @Field(() => TicketStatus, { description: 'Its status.' })
  @Property({ type: 'text' })
  status!: TicketStatus;

  @Property({ type: 'uuid', nullable: true })
  assigneeId: string | null = null;

  @Field(() => Date, { description: 'The promised time of the first answer.' })
  @Property({ type: 'timestamptz' })
  firstAnswerDueAt!: Date;

  @Field(() => Date, some('When support first answered.'))
  @Property({ type: 'timestamptz', nullable: true })
  firstAnsweredAt: Date | null = null;

  @Field(() => Date, some('Until when support answers next; null while nothing is to be answered.'))
  @Property({ type: 'timestamptz', nullable: true })
  answerDueAt: Date | null = null;

  @Field(() => Date, { description: 'The target time of the resolution: 15 working days.' })
  @Property({ type: 'timestamptz' })
  solveBy!: Date;

  /** Since when support waits for the requester. */
  @Property({ type: 'timestamptz', nullable: true })
  waitingSince: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  resolvedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  closedAt: Date | null = null;

  @Field(() => Int, some('How well it was solved, 1–5, as rated by the requester.'))
  @Property({ type: 'smallint', nullable: true })
  satisfaction: number | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  ratedAt: Date | null = null;

  @Field(() => Date, { description: 'When its newest message was written; notes of the staff do not count.' })
  @Property({ type: 'timestamptz' })
  lastMessageAt!: Date;

  @Field(() => Date, { description: 'When it was asked.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}

/** The last ticket number of a year. */
@Entity({ tableName: 'ticket_counters' })
export class TicketCounter {
  [EntityName]?: 'TicketCounter';

  @PrimaryKey({ type: 'smallint' })
  year!: number;

  @Property({ type: 'integer' })
  lastNumber!: Opt<number>;
}
