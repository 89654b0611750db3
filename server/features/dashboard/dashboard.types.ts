import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { BookingGroup, DashboardMode } from '../bookings/booking-groups.types.js';
import { Booking } from '../bookings/booking.entity.js';
import { NextCharge } from '../bookings/payments/next-charge.types.js';

@ObjectType({ description: 'How many bookings a group has.' })
export class BookingGroupCount {
  @Field(() => BookingGroup, { description: 'The group.' })
  group!: BookingGroup;

  @Field(() => Int, { description: 'Bookings in it.' })
  count!: number;
}

@ObjectType({
  description: "A host's income of one month: of the periods that begin in it, less our commission. Cents.",
})
export class MonthIncome {
  @Field(() => LocalDate, { description: 'First day of the month.' })
  month!: string;

  @Field(() => Int, { description: 'Of the charges that were taken.' })
  paidCents!: number;

  @Field(() => Int, {
    description: 'With those still to come this month; the same as `paidCents` in a month that is over.',
  })
  expectedCents!: number;
}

@ObjectType({
  description: "What the dashboard's overview shows; its numbers come from one query, so that they agree.",
})
export class DashboardSummary {
  @Field(() => DashboardMode, { description: 'The side it is about.' })
  mode!: DashboardMode;

  @Field(() => [BookingGroupCount], { description: 'Every group, empty ones too.' })
  groups!: BookingGroupCount[];

  @Field(() => [Booking], {
    description:
      'What waits for the viewer, most urgent first, at most ten. Host: requests, then those whose moving out is to be confirmed and those who move in within a week. Renter: what is to be paid.',
  })
  todo!: Booking[];

  @Field(() => Int, { description: 'How much waits for the viewer in all.' })
  todoCount!: number;

  @Field(() => Int, { description: 'Own spaces that are not archived.' })
  spaceCount!: number;

  @Field(() => Int, { description: 'Own spaces that can be found.' })
  publishedSpaceCount!: number;

  @Field(() => Int, { description: 'Own spaces that can be let: published or paused.' })
  lettableSpaceCount!: number;

  @Field(() => Int, {
    description:
      "Host: income of this month, paid and to come, as in `income`'s last entry. Renter: charges due this month. Cents.",
  })
  monthCents!: number;

  @Field(() => [MonthIncome], {
    description: 'Host: the last twelve months, oldest first, the last being the present one. Renter: empty.',
  })
  income!: MonthIncome[];

  @Field(() => Int, { description: 'Host: what was paid in those twelve months, cents.' })
  incomePaidCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Host: share of space-days taken this month, 0–100; null without spaces.',
  })
  occupancyPercent!: number | null;

  @Field(() => Int, { nullable: true, description: 'Host: space-days taken this month.' })
  occupiedDays!: number | null;

  @Field(() => Int, { nullable: true, description: 'Host: space-days of this month, taken or not.' })
  availableDays!: number | null;

  @Field(() => [Int], { description: 'Host: how many spaces are taken on each day of this month. Renter: empty.' })
  takenByDay!: number[];

  @Field(() => [Booking], { description: 'The next starts, at most five.' })
  upcoming!: Booking[];

  @Field(() => NextCharge, { nullable: true, description: 'Renter: the next charge of all bookings.' })
  nextCharge!: NextCharge | null;
}

/** An arrival or a departure. */
export enum CalendarMoveKind {
  ARRIVAL = 'arrival',
  DEPARTURE = 'departure',
}

registerEnumType(CalendarMoveKind, {
  name: 'CalendarMoveKind',
  description: 'An arrival or a departure.',
  valuesConfig: {
    ARRIVAL: { description: 'A stay begins.' },
    DEPARTURE: { description: 'A stay has ended.' },
  },
});

@ObjectType({ description: 'A day when a stay begins or ends.' })
export class CalendarMove {
  @Field(() => LocalDate, { description: 'The day; of a departure, the first one that is free again.' })
  day!: string;

  @Field(() => CalendarMoveKind, { description: 'Which of the two.' })
  kind!: CalendarMoveKind;

  @Field(() => Booking, { description: 'Whose.' })
  booking!: Booking;
}

@ObjectType({ description: "One day of a host's calendar." })
export class CalendarDay {
  @Field(() => LocalDate, { description: 'The day.' })
  day!: string;

  @Field(() => Int, { description: 'Spaces taken.' })
  takenSpaces!: number;

  @Field(() => Int, { description: 'Stays that begin.' })
  arrivals!: number;

  @Field(() => Int, { description: 'Stays that end: this day is free again.' })
  departures!: number;
}

@ObjectType({ description: "A month of a host's calendar." })
export class HostCalendar {
  @Field(() => LocalDate, { description: 'First day of the month.' })
  month!: string;

  @Field(() => Int, { description: 'Own spaces that can be let.' })
  spaceCount!: number;

  @Field(() => [CalendarDay], { description: 'Every day of the month.' })
  days!: CalendarDay[];

  @Field(() => [CalendarMove], { description: 'Who comes and goes, today or later, at most six.' })
  moves!: CalendarMove[];
}
