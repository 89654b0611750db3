import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../core/graphql/scalars.js';
import { ClosedDayReason } from './notice.enums.js';

@ObjectType({ description: 'Days that cannot be chosen, and why.' })
export class ClosedDays {
  @Field(() => LocalDate, { description: 'The first of them.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The day after the last of them.' })
  to!: string;

  @Field(() => ClosedDayReason, { description: 'The reason.' })
  reason!: ClosedDayReason;
}

@ObjectType({
  description:
    'The last charge of a stay that ends; cents. A host’s amounts are what they get, without the renter’s fee.',
})
export class EndingCharge {
  @Field(() => LocalDate, { description: 'When it is charged.' })
  dueOn!: string;

  @Field(() => LocalDate, { description: 'First day it covers.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day of leaving: not counted.' })
  to!: string;

  @Field(() => Int, { description: 'Number of days it covers.' })
  days!: number;

  @Field(() => Int, { description: 'Rent, cents.' })
  rentCents!: number;

  @Field(() => Int, { description: 'Our fee, cents; 0 for a host, and when the host gives notice.' })
  feeCents!: number;

  @Field(() => Int, { description: 'Guarantee plan, cents; 0 for a host.' })
  protectionCents!: number;

  @Field(() => Int, { description: 'The total in cents; for a host what they get.' })
  totalCents!: number;

  @Field(() => Int, { description: 'The part that the renter’s credit will pay, cents; 0 for a host.' })
  creditCents!: number;
}

@ObjectType({ description: 'The result of leaving on a day, for the viewer.' })
export class NoticePreview {
  @Field(() => LocalDate, { description: 'The day of leaving: not counted, not charged.' })
  endsOn!: string;

  @Field(() => LocalDate, { description: 'The first day that can be chosen.' })
  earliest!: string;

  @Field(() => LocalDate, { description: 'The last day that can be chosen.' })
  latest!: string;

  @Field(() => Int, { description: 'The agreed notice period in days; the staff need not keep it.' })
  noticeDays!: number;

  @Field(() => [ClosedDays], { description: 'Unavailable days around the possible ones, with their reasons.' })
  closedDays!: readonly ClosedDays[];

  @Field(() => EndingCharge, { nullable: true, description: 'The last charge; null when all days are paid.' })
  lastCharge!: EndingCharge | null;

  @Field(() => Int, { description: 'Its total, 0 without one; to be passed to `giveNotice`. Cents.' })
  lastChargeCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The price of a whole month, for a stay paid by the month. Cents.',
  })
  monthCents!: number | null;

  @Field(() => Int, { description: 'The refund of paid days; to be passed to `giveNotice`. Cents.' })
  refundCents!: number;

  @Field(() => Int, {
    description: 'The part of `refundCents` that returns as credit, because credit had paid it; 0 for a host. Cents.',
  })
  creditCents!: number;

  @Field(() => Int, {
    description:
      'Staff: what the host pays when the day keeps less than the agreed notice; 0 for others. To be passed to `giveNotice`. Cents.',
  })
  hostFeeCents!: number;

  @Field(() => LocalDate, { description: 'The first day that the last charge, past or future, covers.' })
  paidFrom!: string;

  @Field(() => [LocalDate], { description: 'The days of all future charges.' })
  chargeDays!: readonly string[];
}
