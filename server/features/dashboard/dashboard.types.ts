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
  description: 'A host’s income of one month: from the periods that begin in it, net of our commission. Cents.',
})
export class MonthIncome {
  @Field(() => LocalDate, { description: 'First day of the month.' })
  month!: string;

  @Field(() => Int, { description: 'From collected charges.' })
  paidCents!: number;

  @Field(() => Int, {
    description: 'Including future charges of this month; equal to `paidCents` in past months.',
  })
  expectedCents!: number;
}

@ObjectType({
  description: 'The dashboard’s overview; its numbers come from one query, so that they agree.',
})
export class DashboardSummary {
  @Field(() => DashboardMode, { description: 'The side.' })
  mode!: DashboardMode;

  @Field(() => [BookingGroupCount], { description: 'Every group, empty ones too.' })
  groups!: BookingGroupCount[];

  @Field(() => [Booking], {
    description:
      'What waits for the viewer, most urgent first, at most ten. Host: requests, then move-outs to confirm and arrivals within a week. Renter: charges to pay.',
  })
  todo!: Booking[];

  @Field(() => Int, { description: 'The total number of bookings that wait for the viewer, without `answersDue`.' })
  todoCount!: number;

  /** Host: bookings with a requested change or a claim that waits for the host, most urgent first. */
  readonly mayNeedAnswer!: readonly Booking[];

  @Field(() => Int, { description: 'Host: bookings that wait for an answer beyond those of `answersDue`. Renter: 0.' })
  answersLeft!: number;

  @Field(() => Int, { description: 'Own spaces that are not archived.' })
  spaceCount!: number;

  @Field(() => Int, { description: 'Own published spaces.' })
  publishedSpaceCount!: number;

  @Field(() => Int, { description: 'Own spaces that can be let: published or paused.' })
  lettableSpaceCount!: number;

  @Field(() => Int, {
    description:
      'Host: income of this month, paid and future, as in `income`’s last entry. Renter: charges due this month. Cents.',
  })
  monthCents!: number;

  @Field(() => [MonthIncome], {
    description: 'Host: the last twelve months, oldest first, the last being the current one. Renter: empty.',
  })
  income!: MonthIncome[];

  @Field(() => Int, { description: 'Host: income paid in those twelve months, cents.' })
  incomePaidCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Host: share of space-days taken this month among those that could be let, 0–100; null without any.',
  })
  occupancyPercent!: number | null;

  @Field(() => Int, { nullable: true, description: 'Host: space-days taken this month.' })
  occupiedDays!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Host: space-days of this month that could be let: since publication, without blocked ones.',
  })
  availableDays!: number | null;

  @Field(() => [Int], { description: 'Host: how many spaces are taken on each day of this month. Renter: empty.' })
  takenByDay!: number[];

  @Field(() => [Booking], { description: 'The next starts, at most five.' })
  upcoming!: Booking[];

  @Field(() => NextCharge, { nullable: true, description: 'Renter: the next charge of all bookings.' })
  nextCharge!: NextCharge | null;
}

@ObjectType({ description: 'An answer about an agreed booking that the viewer owes the other side, or the staff.' })
export class AnswerDue {
  /** Null for a requested change. */
  readonly claimUuid!: string | null;

  @Field(() => Booking, { description: 'The booking.' })
  booking!: Booking;

  @Field(() => Date, { description: 'When it was asked for.' })
  since!: Date;

  @Field(() => Date, { nullable: true, description: 'Until when it can be given; null without a deadline.' })
  until!: Date | null;
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
  @Field(() => LocalDate, { description: 'The day; for a departure, the first free day.' })
  day!: string;

  @Field(() => CalendarMoveKind, { description: 'Whether it is an arrival or a departure.' })
  kind!: CalendarMoveKind;

  @Field(() => Booking, { description: 'The booking.' })
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

  @Field(() => Int, { description: 'Stays that end: free from this day on.' })
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

  @Field(() => [CalendarMove], { description: 'Arrivals and departures from today on, at most six.' })
  moves!: CalendarMove[];
}
