import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
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
    BOOKED: { description: 'A confirmed rental that has not begun.' },
    RUNNING: { description: 'A rental that has begun, or has ended.' },
    MOVE_OUT: { description: 'The rental has ended; the host has still to confirm that the space is empty.' },
    BLOCK: { description: 'Days that the host blocked.' },
    OTHER_SITE: { description: 'Busy days of an external calendar.' },
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

  @Field(() => LocalDate, { description: 'The first free day after it.' })
  to!: string;

  @Field(() => Booking, { nullable: true, description: 'The booking; null for days without one.' })
  booking!: Booking | null;

  @Field(() => SpaceBlock, { nullable: true, description: "The host's block; null for other entries." })
  block!: SpaceBlock | null;

  @Field(() => CalendarFeed, { nullable: true, description: 'The external calendar; null for other entries.' })
  feed!: CalendarFeed | null;
}

@ObjectType({ description: "One space's row of the calendar." })
export class SpaceCalendar {
  @Field(() => Space, { description: 'The space.' })
  space!: SpaceRow;

  @Field(() => [CalendarEntry], { description: 'What takes days of the month, by first day.' })
  entries!: CalendarEntry[];

  @Field(() => Boolean, { description: 'Whether days of it can be blocked: not while it is suspended.' })
  canBlock!: boolean;
}

@ObjectType({ description: 'A month of all spaces of a host: what takes which days.' })
export class HostMonth {
  @Field(() => LocalDate, { description: 'First day of the month.' })
  month!: string;

  @Field(() => [SpaceCalendar], {
    description: 'Published spaces, then paused ones, then suspended ones with a booking; the first 100.',
  })
  rows!: SpaceCalendar[];

  @Field(() => Int, { description: 'How many spaces there are, also beyond the first 100.' })
  spaceCount!: number;

  @Field(() => Int, { description: 'Let days of the month, of all published and paused spaces together.' })
  occupiedDays!: number;

  @Field(() => Int, {
    description:
      'Days of the month that could be let, of all published and paused spaces together: since publication, without blocked ones.',
  })
  availableDays!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Share of let days among those that could be let; null without any.',
  })
  occupancyPercent!: number | null;
}

@ObjectType({ description: 'The secret URL of the busy days of a space, for other sites (iCal).' })
export class CalendarAddress {
  @Field(() => String, { description: 'The URL; reading it requires no sign-in.' })
  url!: string;

  @Field(() => Date, { nullable: true, description: 'When it was last read; null for never.' })
  lastReadAt!: Date | null;
}
