import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ProtectionPlan } from '../bookings/booking-types.js';

@ObjectType({ description: 'A median of real cases.' })
export class MedianOfCases {
  @Field(() => Float, { description: 'The median, in the unit of the field that carries it.' })
  median!: number;

  @Field(() => Int, { description: 'How many cases it is made of; five or more.' })
  cases!: number;
}

@ObjectType({ description: 'How many bookings of the last 365 days went without a claim.' })
export class BookingsWithoutClaim {
  @Field(() => Int, { description: 'Bookings that began in these days; five or more.' })
  total!: number;

  @Field(() => Int, { description: 'Those of them about which nobody has claimed, withdrawn claims left aside.' })
  withoutClaim!: number;
}

@ObjectType({ description: 'Where the price of one month goes, cents; IVA included in both fees.' })
export class MonthSplit {
  @Field(() => Int, { description: 'The rent that the host asks.' })
  rentCents!: number;

  @Field(() => Int, { description: 'What the renter pays.' })
  totalCents!: number;

  @Field(() => Int, { description: 'What the host gets.' })
  hostNetCents!: number;

  @Field(() => Int, { description: "The host's commission." })
  commissionCents!: number;

  @Field(() => Int, { description: "The renter's fee." })
  renterFeeCents!: number;

  @Field(() => Int, { description: "The host's usual commission, hundredths of a percent of the rent." })
  commissionBps!: number;

  @Field(() => Int, { description: "The renter's fee, hundredths of a percent of the rent." })
  renterFeeBps!: number;
}

@ObjectType({ description: 'A guarantee plan that can be chosen with a booking. All amounts in cents.' })
export class GuaranteePlan {
  @Field(() => ProtectionPlan, { description: 'Which.' })
  plan!: ProtectionPlan;

  @Field(() => Int, { description: 'What it costs for each month; 0 for the one that every booking has.' })
  monthCents!: number;

  @Field(() => Int, { description: 'The most it pays for one booking.' })
  bookingCents!: number;

  @Field(() => Int, { description: 'The most it pays for one object.' })
  objectCents!: number;

  @Field(() => Int, { description: 'The most it pays for damage by water.' })
  waterCents!: number;

  @Field(() => Int, { description: 'The excess that the renter bears.' })
  excessCents!: number;
}

@ObjectType({
  description:
    'Numbers of the pages about Hueco and about trust, counted from the data at most half a minute ago. A median or share of fewer than five cases is null.',
})
export class PlatformMetrics {
  @Field(() => Date, { description: 'When it was counted.' })
  countedAt!: Date;

  @Field(() => Int, { description: 'Published spaces.' })
  spaceCount!: number;

  @Field(() => Int, { description: 'Published spaces whose host has proved that they may let them.' })
  verifiedSpaceCount!: number;

  @Field(() => MedianOfCases, {
    nullable: true,
    description:
      'Metres in a straight line from the middle of a postal code of Madrid to the nearest space; the cases are the postal codes. Null while Madrid has fewer than ten spaces.',
  })
  metresToNearest!: MedianOfCases | null;

  @Field(() => MedianOfCases, {
    nullable: true,
    description: 'Hours from sending an identity document to its decision, of the last 90 days.',
  })
  identityReviewHours!: MedianOfCases | null;

  @Field(() => BookingsWithoutClaim, { nullable: true, description: 'Bookings without a claim.' })
  bookingsWithoutClaim!: BookingsWithoutClaim | null;

  @Field(() => MedianOfCases, {
    nullable: true,
    description: 'Days from a claim to its end, of claims of the last 365 days; withdrawn ones left aside.',
  })
  claimDays!: MedianOfCases | null;

  @Field(() => Boolean, {
    description: 'Hosts confirm their phone and prove their identity before they publish, as the settings ask.',
  })
  isIdentityRequired!: boolean;

  @Field(() => MonthSplit, { description: 'An example: a month of a storage room for 70 €.' })
  monthSplit!: MonthSplit;

  @Field(() => [GuaranteePlan], { description: 'From the smallest limits to the largest.' })
  guaranteePlans!: GuaranteePlan[];
}
