import { Field, ID, InputType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { BookingStatus } from './booking-types.js';

@InputType({ description: 'Which bookings are meant: those that fit all that is given.' })
export class BookingFilter {
  @Field(() => ID, { nullable: true, description: 'Of this space.' })
  spaceId?: string | null;

  @Field(() => String, { nullable: true, description: 'That the calling program gave this `externalId`.' })
  externalId?: string | null;

  @Field(() => [BookingStatus], { nullable: true, description: 'In one of these statuses.' })
  status?: BookingStatus[] | null;

  @Field(() => LocalDate, { nullable: true, description: 'With days on or after this one.' })
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'With days before this one.' })
  to?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Whose `updatedAt` is this instant or later: what a program that keeps a copy has missed.',
  })
  updatedSince?: Date | null;
}
