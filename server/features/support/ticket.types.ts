import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../core/graphql/connection.js';
import { TicketPriority } from './ticket.enums.js';
import { Ticket } from './ticket.entity.js';
import { TicketMessage } from './ticket-message.entity.js';

const TicketEdge = edgeType(Ticket, 'Ticket');
const TicketMessageEdge = edgeType(TicketMessage, 'TicketMessage');

@ObjectType('TicketConnection', { description: "A page of the viewer's tickets." })
export class OwnTickets implements Connection<Ticket> {
  @Field(() => [TicketEdge], { description: 'Ordered by newest message.' })
  edges!: readonly Edge<Ticket>[];

  @Field(() => PageInfo, { description: 'Position of this page in the list.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'The number of tickets that wait for the viewer.' })
  waitingCount!: number;
}

@ObjectType({ description: "A page of the staff's queue of tickets." })
export class TicketQueue implements Connection<Ticket> {
  @Field(() => [TicketEdge], { description: 'By deadline.' })
  edges!: readonly Edge<Ticket>[];

  @Field(() => PageInfo, { description: 'Position of this page in the list.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Unresolved tickets assigned to the viewer.' })
  mineCount!: number;

  @Field(() => Int, { description: 'Unresolved tickets without an assignee.' })
  unassignedCount!: number;

  @Field(() => Int, { description: 'All unresolved tickets.' })
  allCount!: number;
}

@ObjectType({ description: 'A page of the messages of a ticket.' })
export class TicketMessageConnection implements Connection<TicketMessage> {
  @Field(() => [TicketMessageEdge], { description: 'Newest first.' })
  edges!: readonly Edge<TicketMessage>[];

  @Field(() => PageInfo, { description: 'Position of this page; the next one is older.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'When support would answer a ticket that is opened now.' })
export class SupportPromise {
  @Field(() => TicketPriority, { description: 'The priority.' })
  priority!: TicketPriority;

  @Field(() => Date, { description: 'The time of the answer.' })
  answerBy!: Date;

  @Field(() => Int, { description: 'Working minutes until then.' })
  answerMinutes!: number;
}
