import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../core/graphql/connection.js';
import { TicketPriority } from './ticket-types.js';
import { SavedReply } from './staff/saved-reply.entity.js';
import { Ticket } from './ticket.entity.js';
import { TicketMessage } from './ticket-message.entity.js';

const TicketEdge = edgeType(Ticket, 'Ticket');
const TicketMessageEdge = edgeType(TicketMessage, 'TicketMessage');

@ObjectType('TicketConnection', { description: "A page of the viewer's tickets." })
export class OwnTickets implements Connection<Ticket> {
  @Field(() => [TicketEdge], { description: 'The one with the newest message first.' })
  edges!: readonly Edge<Ticket>[];

  @Field(() => PageInfo, { description: 'Position of this page in the list.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'How many tickets wait for an answer of the viewer.' })
  waitingCount!: number;
}

@ObjectType({ description: "A page of the staff's queue of tickets." })
export class TicketQueue implements Connection<Ticket> {
  @Field(() => [TicketEdge], { description: 'The soonest to be answered first.' })
  edges!: readonly Edge<Ticket>[];

  @Field(() => PageInfo, { description: 'Position of this page in the list.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Unsolved tickets of the viewer.' })
  mineCount!: number;

  @Field(() => Int, { description: 'Unsolved tickets of nobody.' })
  unassignedCount!: number;

  @Field(() => Int, { description: 'All unsolved tickets.' })
  allCount!: number;
}

@ObjectType({ description: 'A page of the messages of a ticket.' })
export class TicketMessageConnection implements Connection<TicketMessage> {
  @Field(() => [TicketMessageEdge], { description: 'Newest first.' })
  edges!: readonly Edge<TicketMessage>[];

  @Field(() => PageInfo, { description: 'Position of this page; the next one is older.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'When support would answer a ticket that is sent now.' })
export class SupportPromise {
  @Field(() => TicketPriority, { description: 'How soon it is answered.' })
  priority!: TicketPriority;

  @Field(() => Date, { description: 'Until when it is answered.' })
  answerBy!: Date;

  @Field(() => Int, { description: 'Minutes of work until then.' })
  answerMinutes!: number;
}

const ticket = { description: 'As it is now.' };

@ObjectType({ description: 'A ticket was opened.' })
export class OpenTicketPayload {
  @Field(() => Ticket, ticket)
  ticket!: Ticket;
}

@ObjectType({ description: 'A message was added to a ticket.' })
export class SendTicketMessagePayload {
  @Field(() => Ticket, ticket)
  ticket!: Ticket;
}

@ObjectType({ description: 'A ticket was reopened.' })
export class ReopenTicketPayload {
  @Field(() => Ticket, ticket)
  ticket!: Ticket;
}

@ObjectType({ description: 'A ticket was rated.' })
export class RateTicketPayload {
  @Field(() => Ticket, ticket)
  ticket!: Ticket;
}

@ObjectType({ description: 'Support answered.' })
export class AnswerTicketPayload {
  @Field(() => Ticket, ticket)
  ticket!: Ticket;
}

@ObjectType({ description: 'A note was added.' })
export class AddTicketNotePayload {
  @Field(() => Ticket, ticket)
  ticket!: Ticket;
}

@ObjectType({ description: 'A ticket was given to somebody.' })
export class AssignTicketPayload {
  @Field(() => Ticket, ticket)
  ticket!: Ticket;
}

@ObjectType({ description: 'A reply was saved.' })
export class SaveSavedReplyPayload {
  @Field(() => SavedReply, { description: 'As it is now.' })
  savedReply!: SavedReply;
}

@ObjectType({ description: 'A saved reply was deleted.' })
export class DeleteSavedReplyPayload {
  @Field(() => Boolean, { description: 'Always true, also when there was none.' })
  isDeleted!: boolean;
}
