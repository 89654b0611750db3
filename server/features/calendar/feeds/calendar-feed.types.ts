import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { Booking } from '../../bookings/booking.entity.js';
import { CalendarFeed } from './calendar-feed.entity.js';

@ObjectType({ description: 'Days that another site has busy although a booking holds them. The booking always stays.' })
export class CalendarConflict {
  @Field(() => LocalDate, { description: 'First day that both take.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The first day that not both take any more.' })
  to!: string;

  @Field(() => LocalDate, { description: 'First day that the other site has busy.' })
  busyFrom!: string;

  @Field(() => LocalDate, { description: 'The first day that the other site has free again.' })
  busyTo!: string;

  @Field(() => Booking, { description: 'The booking of these days.' })
  booking!: Booking;
}

@InputType({ description: 'A calendar of another site.' })
export class AddCalendarFeedInput {
  @Field(() => ID, { description: 'An own space, published or paused.' })
  spaceId!: string;

  @Field(() => String, { description: 'Its address: https, http or webcal, up to 2,000 characters.' })
  url!: string;
}

@InputType({ description: 'Which calendar is to be read now.' })
export class ReadCalendarFeedInput {
  @Field(() => ID, { description: 'The calendar.' })
  calendarFeedId!: string;
}

@InputType({ description: 'Which calendar is to be removed.' })
export class RemoveCalendarFeedInput {
  @Field(() => ID, { description: 'The calendar.' })
  calendarFeedId!: string;
}

@ObjectType({ description: 'A calendar of another site that was added and read.' })
export class AddCalendarFeedPayload {
  @Field(() => CalendarFeed, { description: 'The calendar.' })
  feed!: CalendarFeed;
}

@ObjectType({ description: 'A calendar of another site after an attempt to read it.' })
export class ReadCalendarFeedPayload {
  @Field(() => CalendarFeed, { description: 'The calendar; its `problem` says when it could not be read.' })
  feed!: CalendarFeed;
}

@ObjectType({ description: 'A calendar of another site that is read no more; the days it took are free again.' })
export class RemoveCalendarFeedPayload {
  @Field(() => ID, { description: 'The deleted calendar.' })
  deletedCalendarFeedId!: string;
}
