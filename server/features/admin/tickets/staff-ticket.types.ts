import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { Ticket } from '../../support/ticket.entity.js';
import { TOTAL_COUNT } from '../count-found.js';

const StaffTicketEdge = edgeType(Ticket, 'StaffTicket');

@ObjectType({ description: 'A page of tickets as the staff look them up.' })
export class StaffTicketConnection implements Connection<Ticket> {
  @Field(() => [StaffTicketEdge], { description: 'Newest first.' })
  edges!: readonly Edge<Ticket>[];

  @Field(() => PageInfo, { description: 'Position of this page in the list.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;
}
