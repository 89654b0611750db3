import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { Booking } from '../../bookings/booking.entity.js';

@ObjectType({
  description: 'Days that an external calendar has busy although a booking holds them. The booking is not affected.',
})
export class CalendarConflict {
  @Field(() => LocalDate, { description: 'First overlapping day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The day after the last overlapping one.' })
  to!: string;

  @Field(() => LocalDate, { description: 'First busy day of the external calendar.' })
  busyFrom!: string;

  @Field(() => LocalDate, { description: 'Its first free day after that.' })
  busyTo!: string;

  @Field(() => Booking, { description: 'The booking of these days.' })
  booking!: Booking;
}

@InputType({ description: 'An external calendar to add.' })
export class AddCalendarFeedInput {
  @Field(() => ID, { description: 'An own space, published or paused.' })
  spaceId!: string;

  @Field(() => String, { description: 'Its URL: https, http or webcal, up to 2,000 characters.' })
  url!: string;
}

@InputType({ description: 'A calendar to fetch now.' })
export class ReadCalendarFeedInput {
  @Field(() => ID, { description: 'The calendar.' })
  calendarFeedId!: string;
}

@InputType({ description: 'A calendar to remove.' })
export class RemoveCalendarFeedInput {
  @Field(() => ID, { description: 'The calendar.' })
  calendarFeedId!: string;
}
