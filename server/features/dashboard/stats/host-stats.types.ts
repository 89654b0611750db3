import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { Space, type SpaceRow } from '../../spaces/space.entity.js';
import { PastPosition } from './price-position.entity.js';

/** How long a time statistics look back. */
export enum StatsPeriod {
  DAYS_30 = 'days_30',
  DAYS_90 = 'days_90',
  YEAR = 'year',
}

registerEnumType(StatsPeriod, {
  name: 'StatsPeriod',
  description: 'How long a time statistics look back, up to yesterday.',
  valuesConfig: {
    DAYS_30: { description: 'Thirty days.' },
    DAYS_90: { description: 'Ninety days.' },
    YEAR: { description: '52 weeks.' },
  },
});

@ObjectType({ description: 'One number of a period, beside that of the period before.' })
export class StatsCount {
  @Field(() => Int, { description: 'In the period.' })
  total!: number;

  @Field(() => Int, { description: 'In the period before, of the same length.' })
  previous!: number;

  @Field(() => [Int], { description: 'The period in ten equal steps, oldest first.' })
  trend!: readonly number[];
}

@ObjectType({ description: 'What happened in a step of the period: a day, of a year a week.' })
export class StatsStep {
  @Field(() => LocalDate, { description: 'Its first day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Its last day.' })
  to!: string;

  @Field(() => Int, { description: 'Views in it.' })
  views!: number;

  @Field(() => Int, { description: 'Views in the same step of the period before.' })
  previousViews!: number;

  @Field(() => Int, { description: 'Added to favorites in it, and kept.' })
  favorites!: number;

  @Field(() => Int, { description: 'Requests and instant bookings in it.' })
  requests!: number;
}

@ObjectType({ description: 'How many went on from seeing a space to booking it, in the period before.' })
export class StatsFunnelBefore {
  @Field(() => Int, { description: 'Saw a space.' })
  views!: number;

  @Field(() => Int, { description: 'Chose dates and saw their price.' })
  priceViews!: number;

  @Field(() => Int, { description: 'Requested or booked.' })
  requests!: number;

  @Field(() => Int, { description: 'Of these, accepted or booked at once.' })
  accepted!: number;
}

@ObjectType({ description: 'How many went on from seeing a space to booking it, in the period.' })
export class StatsFunnel extends StatsFunnelBefore {
  @Field(() => Int, { description: 'Of the requests, waiting for the host.' })
  waiting!: number;

  @Field(() => Int, { description: 'Of the requests, declined by the host.' })
  declined!: number;

  @Field(() => StatsFunnelBefore, { description: 'The same of the period before, of the same length.' })
  before!: StatsFunnelBefore;
}

@ObjectType({ description: 'The response rate as it stood on a day.' })
export class StatsResponseDay {
  @Field(() => LocalDate, { description: 'The last of the 90 days.' })
  day!: string;

  @Field(() => Int, { description: 'Share of the requests of those 90 days that was answered in time.' })
  percent!: number;
}

@ObjectType({ description: 'How the host answered the requests of the last 90 days.' })
export class StatsResponse {
  @Field(() => Int, { nullable: true, description: 'Share answered in time; null with fewer than five requests.' })
  percent!: number | null;

  @Field(() => Int, { nullable: true, description: 'The same of the 90 days before.' })
  previousPercent!: number | null;

  @Field(() => [StatsResponseDay], {
    description: 'How the share developed in the 90 days, oldest first; without days with fewer than five requests.',
  })
  trend!: readonly StatsResponseDay[];

  @Field(() => Int, { nullable: true, description: 'Median of the answers, in minutes; null with fewer than five.' })
  medianMinutes!: number | null;

  @Field(() => Int, { description: 'Requests that were answered or ran out of time.' })
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
    description: 'Taken days of those that could be let; null when there were none.',
  })
  percent!: number | null;

  @Field(() => Boolean, { description: 'The month is not over: with the bookings of today.' })
  isForecast!: boolean;
}

@ObjectType({ description: 'Where the price of a space stands among similar ones of other hosts nearby.' })
export class PricePosition {
  @Field(() => Int, { description: 'The final price of a month, cents.' })
  priceCents!: number;

  @Field(() => Int, { description: 'How many similar spaces there are.' })
  peerCount!: number;

  @Field(() => Int, { description: 'They lie within so many metres.' })
  radiusM!: number;

  @Field(() => Float, { description: 'From so many square metres.' })
  minSizeM2!: number;

  @Field(() => Float, { description: 'Up to so many square metres.' })
  maxSizeM2!: number;

  @Field(() => Int, { nullable: true, description: 'Their median, cents; null with fewer than five.' })
  medianCents!: number | null;

  @Field(() => Int, { nullable: true, description: 'A quarter of them asks less, cents; null with fewer than five.' })
  lowCents!: number | null;

  @Field(() => Int, { nullable: true, description: 'A quarter of them asks more, cents; null with fewer than five.' })
  highCents!: number | null;

  @Field(() => [PastPosition], { description: 'The last six months with a median, oldest first, without the present.' })
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

  @Field(() => Int, { description: 'How often it was added to favorites and kept, in the period.' })
  favorites!: number;

  @Field(() => Int, { description: 'Requests and instant bookings of the period.' })
  requests!: number;

  @Field(() => Int, { nullable: true, description: 'Occupancy of the last full month, in percent.' })
  occupancyPercent!: number | null;

  @Field(() => Int, { nullable: true, description: 'Received for a square metre in the last full month, cents.' })
  incomePerM2Cents!: number | null;

  @Field(() => Int, { nullable: true, description: 'The same of the month before it.' })
  previousIncomePerM2Cents!: number | null;

  @Field(() => PricePosition, { nullable: true, description: 'Its price among others; null unless it is published.' })
  position!: PricePosition | null;
}

@ObjectType({ description: "What a host's spaces do: views, requests, response, occupancy, income and prices." })
export class HostStats {
  @Field(() => LocalDate, { description: 'First day of the period.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Its last day: yesterday.' })
  to!: string;

  @Field(() => [Space], { description: 'The spaces that can be chosen: those that are let or paused.' })
  choices!: readonly SpaceRow[];

  @Field(() => StatsCount, { description: 'Views, each visitor once a day, without the own ones.' })
  views!: StatsCount;

  @Field(() => StatsCount, { description: 'Added to favorites, and kept.' })
  favorites!: StatsCount;

  @Field(() => StatsCount, { description: 'Requests and instant bookings.' })
  requests!: StatsCount;

  @Field(() => [StatsStep], { description: 'Views, favorites and requests step by step.' })
  steps!: readonly StatsStep[];

  @Field(() => StatsFunnel, { description: 'From view to booking.' })
  funnel!: StatsFunnel;

  @Field(() => StatsResponse, { description: 'Answers to requests.' })
  response!: StatsResponse;

  @Field(() => [StatsOccupancy], { description: 'Twelve months, the last one the present.' })
  occupancy!: readonly StatsOccupancy[];

  @Field(() => LocalDate, { description: 'First day of the last full month, that of the income.' })
  incomeMonth!: string;

  @Field(() => Int, { nullable: true, description: 'Received for a square metre in that month, cents.' })
  incomePerM2Cents!: number | null;

  @Field(() => Int, { nullable: true, description: 'The same of the month before it.' })
  previousIncomePerM2Cents!: number | null;

  @Field(() => Int, { nullable: true, description: 'Expected for a square metre in the present month, cents.' })
  expectedPerM2Cents!: number | null;

  @Field(() => [SpaceStats], { description: 'Space by space, the most viewed first.' })
  bySpace!: readonly SpaceStats[];
}
