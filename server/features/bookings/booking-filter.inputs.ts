import { Field, ID, InputType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { BookingStatus } from './booking.enums.js';

@InputType({ description: 'Filters of bookings; all given ones must match.' })
export class BookingFilter {
  @Field(() => ID, { nullable: true, description: 'Only bookings of this space.' })
  spaceId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only those that the calling program gave this `externalId`.' })
  externalId?: string | null;

  @Field(() => [BookingStatus], { nullable: true, description: 'Only those in one of these statuses.' })
  status?: BookingStatus[] | null;

  @Field(() => LocalDate, { nullable: true, description: 'Only those with days on or after this one.' })
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Only those with days before this one.' })
  to?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only those with `updatedAt` at or after this instant, for programs that sync a copy.',
  })
  updatedSince?: Date | null;
}
