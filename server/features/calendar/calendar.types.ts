import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { Booking } from '../bookings/booking.entity.js';
import { SpaceBlock } from '../spaces/blocks/space-block.entity.js';
import { CalendarFeed } from './feeds/calendar-feed.entity.js';
import { Space, type SpaceRow } from '../spaces/space.entity.js';

/** What takes days of a space in its host's calendar. */
export enum CalendarEntryKind {
  REQUEST = 'request',
  BOOKED = 'booked',
  RUNNING = 'running',
  MOVE_OUT = 'move_out',
  BLOCK = 'block',
  OTHER_SITE = 'other_site',
}

registerEnumType(CalendarEntryKind, {
  name: 'CalendarEntryKind',
  description: "What takes days of a space in its host's calendar.",
  valuesConfig: {
    REQUEST: { description: 'A request that waits for an answer.' },
    BOOKED: { description: 'An agreed rental that has not begun.' },
    RUNNING: { description: 'A rental that has begun, or is over.' },
    MOVE_OUT: { description: 'The rental is over; the host has still to confirm that the space is empty.' },
    BLOCK: { description: 'Days that the host blocked.' },
    OTHER_SITE: { description: 'Days that another site has busy.' },
  },
});

@ObjectType({
  description: "Days of a space in its host's calendar; they may begin before the month and end after it.",
})
export class CalendarEntry {
  @Field(() => CalendarEntryKind, { description: 'What takes the days.' })
  kind!: CalendarEntryKind;

  @Field(() => LocalDate, { description: 'First day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The first day that is free again.' })
  to!: string;

  @Field(() => Booking, { nullable: true, description: 'The booking; null for days without one.' })
  booking!: Booking | null;

  @Field(() => SpaceBlock, { nullable: true, description: "The host's block; null for other entries." })
  block!: SpaceBlock | null;

  @Field(() => CalendarFeed, { nullable: true, description: 'The calendar of another site; null for other entries.' })
  feed!: CalendarFeed | null;
}

@ObjectType({ description: "One space's row of the calendar." })
export class SpaceCalendar {
  @Field(() => Space, { description: 'The space.' })
  space!: SpaceRow;

  @Field(() => [CalendarEntry], { description: 'What takes days of the month, by first day.' })
  entries!: CalendarEntry[];
}

@ObjectType({ description: 'A month of all spaces of a host: what takes which days.' })
export class HostMonth {
  @Field(() => LocalDate, { description: 'First day of the month.' })
  month!: string;

  @Field(() => [SpaceCalendar], { description: 'Published spaces, then paused ones; at most 100.' })
  rows!: SpaceCalendar[];

  @Field(() => Int, { description: 'Days of the month on which a space is let, of all spaces together.' })
  occupiedDays!: number;

  @Field(() => Int, { description: 'Days of the month, of all spaces together.' })
  availableDays!: number;

  @Field(() => Int, { nullable: true, description: 'Share of the days that are let; null without spaces.' })
  occupancyPercent!: number | null;
}

@ObjectType({ description: 'The secret address of the busy days of a space, for calendars of other sites (iCal).' })
export class CalendarAddress {
  @Field(() => String, { description: 'Where another site reads them; a reader needs no sign-in.' })
  url!: string;

  @Field(() => Date, { nullable: true, description: 'When it was last read; null: never.' })
  lastReadAt!: Date | null;
}

@ObjectType({ description: 'Days that were blocked.' })
export class BlockDaysPayload {
  @Field(() => [SpaceBlock], { description: 'One for each space.' })
  blocks!: SpaceBlock[];
}

@ObjectType({ description: 'Days that are free again.' })
export class UnblockDaysPayload {
  @Field(() => ID, { description: 'The deleted block.' })
  deletedBlockId!: string;
}
