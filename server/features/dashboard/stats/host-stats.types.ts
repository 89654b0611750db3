import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { Space, type SpaceRow } from '../../spaces/space.entity.js';
import { PastPosition } from './price-position.entity.js';

/** The period of statistics. */
export enum StatsPeriod {
  DAYS_30 = 'days_30',
  DAYS_90 = 'days_90',
  YEAR = 'year',
}

registerEnumType(StatsPeriod, {
  name: 'StatsPeriod',
  description: 'The period of statistics, up to yesterday.',
  valuesConfig: {
    DAYS_30: { description: 'Thirty days.' },
    DAYS_90: { description: 'Ninety days.' },
    YEAR: { description: '52 weeks.' },
  },
});

@ObjectType({ description: 'A number for a period, with the previous period for comparison.' })
export class StatsCount {
  @Field(() => Int, { description: 'The value in the period.' })
  total!: number;

  @Field(() => Int, { description: 'The value in the previous period of the same length.' })
  previous!: number;

  @Field(() => [Int], { description: 'The period in ten equal steps, oldest first.' })
  trend!: readonly number[];
}

@ObjectType({ description: 'The statistics of a step of the period: a day, or a week in a year.' })
export class StatsStep {
  @Field(() => LocalDate, { description: 'Its first day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Its last day.' })
  to!: string;

  @Field(() => Int, { description: 'Views in it.' })
  views!: number;

  @Field(() => Int, { description: 'Views in the same step of the previous period.' })
  previousViews!: number;

  @Field(() => Int, { description: 'Favorites added in it and not removed.' })
  favorites!: number;

  @Field(() => Int, { description: 'Requests and instant bookings in it.' })
  requests!: number;
}

@ObjectType({ description: 'The funnel from viewing a space to booking it, in the previous period.' })
export class StatsFunnelBefore {
  @Field(() => Int, { description: 'People who saw a space.' })
  views!: number;

  @Field(() => Int, { description: 'People who chose dates and saw their price.' })
  priceViews!: number;

  @Field(() => Int, { description: 'People who requested or booked.' })
  requests!: number;

  @Field(() => Int, { description: 'Of these, accepted or booked instantly.' })
  accepted!: number;
}

@ObjectType({ description: 'The funnel from viewing a space to booking it, in the period.' })
export class StatsFunnel extends StatsFunnelBefore {
  @Field(() => Int, { description: 'Requests that wait for the host.' })
  waiting!: number;

  @Field(() => Int, { description: 'Requests declined by the host.' })
  declined!: number;

  @Field(() => StatsFunnelBefore, { description: 'The previous period of the same length.' })
  before!: StatsFunnelBefore;
}

@ObjectType({ description: 'The response rate on a day.' })
export class StatsResponseDay {
  @Field(() => LocalDate, { description: 'The last of the 90 days.' })
  day!: string;

  @Field(() => Int, { description: 'Share of the requests of those 90 days that were answered in time.' })
  percent!: number;
}

@ObjectType({ description: 'The host’s response to the requests of the last 90 days.' })
export class StatsResponse {
  @Field(() => Int, { nullable: true, description: 'Share answered in time; null with fewer than five requests.' })
  percent!: number | null;

  @Field(() => Int, { nullable: true, description: 'The same for the previous 90 days.' })
  previousPercent!: number | null;

  @Field(() => [StatsResponseDay], {
    description:
      'The development of the share over the 90 days, oldest first; without days with fewer than five requests.',
  })
  trend!: readonly StatsResponseDay[];

  @Field(() => Int, { nullable: true, description: 'Median response time in minutes; null with fewer than five.' })
  medianMinutes!: number | null;

  @Field(() => Int, { description: 'Answered and expired requests.' })
  count!: number;

  @Field(() => Int, { description: 'Answered within an hour.' })
  withinHour!: number;

  @Field(() => Int, { description: 'Answered within one to six hours.' })
  withinSixHours!: number;

  @Field(() => Int, { description: 'Answered later.' })
  later!: number;

  @Field(() => Int, { description: 'Not answered in time.' })
  unanswered!: number;
}

@ObjectType({ description: 'Occupancy of a month.' })
export class StatsOccupancy {
  @Field(() => LocalDate, { description: 'First day of the month.' })
  month!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Share of taken days among those that could be let; null when there were none.',
  })
  percent!: number | null;

  @Field(() => Boolean, { description: 'Whether the month is not over: it includes the bookings of today.' })
  isForecast!: boolean;
}

