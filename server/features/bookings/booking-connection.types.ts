import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../core/graphql/connection.js';
import { Booking } from './booking.entity.js';

export const BookingEdge = edgeType(Booking, 'Booking');

@ObjectType({ description: 'A page of bookings.' })
export class BookingConnection implements Connection<Booking> {
  @Field(() => [BookingEdge], { description: 'The bookings, most urgent first.' })
  edges!: readonly Edge<Booking>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'The total number.' })
  totalCount!: number;
}
