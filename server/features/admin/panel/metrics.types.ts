import { Field, Float, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import type { MetricSums } from './metrics.rules.js';

const percent = (description: string) => ({ nullable: true, description: `${description} Null without any.` });

@ObjectType({ description: 'Metrics of a period. Amounts in cents, shares in percent with one decimal.' })
export class StaffMetricSums implements MetricSums {
  @Field(() => Int, { description: 'Payments of renters.' })
  volumeCents!: number;

  @Field(() => Int, { description: 'Fees and commissions including tax, as in the ledger, net of refunds.' })
  takeCents!: number;

  @Field(() => Float, percent('The take of the volume.'))
  takePercent!: number | null;

  @Field(() => Float, percent('Rented days of the days on which spaces were on offer.'))
  occupancyPercent!: number | null;

  @Field(() => Int, { description: 'Published spaces on the last day, paused ones included.' })
  offeredCount!: number;

  @Field(() => Int, { description: 'Of these, the rented ones.' })
  rentedCount!: number;

  @Field(() => Int, { description: 'Searches by people; another place or other days count as another search.' })
  searchCount!: number;

  @Field(() => Int, { description: 'Requests and instant bookings.' })
  requestCount!: number;

  @Field(() => Float, percent('Requests of the searches.'))
  requestPercent!: number | null;

  @Field(() => Int, { description: 'Requests of these days that were confirmed.' })
  confirmedCount!: number;

  @Field(() => Float, percent('Confirmed requests of all requests.'))
  confirmPercent!: number | null;

  @Field(() => Int, { description: 'Requests of these days that a host answered.' })
  answerCount!: number;

  @Field(() => Int, percent('Median of the minutes until the answer.'))
  answerMinutes!: number | null;

  @Field(() => Float, percent('Confirmed requests that the renter cancelled before the start.'))
  renterCancelPercent!: number | null;

  @Field(() => Float, percent('Confirmed requests that the host cancelled before the start.'))
  hostCancelPercent!: number | null;

  @Field(() => Float, percent('Confirmed requests that Hueco cancelled before the start.'))
  staffCancelPercent!: number | null;

  @Field(() => Float, percent('Confirmed requests that anybody cancelled before the start.'))
  cancelPercent!: number | null;

  @Field(() => Int, { description: 'Ratings of support.' })
  ratingCount!: number;

  @Field(() => Float, percent('Mean of these ratings, 1–5.'))
  satisfaction!: number | null;
}

@ObjectType({ description: 'The metrics of one week.' })
export class StaffMetricWeek {
  @Field(() => LocalDate, { description: 'Its first day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Its last day.' })
  to!: string;

  @Field(() => StaffMetricSums, { description: 'The metrics.' })
  metrics!: MetricSums;
}

@ObjectType({ description: 'Payments of renters on a day, compared with the day 28 days before.' })
export class StaffMetricDay {
  @Field(() => LocalDate, { description: 'The day.' })
  day!: string;

  @Field(() => Int, { description: 'On that day, cents.' })
  volumeCents!: number;

  @Field(() => Int, { description: '28 days before, cents.' })
  volumeCentsBefore!: number;
}

@ObjectType({ description: 'The metrics of the panel: the 28 days up to yesterday, compared with the 28 before.' })
export class StaffMetrics {
  @Field(() => Date, { description: 'When they were computed, at most half a minute ago.' })
  countedAt!: Date;

  @Field(() => LocalDate, { description: 'First of the 28 days.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Yesterday.' })
  to!: string;

  @Field(() => StaffMetricSums, { description: 'The 28 days.' })
  now!: MetricSums;

  @Field(() => StaffMetricSums, { description: 'The 28 days before.' })
  before!: MetricSums;

  @Field(() => [StaffMetricWeek], { description: 'All 56 days by week, oldest first.' })
  weeks!: StaffMetricWeek[];

  @Field(() => [StaffMetricDay], { description: 'The 28 days, oldest first.' })
  days!: StaffMetricDay[];
}