@ObjectType({ description: 'The position of a space’s price among similar spaces of other hosts nearby.' })
export class PricePosition {
  @Field(() => Int, { description: 'The total monthly price, cents.' })
  priceCents!: number;

  @Field(() => Int, { description: 'The number of similar spaces.' })
  peerCount!: number;

  @Field(() => Int, { description: 'Their maximum distance in metres.' })
  radiusM!: number;

  @Field(() => Float, { description: 'Their minimum size in square metres.' })
  minSizeM2!: number;

  @Field(() => Float, { description: 'Their maximum size in square metres.' })
  maxSizeM2!: number;

  @Field(() => Int, { nullable: true, description: 'Their median price, cents; null with fewer than five.' })
  medianCents!: number | null;

  @Field(() => Int, { nullable: true, description: 'Their lower quartile, cents; null with fewer than five.' })
  lowCents!: number | null;

  @Field(() => Int, { nullable: true, description: 'Their upper quartile, cents; null with fewer than five.' })
  highCents!: number | null;

  @Field(() => [PastPosition], {
    description: 'The last six months with a median, oldest first, without the current one.',
  })
  past!: readonly PastPosition[];
}

@ObjectType({ description: 'Statistics of one space.' })
export class SpaceStats {
  @Field(() => Space, { description: 'The space.' })
  space!: SpaceRow;

  @Field(() => LocalDate, { nullable: true, description: 'The day on which it was published, if ever.' })
  publishedOn!: string | null;

  @Field(() => StatsCount, { description: 'Views.' })
  views!: StatsCount;

  @Field(() => Int, { description: 'Favorites added in the period and not removed.' })
  favorites!: number;

  @Field(() => Int, { description: 'Requests and instant bookings of the period.' })
  requests!: number;

  @Field(() => Int, { nullable: true, description: 'Occupancy of the last full month, in percent.' })
  occupancyPercent!: number | null;

  @Field(() => Int, { nullable: true, description: 'Income per square metre in the last full month, cents.' })
  incomePerM2Cents!: number | null;

  @Field(() => Int, { nullable: true, description: 'The same for the month before it.' })
  previousIncomePerM2Cents!: number | null;

  @Field(() => PricePosition, { nullable: true, description: 'Its price position; null unless it is published.' })
  position!: PricePosition | null;
}

@ObjectType({ description: 'Statistics of a host’s spaces: views, requests, response, occupancy, income and prices.' })
export class HostStats {
  @Field(() => LocalDate, { description: 'First day of the period.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Its last day: yesterday.' })
  to!: string;

  @Field(() => [Space], { description: 'The spaces that can be chosen: published and paused ones.' })
  choices!: readonly SpaceRow[];

  @Field(() => StatsCount, { description: 'Views, each visitor once a day, without the host’s own.' })
  views!: StatsCount;

  @Field(() => StatsCount, { description: 'Favorites added and not removed.' })
  favorites!: StatsCount;

  @Field(() => StatsCount, { description: 'Requests and instant bookings.' })
  requests!: StatsCount;

  @Field(() => [StatsStep], { description: 'Views, favorites and requests, step by step.' })
  steps!: readonly StatsStep[];

  @Field(() => StatsFunnel, { description: 'The funnel from view to booking.' })
  funnel!: StatsFunnel;

  @Field(() => StatsResponse, { description: 'The response to requests.' })
  response!: StatsResponse;

  @Field(() => [StatsOccupancy], { description: 'Twelve months, the last one the current.' })
  occupancy!: readonly StatsOccupancy[];

  @Field(() => LocalDate, { description: 'First day of the last full month, which the income is for.' })
  incomeMonth!: string;

  @Field(() => Int, { nullable: true, description: 'Income per square metre in that month, cents.' })
  incomePerM2Cents!: number | null;

  @Field(() => Int, { nullable: true, description: 'The same for the month before it.' })
  previousIncomePerM2Cents!: number | null;

  @Field(() => Int, { nullable: true, description: 'Expected income per square metre in the current month, cents.' })
  expectedPerM2Cents!: number | null;

  @Field(() => [SpaceStats], { description: 'By space, the most viewed first.' })
  bySpace!: readonly SpaceStats[];
}
