import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ProtectionPlan } from '../bookings/booking.enums.js';

@ObjectType({ description: 'A median of real cases.' })
export class MedianOfCases {
  @Field(() => Float, { description: 'The median, in the unit of the containing field.' })
  median!: number;

  @Field(() => Int, { description: 'The number of cases; five or more.' })
  cases!: number;
}

@ObjectType({ description: 'The share of bookings of the last 365 days without a claim.' })
export class BookingsWithoutClaim {
  @Field(() => Int, { description: 'Bookings that began in these days; five or more.' })
  total!: number;

  @Field(() => Int, { description: 'Those of them without a claim; withdrawn claims do not count.' })
  withoutClaim!: number;
}

@ObjectType({ description: 'The breakdown of one month’s price, cents; IVA included in both fees.' })
export class MonthSplit {
  @Field(() => Int, { description: 'The rent set by the host.' })
  rentCents!: number;

  @Field(() => Int, { description: 'What the renter pays.' })
  totalCents!: number;

  @Field(() => Int, { description: 'What the host gets.' })
  hostNetCents!: number;

  @Field(() => Int, { description: "The host's commission." })
  commissionCents!: number;

  @Field(() => Int, { description: "The renter's fee." })
  renterFeeCents!: number;

  @Field(() => Int, { description: 'The standard commission of hosts, hundredths of a percent of the rent.' })
  commissionBps!: number;

  @Field(() => Int, { description: "The renter's fee, hundredths of a percent of the rent." })
  renterFeeBps!: number;
}

@ObjectType({ description: 'A guarantee plan of bookings. All amounts in cents.' })
export class GuaranteePlan {
  @Field(() => ProtectionPlan, { description: 'The plan.' })
  plan!: ProtectionPlan;

  @Field(() => Int, { description: 'Its monthly price; 0 for the plan that every booking includes.' })
  monthCents!: number;

  @Field(() => Int, { description: 'Its limit for one booking.' })
  bookingCents!: number;

  @Field(() => Int, { description: 'Its limit for one object.' })
  objectCents!: number;

  @Field(() => Int, { description: 'Its limit for damage by water.' })
  waterCents!: number;

  @Field(() => Int, { description: 'The renter’s excess.' })
  excessCents!: number;
}

@ObjectType({ description: 'The credit of a renter whose host cancels, on top of the refund.' })
export class HostCancelCredit {
  @Field(() => Int, { description: 'Hundredths of a percent of what was paid.' })
  bps!: number;

  @Field(() => Int, { description: 'At most this, cents.' })
  maxCents!: number;
}

@ObjectType({
  description:
    'Statistics of the pages about Hueco and about trust, computed from the data at most half a minute ago. A median or share of fewer than five cases is null.',
})
export class PlatformMetrics {
  @Field(() => Date, { description: 'When it was computed.' })
  countedAt!: Date;

  @Field(() => Int, { description: 'Published spaces.' })
  spaceCount!: number;

  @Field(() => Int, { description: 'Published spaces whose host has proved the right to let them.' })
  verifiedSpaceCount!: number;

  @Field(() => MedianOfCases, {
    nullable: true,
    description:
      'Straight-line distance in metres from the centre of a postal code of Madrid to the nearest space; the cases are the postal codes. Null while Madrid has fewer than ten spaces.',
  })
  metresToNearest!: MedianOfCases | null;

  @Field(() => MedianOfCases, {
    nullable: true,
    description: 'Hours from submitting an identity document to the decision, in the last 90 days.',
  })
  identityReviewHours!: MedianOfCases | null;

  @Field(() => BookingsWithoutClaim, { nullable: true, description: 'Bookings without a claim.' })
  bookingsWithoutClaim!: BookingsWithoutClaim | null;

  @Field(() => MedianOfCases, {
    nullable: true,
    description: 'Days from a claim to its end, for claims of the last 365 days, without withdrawn ones.',
  })
  claimDays!: MedianOfCases | null;

  @Field(() => Boolean, {
    description: 'Whether hosts must confirm their phone and verify their identity before they publish.',
  })
  isIdentityRequired!: boolean;

  @Field(() => Int, { description: 'Hours that a host has to answer a request.' })
  hostAnswerHours!: number;

  @Field(() => Int, { description: 'Hours after the start in which a renter can report a wrong space.' })
  claimWindowHours!: number;

  @Field(() => HostCancelCredit, { description: 'What a renter gets when the host cancels.' })
  hostCancelCredit!: HostCancelCredit;

  @Field(() => MonthSplit, { description: 'An example: a month of a storage room for 70 €.' })
  monthSplit!: MonthSplit;

  @Field(() => [GuaranteePlan], { description: 'The plans, from the smallest limits to the largest.' })
  guaranteePlans!: GuaranteePlan[];
}
